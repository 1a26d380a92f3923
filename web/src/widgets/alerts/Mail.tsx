import { useSignal } from "@preact/signals";
import * as alerting from "../../net/alert-requests";
import { say } from "../../say";
import { Button } from "../Button";
import type { PartProps } from "./change";

/** E-mail, at a server whose operator has set it up. */
export function Mail({ settings, change }: PartProps) {
  const address = useSignal("");
  const { mail } = settings;
  const send = (event: Event) => {
    event.preventDefault();
    void change(alerting.askMail(address.value));
  };
  return (
    <section class="alert-part" aria-labelledby="alert-mail">
      <h3 id="alert-mail">{say("alert-mail")}</h3>
      {mail ? (
        <>
          <p>{say(mail.confirmed ? "alert-mail-on" : "alert-mail-waits", { address: mail.address })}</p>
          <Button small onClick={() => void change(alerting.dropMail())}>
            {say("alert-mail-off")}
          </Button>
        </>
      ) : (
        <form class="alert-mail" onSubmit={send}>
          <label class="field">
            {say("alert-mail-address")}
            <input type="email" autocomplete="email" required value={address.value} onInput={(event) => (address.value = event.currentTarget.value)} />
          </label>
          <Button small submit>
            {say("alert-mail-send")}
          </Button>
        </form>
      )}
    </section>
  );
}
