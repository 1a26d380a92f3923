/** The command line beside the score sheet, loaded once that is shown. */

export { CommandLine } from "../../line";
export { typingIn } from "./typing";
