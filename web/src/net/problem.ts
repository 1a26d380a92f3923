import { canSay, say } from "../say";
import { Problem } from "./api";

/** What is wrong, in one sentence: the server's, or ours where the server couldn't be heard. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof Problem)) throw problem;
  return problem.message || say(canSay(problem.code) ? problem.code : "web-trouble");
}
