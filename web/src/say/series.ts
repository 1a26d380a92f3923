import { say } from ".";

/** Parts with semicolons between them. */
export const series = (parts: readonly string[]): string => parts.join(`${say("web-semicolon")} `);
