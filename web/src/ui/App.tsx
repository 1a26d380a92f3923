import { Wood } from "./board/Tile";
import { JoinPage } from "./JoinPage";
import { followLink, path } from "./router";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";

/** The page that belongs to the address. */
export function App() {
  const table = /^\/t\/([^/]+)$/.exec(path.value)?.[1];
  return (
    <div onClick={followLink}>
      <Wood />
      {table ? <TablePage key={table} id={decodeURIComponent(table)} /> : path.value === "/join" ? <JoinPage /> : <StartPage />}
    </div>
  );
}
