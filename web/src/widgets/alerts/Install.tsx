import { installer } from "../../browser/alerts";
import { say } from "../../say";
import { Button } from "../Button";

/** Installs the page as an app of the device, where the browser offers that. */
export function Install() {
  const offered = installer.value;
  if (!offered) return null;
  const install = async () => {
    installer.value = null;
    await offered.prompt();
  };
  return (
    <p class="alert-part">
      <Button icon="download" onClick={() => void install()}>
        {say("alert-install")}
      </Button>
    </p>
  );
}
