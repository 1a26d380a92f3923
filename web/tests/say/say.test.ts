import { beforeAll, expect, test, vi } from "vitest";
import { language, learn, type Loaders, say, speak } from "../../src/say";

/** Sentences of a part of the page that arrive when they are given. */
function part(name: string) {
  const asked: { code: string; give: () => void }[] = [];
  const arrival = (code: string) => () => new Promise<{ default: string }>((arrive) => asked.push({ code, give: () => arrive({ default: `${name} = ${code}\n` }) }));
  const loaders: Loaders = { nl: arrival("nl"), fr: arrival("fr"), de: arrival("de"), en: arrival("en"), it: arrival("it") };
  return { loaders, give: (code: string) => asked.filter((one) => one.code === code).forEach((one) => one.give()) };
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test("the language asked for last is shown with all that is learned, whatever arrives first", async () => {
  const [one, other] = [part("test-one"), part("test-other")];
  const learned = learn(one.loaders);
  const chosen = speak("nl");
  const more = learn(other.loaders);
  other.give("nl");
  one.give("nl");
  await more;
  one.give("en");
  await Promise.all([learned, chosen]);
  expect([language.value, say("test-one"), say("test-other")]).toEqual(["nl", "nl", "nl"]);
});
