import { useSignal } from "@preact/signals";
import type { ComponentChild } from "preact";
import { say } from "../../say";
import { Dialog } from "../../widgets/Dialog";
import { ReportForm } from "./ReportForm";

interface Props {
  readonly name: string;
  /** What the operator gets. */
  readonly told: string;
  readonly lines?: readonly ComponentChild[];
  readonly send: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Reports a person to the operator. */
export function ReportDialog({ name, told, lines = [], send, onClose }: Props) {
  const sent = useSignal(false);
  return (
    <Dialog title={say("seats-report-ask", { name })} told={sent.value ? undefined : told} onClose={onClose}>
      <ReportForm lines={lines} sent={sent} send={send} onClose={onClose} />
    </Dialog>
  );
}
