/** Does what is asked, and shows everything anew. */
export type Doing = (asked: Promise<unknown>) => void;
