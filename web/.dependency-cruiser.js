/**
 * What may import what in the page: the same contracts as Python's (`.importlinter`). `import type` counts, and `import()` too.
 */

/** From the roof down: a floor imports from itself and from those after it. `src/` itself, where the page begins, is the roof. */
export const FLOORS = ["analysis", "keep", "show", "table", "line", "me", "result", "lobby", "seats", "start", "mail", "operator", "review", "after", "shuffle", "spoken", "search", "widgets", "board", "composer", "telling", "net", "say", "browser", "model"];

const FAMILIES = ["crossword", "walk", "path"];

/** No floor imports from those above it, nor from where the page begins. */
const floorsGoDown = FLOORS.map((floor, depth) => ({
  name: `floors-go-down-${floor}`,
  severity: "error",
  from: { path: `^src/${floor}/` },
  to: { path: [...FLOORS.slice(0, depth).map((above) => `^src/${above}/`), "^src/(?:main|App|parts)\\.tsx?$"] },
}));

/** No family imports from another one, on whichever floor. */
const familiesAreIndependent = FAMILIES.map((family) => ({
  name: `families-are-independent-${family}`,
  severity: "error",
  from: { path: `^src/.*/${family}/` },
  to: { path: `^src/.*/(?:${FAMILIES.filter((other) => other !== family).join("|")})/` },
}));

const INSIDE_A_FAMILY = `^src/.*/(?:${FAMILIES.join("|")})/`;

/** Only a floor's `families` module imports from its families' folders: everything else asks that module. */
const familiesAreAskedFor = {
  name: "families-are-asked-for",
  severity: "error",
  from: { path: "^src/", pathNot: [INSIDE_A_FAMILY, "/families\\.tsx?$"] },
  to: { path: INSIDE_A_FAMILY },
};

export default {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    // A folder that isn't in the list would be under no contract.
    { name: "every-folder-is-a-floor", severity: "error", from: { path: "^src/[^/]+/", pathNot: `^src/(?:${[...FLOORS, "style"].join("|")})/` }, to: {} },
    ...floorsGoDown,
    ...familiesAreIndependent,
    familiesAreAskedFor,
  ],
  options: { tsPreCompilationDeps: true, tsConfig: { fileName: "tsconfig.json" }, doNotFollow: { path: "node_modules" }, exclude: { path: "^virtual:" } },
};
