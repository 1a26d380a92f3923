import { say } from "../say";
import { Button } from "../widgets/Button";
import { reading } from "./Reading";

/** Opens the review: what every turn of a finished game could have scored. */
export function ReviewButton() {
  return (
    <Button icon="eye" onClick={() => (reading.value = "review")}>
      {say("review-entry")}
    </Button>
  );
}
