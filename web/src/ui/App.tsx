import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../say";
import { Voices } from "./aloud/Voices";
import { Wood } from "./board/Tile";
import { JoinPage } from "./JoinPage";
import { Notice } from "./Notice";
import { followLink, path } from "./router";
import { StartPage } from "./start/StartPage";
import { TablePage } from "./table/TablePage";

/** The page that belongs to the address. */
export function App() {
  return (
    <div onClick={followLink}>
      <Wood />
      <Voices />
      <Notice />
      <Page />
    </div>
  );
}

function Page() {
  const [, part, id] = /^\/(t|keep)(?:\/([^/]+))?$/.exec(path.value) ?? [];
  if (part === "keep") return <Keep id={id && decodeURIComponent(id)} />;
  if (part && id) return <TablePage key={id} id={decodeURIComponent(id)} />;
  return path.value === "/join" ? <JoinPage /> : <StartPage />;
}

/** The scorekeeper's part, which is loaded by who wants it. */
function Keep({ id }: { id: string | undefined }) {
  const part = useSignal<typeof import("./keep") | null>(null);
  useEffect(() => void import("./keep").then((loaded) => (part.value = loaded)), []);
  if (!part.value) return <p class="notice">{say("web-loading")}</p>;
  const { KeepPage, KeepStart } = part.value;
  return id ? <KeepPage key={id} id={id} /> : <KeepStart />;
}
