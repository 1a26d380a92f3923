/** Searches beside the page, so that the page goes on meanwhile. */

import { type Asked, newAnswering } from "./answering";

const answering = newAnswering();

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => void answering(data).then((told) => self.postMessage(told, { transfer: told.answer ? [told.answer.buffer] : [] })));
