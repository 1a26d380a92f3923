/** Settings that follow a person: compared with the server when the page comes and when it is left. */

import { settle, settled, endFollowing, isFollowed, merged, put, valuesHere } from "../browser/followed";
import { chooseLanguage, wishedLanguage } from "../say";
import * as api from "./api";

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden" && isFollowed()) void follow();
});

/** Brings this browser and the server to the same settings. Without a connection it is done another time. */
export async function follow(): Promise<void> {
  try {
    // Asked for before the server is: what was agreed while it answers is newer than its answer.
    const before = settled();
    const there = await api.settings();
    // This browser was one of somebody's and is a stranger now.
    if (before && there.version < before.version) return endFollowing();
    const wanted = merged(there.values, valuesHere(), before?.values ?? {});
    if (put(wanted).includes("rekje-language")) await chooseLanguage(wishedLanguage());
    const same = JSON.stringify(sorted(wanted)) === JSON.stringify(sorted(there.values));
    const kept = same && there.version > 0 ? there : await api.keepSettings({ values: wanted });
    if (kept.version > 0) settle(kept.version, wanted);
    else endFollowing();
  } catch (problem) {
    if (!(problem instanceof api.ServerError)) throw problem;
  }
}

const sorted = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
