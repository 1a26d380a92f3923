import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { catalogues } from "./catalogue.ts";
import { worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [catalogues(here("../src/rekje/locale")), worker(here("worker.js"))],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: here("../src/rekje/server/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8123", ws: true }, "/rules": "http://127.0.0.1:8123", "/guide": "http://127.0.0.1:8123" } },
});
