import { Voices } from "./aloud/Voices";
import { Wood } from "./board/Tile";
import { JoinPage } from "./JoinPage";
import { Lazy } from "./Lazy";
import { Notice } from "./Notice";
import { followLink, path } from "./router";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";

/** The page that belongs to the address. */
export function App() {
  const table = /^\/t\/([^/]+)$/.exec(path.value)?.[1];
  return (
    <div onClick={followLink}>
      <Wood />
      <Voices />
      <Notice />
      {table ? <TablePage key={table} id={decodeURIComponent(table)} /> : path.value === "/join" ? <JoinPage /> : <Afterwards />}
    </div>
  );
}

/** My games and the words to study, which are loaded by who wants them; else the start page. */
function Afterwards() {
  if (path.value === "/mine") return <Lazy load={() => import("./after")}>{({ MyGamesPage }) => <MyGamesPage />}</Lazy>;
  if (path.value === "/study") return <Lazy load={() => import("./after")}>{({ StudyPage }) => <StudyPage />}</Lazy>;
  return <StartPage />;
}
