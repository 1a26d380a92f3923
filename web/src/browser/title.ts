/** The page's title, for the window's tab and for screen readers, which would read signs such as ● and · aloud. */

/** The title of a page of ours. */
export function showTitle(page = ""): void {
  document.title = page ? `${page}, Rekje` : "Rekje";
}

/** What I am asked to do, and where. */
export function showAsked(asked: string, where: string): void {
  document.title = `${/[.?!…]$/u.test(asked) ? asked : `${asked}.`} ${where}`;
}
