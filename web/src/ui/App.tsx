import { Wood } from "./board/Tile";
import { Lazy } from "./Lazy";
import { Notice } from "./Notice";
import { followLink, path } from "./router";
import { StartPage } from "./start/StartPage";

/** The page that belongs to the address. */
export function App() {
  return (
    <div onClick={followLink}>
      <Wood />
      <Notice />
      <Page />
    </div>
  );
}

function Page() {
  const [, part, id] = /^\/(t|keep)(?:\/([^/]+))?$/.exec(path.value) ?? [];
  if (part === "keep") return <Keep id={id && decodeURIComponent(id)} />;
  if (part && id) return <Lazy key={id} load={() => import("./table/TablePage")}>{({ TablePage }) => <TablePage id={decodeURIComponent(id)} />}</Lazy>;
  if (path.value === "/join") return <Lazy load={() => import("./seats")}>{({ JoinPage }) => <JoinPage />}</Lazy>;
  if (path.value === "/mine") return <Lazy load={() => import("./after")}>{({ MyGamesPage }) => <MyGamesPage />}</Lazy>;
  if (path.value === "/study") return <Lazy load={() => import("./after")}>{({ StudyPage }) => <StudyPage />}</Lazy>;
  return <StartPage />;
}

/** The scorekeeper's part. */
function Keep({ id }: { id: string | undefined }) {
  return <Lazy load={() => import("./keep")}>{({ KeepPage, KeepStart }) => (id ? <KeepPage key={id} id={id} /> : <KeepStart />)}</Lazy>;
}
