/** Loads the command line, wherever at the table it is shown. */
export const loadLine = () => import("../../line");
