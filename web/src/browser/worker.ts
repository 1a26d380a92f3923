/** The page's worker (web/worker.js): it keeps the page on this device and shows what is pushed while the page is closed. */

/** Keeps the page on the device, where the browser allows it. */
export function keepHere(): void {
  void navigator.serviceWorker?.register("/sw.js").catch(() => {});
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
