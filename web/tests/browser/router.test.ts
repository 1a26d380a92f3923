import { beforeEach, describe, expect, it, vi } from "vitest";

type Part = { readonly id: string; tabIndex?: number; focus(): void; querySelector(what: string): Part | null };

let has: Part | null = null;
let heading: Part | null = null;

const part = (id: string): Part => ({
  id,
  focus() {
    has = this;
    told.push(id);
  },
  querySelector: () => heading,
});
/** What got the focus, in order. */
let told: string[] = [];
const [landing, main, link] = [part("landing"), part("main"), part("link")];

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("history", { pushState: (_: unknown, __: string, to: string) => (location.pathname = to) });
vi.stubGlobal("window", { addEventListener: () => {} });
vi.stubGlobal("scrollTo", () => {});
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
vi.stubGlobal("document", {
  body: part("body"),
  get activeElement() {
    return has;
  },
  getElementById: (id: string) => ({ landing, main })[id] ?? null,
});
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

const { go, isNowhere, path, toPage } = await import("../../src/browser/router");

beforeEach(() => {
  vi.runAllTimers();
  [has, heading, told] = [link, part("heading"), []];
});

describe("going to another page", () => {
  it("takes the focus off the old page before that is removed, and gives it to the new heading later", () => {
    const shown: string[] = [];
    const stop = path.subscribe((at) => shown.push(`${at} ${has!.id}`));
    go("/join");
    stop();
    expect(shown.at(-1)).toBe("/join landing");
    vi.advanceTimersByTime(100);
    expect(told.at(-1)).toBe("landing");
    vi.runAllTimers();
    expect(told.at(-1)).toBe("heading");
    expect(heading!.tabIndex).toBe(-1);
  });

  it("leaves the focus where somebody has moved it meanwhile", () => {
    go("/join");
    vi.advanceTimersByTime(50);
    link.focus();
    vi.runAllTimers();
    expect(has).toBe(link);
  });

  it("gives it to the contents while they have no heading", () => {
    heading = null;
    go("/t/one");
    vi.runAllTimers();
    expect(has).toBe(main);
  });

  it("gives it to the heading once, if two steps follow each other", () => {
    toPage();
    vi.advanceTimersByTime(150);
    toPage();
    vi.advanceTimersByTime(150);
    expect(told).not.toContain("heading");
    vi.runAllTimers();
    expect(told.filter((id) => id === "heading")).toHaveLength(1);
  });
});

describe("whether no part of the page has the focus", () => {
  it.each([
    [landing, true],
    [main, true],
    [link, false],
  ])("%o", (one, nowhere) => {
    one.focus();
    expect(isNowhere()).toBe(nowhere);
  });
});
