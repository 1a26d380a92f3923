/** The questions about the table that a single key asks. The key is the question's position in this list, from 1. */

export const QUESTIONS = ["last", "rack", "scores", "time", "unseen", "build", "tried"] as const;
export type Question = (typeof QUESTIONS)[number];
