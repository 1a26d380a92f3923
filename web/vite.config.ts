/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { catalogues } from "./catalogue.ts";
import { coreModule } from "./core-module.ts";
import { stamp } from "./stamp.ts";
import { worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What nearly every part of the page needs. */
const COMMON = /\/src\/(?:net\/(?:api|lobby|offer|problem|ratings)|say\/(?:index|voice)|browser\/(?:books|enclose|last-game|links|my-name|perception|promised|remembered|router|screen|study|title)|model\/(?:family|squares|steer|tiles|walk\/grid)|board\/(?:Ground|King|premiums|Tile)|seats\/PersonTile|start\/making|widgets\/(?:Button|ConfirmDialog|Dialog|Icon|LanguageChoice|Lazy|letters-field|Menu|Pause|RuleLink|Top|Trouble))\.tsx?$/;

/** While one works on the page (`make dev`), everything else comes from a `rekje serve` that runs beside it. */
const SERVER = process.env["REKJE_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [coreModule(here("core/rekje.wasm")), catalogues(here("../src/rekje/locale")), worker(here("worker.js")), stamp(here("../Cargo.toml"), here("src/wire.gen.ts"))],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: here("../src/rekje/server/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [here("index.html"), here("src/style/reading.css")],
      // What start page and table share comes in one piece: each piece costs some 700 bytes of headers.
      output: { codeSplitting: { groups: [{ name: "common", test: COMMON }] } },
    },
  },
  // A machine with much else to do isn't what a test finds out.
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/rules": SERVER, "/guide": SERVER } },
});
