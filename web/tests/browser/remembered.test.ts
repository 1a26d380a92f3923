import { expect, test, vi } from "vitest";
import { remembered } from "../../src/browser/remembered";

test("what was chosen is there again; what can't be read or kept hinders nobody", () => {
  const store = new Map([["broken", "{"]]);
  vi.stubGlobal("localStorage", { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, text: string) => void store.set(name, text) });
  const size = (kept: unknown) => ({ size: "usual", ...(kept as { size: string } | undefined) });
  const chosen = remembered("seeing", size);
  chosen.value = { size: "large" };
  expect(remembered("seeing", size).value).toEqual({ size: "large" });
  expect(remembered("broken", size).value).toEqual({ size: "usual" });
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("no room");
    },
  });
  expect(remembered("seeing", size).value).toEqual({ size: "usual" });
});
