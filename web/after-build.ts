import type { Plugin } from "vite";

/** A plugin that works on the folder of the built page, once everything is in it. */
export function afterBuild(name: string, work: (folder: string) => void): Plugin {
  let folder = "";
  return {
    name,
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => work(folder),
  };
}
