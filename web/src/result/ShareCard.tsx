import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Icon } from "../widgets/Icon";

/** The table at the end as a picture: a small one, and a button that shares it, or keeps it where nothing can be shared. */
export function ShareCard({ table }: { table: string }) {
  const picture = useSignal<{ file: File; url: string } | null>(null);
  const trouble = useSignal("");
  const tries = useSignal(0);
  useEffect(() => {
    let given = "";
    let gone = false;
    const take = (blob: Blob) => {
      if (gone) return;
      given = URL.createObjectURL(blob);
      picture.value = { file: new File([blob], "rekje.png", { type: "image/png" }), url: given };
    };
    trouble.value = "";
    // The picture is there before the button is pressed: some browsers share only what is at hand at once.
    api.picture(table).then(take, (problem: unknown) => (trouble.value = problemText(problem)));
    return () => {
      gone = true;
      URL.revokeObjectURL(given);
    };
  }, [table, tries.value]);
  const found = picture.value;
  const shares = Boolean(found && navigator.canShare?.({ files: [found.file] }));
  const give = (one: { file: File; url: string }) => void (shares ? navigator.share({ files: [one.file] }).catch(() => undefined) : keep(one.url));
  const press = () => (found ? give(found) : trouble.value && tries.value++);
  return (
    <div class="share-card card">
      <span class="small-picture">{found && <img src={found.url} alt={say("result-picture")} width="1200" height="630" />}</span>
      <button type="button" class="button" aria-disabled={!(found || trouble.value) || undefined} onClick={press}>
        <Icon name={shares ? "share" : "download"} />
        {trouble.value ? say("result-picture-failed") : say(shares ? "result-share-picture" : "result-save-picture")}
      </button>
    </div>
  );
}

function keep(url: string): void {
  Object.assign(document.createElement("a"), { href: url, download: "rekje.png" }).click();
}
