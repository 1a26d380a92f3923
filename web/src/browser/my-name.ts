/** The name that I gave at a table last. */

const NAME = "rekje-name";

export function myName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function rememberName(name: string): void {
  localStorage.setItem(NAME, name);
}
