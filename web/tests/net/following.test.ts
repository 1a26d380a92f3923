import { beforeEach, expect, test, vi } from "vitest";
import "../fake-browser";

const api = vi.hoisted(() => ({ settings: vi.fn(), keepSettings: vi.fn(), ServerError: class extends Error {} }));
vi.mock("../../src/net/api", () => api);

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});

const { settle, settled } = await import("../../src/browser/followed");
const { follow } = await import("../../src/net/following");

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
});

test("a look at the server's settings that another has overtaken doesn't end that they follow", async () => {
  settle(1, { "rekje-name": "Anna" });
  kept.set("rekje-name", "Anna");
  kept.set("rekje-language", "nl");
  const answers: ((value: unknown) => void)[] = [];
  api.settings.mockImplementation(() => new Promise((answer) => answers.push(answer)));
  api.keepSettings.mockResolvedValueOnce({ version: 2 }).mockResolvedValueOnce({ version: 3 });
  const both = [follow(), follow()];
  for (const answer of answers) {
    answer({ version: 1, values: { "rekje-name": "Anna" } });
    await new Promise((done) => setTimeout(done));
  }
  await Promise.all(both);
  expect(settled()).toEqual({ version: 3, values: { "rekje-name": "Anna", "rekje-language": "nl" } });
});

test("a browser that has become a stranger's follows nobody", async () => {
  settle(2, {});
  api.settings.mockResolvedValueOnce({ version: 0, values: {} });
  await follow();
  expect(settled()).toBeNull();
});
