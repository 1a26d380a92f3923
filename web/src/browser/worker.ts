/** The page's worker (web/worker.js): it keeps the page on this device and shows what is pushed while the page is closed. */

const TRIES = 6;
const AGAIN_MS = 10_000;

/** Keeps the page on the device, where the browser allows it. A browser with much else to do gives up a worker whose installation takes long; asked again, it goes on. */
export async function keepHere(tries = TRIES): Promise<void> {
  const kept = await navigator.serviceWorker?.register("/sw.js").catch(() => null);
  if (kept && !kept.active && tries > 1) setTimeout(() => void keepHere(tries - 1), AGAIN_MS);
}

/** Does something once the page is shown and nothing else is loading. */
export function later(work: () => void): void {
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2_000));
  if (document.readyState === "complete") idle();
  else window.addEventListener("load", idle, { once: true });
}

/** Shows on the app's icon how many tables wait for me. */
export function showBadge(count: number): void {
  const badge = navigator as { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (count ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => {});
}
