import { say } from "../say";
import { Trouble } from "./Trouble";

/** A code that belongs on another page: `why`, and the way there with the code filled in. */
export function OtherPage({ why, href }: { why: string; href: string }) {
  return (
    <>
      <Trouble text={why} />
      <a class="button" href={href} data-within>
        {say("web-code-go-on")}
      </a>
    </>
  );
}
