import { say } from "../say";
import { asking, toBoard } from "../spoken/keys";

/** Goes to a square of the board by its name, with the keyboard too; tells if the board has none of that name. */
export function goingTo(place: string, go: (place: string) => boolean): string {
  if (!go(place.toUpperCase())) return say("spoken-no-square", { square: place });
  // In front of a narrow page the line gives way to the board.
  asking.value = null;
  // Once what was typed is dealt with, so that the line doesn't keep the focus.
  setTimeout(toBoard);
  return "";
}
