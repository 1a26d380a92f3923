/** What modules of the page ask of a browser as they are loaded. A test that loads such modules by `await import` imports this. */

import { vi } from "vitest";

const page = new EventTarget();
vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: page.addEventListener.bind(page), dispatchEvent: page.dispatchEvent.bind(page) });
vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("window", { addEventListener: () => {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
