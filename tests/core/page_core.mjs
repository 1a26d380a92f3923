// Asks the core for the page the questions of a file, and writes its answers: node page_core.mjs CORE QUESTIONS ANSWERS
//
// A question is its number, a byte, the length of its bytes, four bytes, and these; an answer likewise, with 1 for its
// number, or 0 for a sentence that says what is wrong.
import { readFileSync, writeFileSync } from "node:fs";

const [core, questions, answers] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(core));
const { memory, input, ask, answer, answer_length } = instance.exports;
const asked = readFileSync(questions);
const told = [];
for (let at = 0; at < asked.length; ) {
  const length = asked.readUInt32LE(at + 1);
  const room = input(length);
  new Uint8Array(memory.buffer, room, length).set(asked.subarray(at + 5, at + 5 + length));
  const head = Buffer.alloc(5);
  head.writeUInt8(ask(asked.readUInt8(at)));
  head.writeUInt32LE(answer_length(), 1);
  told.push(head, Buffer.from(new Uint8Array(memory.buffer, answer(), answer_length())));
  at += 5 + length;
}
writeFileSync(answers, Buffer.concat(told));
