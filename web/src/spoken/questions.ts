/** What can be asked about the table by a single key: the key is the place in this list, from 1. */

export const QUESTIONS = ["last", "rack", "scores", "time", "unseen", "build", "tried"] as const;
export type Question = (typeof QUESTIONS)[number];
