import { Wood } from "./board/Tile";
import { followLink, path } from "./browser/router";
import { addressOf, PARTS } from "./parts";
import { Lazy } from "./widgets/Lazy";
import { Notice } from "./widgets/Notice";
import { Offline } from "./widgets/Offline";

/** The page that belongs to the address. */
export function App() {
  return (
    <div onClick={followLink}>
      <Wood />
      <Notice />
      <Offline />
      <Page />
    </div>
  );
}

function Page() {
  const { part, id } = addressOf(path.value);
  if (part === "keep") return <Lazy key={part} load={PARTS.keep}>{({ KeepPage, KeepStart }) => (id ? <KeepPage key={id} id={id} /> : <KeepStart />)}</Lazy>;
  if (part === "table") return <Lazy key={id!} load={PARTS.table}>{({ TablePage }) => <TablePage id={id!} />}</Lazy>;
  if (part === "analysis") return <Lazy key={part} load={PARTS.analysis}>{({ AnalysisPage }) => <AnalysisPage />}</Lazy>;
  if (part === "show") return <Lazy key={id!} load={PARTS.show}>{({ ShowPage }) => <ShowPage id={id!} />}</Lazy>;
  if (part === "mail") return <Lazy key={part} load={PARTS.mail}>{({ MailPage }) => <MailPage />}</Lazy>;
  if (part === "lobby") return <Lazy key={part} load={PARTS.lobby}>{({ LobbyPage }) => <LobbyPage />}</Lazy>;
  if (part === "operator") return <Lazy key={part} load={PARTS.operator}>{({ OperatorPage }) => <OperatorPage />}</Lazy>;
  if (part === "seats") return <Lazy key={part} load={PARTS.seats}>{({ JoinPage }) => <JoinPage />}</Lazy>;
  if (part === "me") return <Lazy key={part} load={PARTS.me}>{({ MePage, AddPage }) => (path.value === "/me" ? <MePage /> : <AddPage />)}</Lazy>;
  if (part === "after") return <Lazy key={part} load={PARTS.after}>{({ MyGamesPage, StudyPage }) => (path.value === "/mine" ? <MyGamesPage /> : <StudyPage />)}</Lazy>;
  if (part === "form") return <Lazy key={part} load={PARTS.form}>{({ NewPage }) => <NewPage />}</Lazy>;
  return <Lazy key={part} load={PARTS.start}>{({ StartPage }) => <StartPage />}</Lazy>;
}
