import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api";
import { say } from "../say";

/** A link of this site as a picture that another device's camera reads. */
export function Qr({ url }: { url: string }) {
  const picture = useSignal("");
  useEffect(() => {
    void api.qrCode(url).then((made) => (picture.value = made));
    return () => URL.revokeObjectURL(picture.peek());
  }, [url]);
  return picture.value ? <img class="qr" src={picture.value} alt={say("web-qr")} width="148" height="148" /> : null;
}
