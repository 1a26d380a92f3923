/** Does what is asked, and shows everything anew. */
export type Doing = (asked: Promise<unknown>) => void;

/** For so many days somebody can be excluded. */
export const DAYS = [1, 7, 30];
