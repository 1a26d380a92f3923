import { Wood } from "./board/Tile";
import { Lazy } from "./Lazy";
import { Notice } from "./Notice";
import { addressOf, PARTS } from "./parts";
import { followLink, path } from "./router";

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
  const { part, id } = addressOf(path.value);
  if (part === "keep") return <Lazy key={part} load={PARTS.keep}>{({ KeepPage, KeepStart }) => (id ? <KeepPage key={id} id={id} /> : <KeepStart />)}</Lazy>;
  if (part === "table") return <Lazy key={id!} load={PARTS.table}>{({ TablePage }) => <TablePage id={id!} />}</Lazy>;
  if (part === "seats") return <Lazy key={part} load={PARTS.seats}>{({ JoinPage }) => <JoinPage />}</Lazy>;
  if (part === "after") return <Lazy key={part} load={PARTS.after}>{({ MyGamesPage, StudyPage }) => (path.value === "/mine" ? <MyGamesPage /> : <StudyPage />)}</Lazy>;
  return <Lazy key={part} load={PARTS.start}>{({ StartPage }) => <StartPage />}</Lazy>;
}
