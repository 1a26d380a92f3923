import { canSay, say } from "../say";
import { ServerError } from "./api";

/** The error in one sentence: the server's, or ours if the server couldn't be reached. */
export function problemText(problem: unknown): string {
  if (!(problem instanceof ServerError)) throw problem;
  return problem.message || say(canSay(problem.code) ? problem.code : "web-trouble");
}
