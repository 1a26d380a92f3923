import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * Tells the style how much room the board has: `--stage-wide` and `--stage-high`, in pixels. Container units (`cqw`, `cqh`) would do
 * so too, but where a board's size depends on them, Chromium lays out all its letters anew whenever anything on the page changes.
 */
export function useStageSize(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const stage = element.current!;
    const tell = () => {
      const { width, height } = stage.getBoundingClientRect();
      stage.style.setProperty("--stage-wide", `${width}px`);
      stage.style.setProperty("--stage-high", `${height}px`);
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
}
