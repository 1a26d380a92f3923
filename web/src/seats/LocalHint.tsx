import { learn, say } from "../say";
import { SEATS } from "./sentences";

const COMMAND = "rekje serve --host 0.0.0.0";

/** Where a link leads to this computer only: what to do about it, with the command in one piece. */
export function LocalHint({ url }: { url: string }) {
  if (!isLocal(url)) return null;
  const [before, after] = say("web-link-local", { command: COMMAND }).split(COMMAND);
  return (
    <p class="quiet-text">
      {before}
      <code class="unbroken">{COMMAND}</code>
      {after}
    </p>
  );
}

/** Whether an address leads to this computer alone, whoever opens it. */
function isLocal(url: string): boolean {
  return URL.canParse(url) && /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);
}

await learn(SEATS);
