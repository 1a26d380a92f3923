"""How the page of a review looks: as the reader's screen is, light or dark; on paper dark on white."""

STYLE = """
:root { color-scheme: light dark; --ground: #fff; --ink: #1c150a; --quiet: #51483b; --line: #b9ab8c; --bad: #a3341f;
  --course: #1d6560; }
@media screen and (prefers-color-scheme: dark) { :root { --ground: #191510; --ink: #f2eadb; --quiet: #c4b8a2;
  --line: #5d5341; --bad: #ff9b83; --course: #7fd0c6; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, "Segoe UI", "Noto Sans",
  "DejaVu Sans", sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
.kind { margin: 0; color: var(--quiet); }
h1 { margin: 0 0 .2rem; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 1.8rem 0 .4rem; font-size: 1.15rem; }
h3 { margin: 1.2rem 0 .3rem; font-size: 1rem; }
.quiet { color: var(--quiet); font-size: .9em; }
.result { font-weight: 600; }
table { width: 100%; margin: .4rem 0 1rem; border-collapse: collapse; }
th, td { padding: .25rem .4rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: 400; overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid var(--quiet); font-weight: 600; overflow-wrap: normal; hyphens: auto; }
.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; white-space: nowrap; }
.number.head { white-space: normal; }
table:not(.turns, .overview) thead th.number:not(:first-child) { overflow-wrap: anywhere; min-width: 3.5rem; }
.cost { color: var(--bad); font-weight: 600; }
.why { margin: .1rem 0 .2rem; color: var(--quiet); font-size: .875em; text-wrap: pretty; }
figure { margin: .4rem 0; }
figure.chart svg { display: block; width: 100%; height: auto; }
.course .line { stroke: var(--course); stroke-width: 3; stroke-linejoin: round; }
.course .dear { fill: var(--bad); }
.misses { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 0 1.4rem; }
.miss { break-inside: avoid; }
.miss p { margin: .3rem 0; overflow-wrap: anywhere; }
.miss figure { max-width: 26rem; }
.miss svg { display: block; width: 100%; }
ul { margin: .3rem 0; padding-left: 1.2rem; }
li { overflow-wrap: anywhere; }
.words { overflow-wrap: anywhere; }
footer { margin-top: 1.8rem; color: var(--quiet); font-size: .85rem; }
@media (min-width: 34.01em) {
  .turns tbody th { width: 14%; }
  .turns .done { width: 24%; }
}
@media (max-width: 34em) {
  main { padding: .7rem; }
  table.turns, table.turns tbody, table.turns tr { display: block; }
  table.turns thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table.turns tr { display: flex; flex-wrap: wrap; gap: 0 .6rem; padding: .35rem 0;
    border-bottom: 1px solid var(--line); }
  table.turns th, table.turns td { padding: 0; border: 0; }
  table.turns .done, table.turns .better { flex-basis: 100%; }
  table.turns .better::before { content: "→ "; color: var(--quiet); }
  table.turns .better:empty { display: none; }
  table.turns [data-label]::before { content: attr(data-label) " "; color: var(--quiet); font-weight: 400; }
  .course text { font-size: 20px; }
}
@page { size: A4; margin: 15mm; }
@media print {
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  tr, figure { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
"""
