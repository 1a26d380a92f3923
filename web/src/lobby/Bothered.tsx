import { useSignal } from "@preact/signals";
import { problemText } from "../net/problem";
import { say } from "../say";
import { announce } from "../say/voice";
import { ReportDialog } from "../seats/others/ReportDialog";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Trouble } from "../widgets/Trouble";
import * as requests from "./requests";
import type { LobbyPerson } from "../wire.gen";

interface Props {
  readonly person: LobbyPerson;
  /** The heading of the list, which gets the focus once the person is in it no longer. */
  readonly heading: string;
  readonly onChange: () => void;
}

/** What I can do about somebody who is seen in the lobby: mute, or report. */
export function Bothered({ person, heading, onChange }: Props) {
  const asking = useSignal<"" | "what" | "report">("");
  const { id, name } = person;
  if (!id) return null;
  const close = () => (asking.value = "");
  return (
    <>
      <Button small kind="quiet" icon="more" label={say("lobby-about-who", { name })} onClick={() => (asking.value = "what")} />
      {asking.value === "what" && <MuteDialog person={person} heading={heading} onChange={onChange} onReport={() => (asking.value = "report")} onClose={close} />}
      {asking.value === "report" && <ReportDialog name={name} told={say("lobby-report-more", { name })} send={(text) => requests.reportHere(id, text)} onClose={close} />}
    </>
  );
}

interface MuteProps extends Props {
  readonly onReport: () => void;
  readonly onClose: () => void;
}

function MuteDialog({ person: { id, name }, heading, onChange, onReport, onClose }: MuteProps) {
  const trouble = useSignal("");
  const muted = useSignal(false);
  const mute = () =>
    requests.muteHere(id).then(
      () => {
        muted.value = true;
        announce(say("seats-muted", { name }), { now: true });
        onClose();
        onChange();
      },
      (problem: unknown) => (trouble.value = problemText(problem)),
    );
  return (
    <Dialog title={say("lobby-about-title", { name })} told={say("lobby-mute-more", { name })} onClose={onClose} back={() => (muted.value ? document.getElementById(heading) : null)}>
      <Trouble text={trouble.value} />
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button onClick={onReport}>{say("seats-report")}</Button>
        <Button kind="primary" onClick={() => void mute()}>
          {say("seats-mute")}
        </Button>
      </div>
    </Dialog>
  );
}
