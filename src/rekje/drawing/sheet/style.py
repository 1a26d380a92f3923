"""How a score sheet looks: dark on white on any screen, and on paper."""

STYLE = """
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1c150a; font: 16px/1.45 system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans",
  sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; }
.kind { margin: 0; color: #51483b; }
h1 { margin: 0 0 .2rem; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 1.6rem 0 .4rem; font-size: 1.1rem; }
.quiet { color: #51483b; font-size: .9em; overflow-wrap: anywhere; }
.result { font-weight: 600; overflow-wrap: anywhere; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; }
caption { padding-bottom: .3rem; text-align: left; font-weight: 600; font-size: 1.1rem; }
th, td { padding: .25rem .4rem; border-bottom: 1px solid #b9ab8c; text-align: left; vertical-align: top;
  font-weight: 400; overflow-wrap: anywhere; }
thead th { border-bottom: 2px solid #51483b; font-weight: 600; overflow-wrap: normal; }
.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.done { width: 100%; }
.word { white-space: nowrap; }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: 0 0 .6rem; padding: 0; list-style: none; }
.legend li { display: flex; align-items: center; gap: .4rem; overflow-wrap: anywhere; }
figure { margin: 0; }
figure.heap { max-width: 30rem; }
figure svg { display: block; width: 100%; max-height: 75vh; }
.words { margin: .3rem 0; overflow-wrap: anywhere; }
.proof { font-size: .85rem; }
.proof dt { color: #51483b; }
.proof dd { margin: 0 0 .3rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { margin-top: 1.6rem; color: #51483b; font-size: .85rem; }
@media screen and (max-width: 34em) {
  main { padding: .7rem; }
  .word { white-space: normal; }
  table, caption, tbody { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: flex; flex-wrap: wrap; gap: 0 .6rem; padding: .35rem 0; border-bottom: 1px solid #b9ab8c; }
  th, td { padding: 0; border: 0; }
  tbody th { font-weight: 600; }
  .scores th { flex-basis: 100%; }
  .turns th { flex: 1 1 5rem; }
  .turns .done { order: 1; flex-basis: 100%; }
  [data-label]:not(:empty)::before { content: attr(data-label) " "; color: #51483b; font-weight: 400; }
}
@page { size: A4; margin: 15mm; }
@media print {
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  tr, figure, .legend { break-inside: avoid; }
  h2, caption, .legend { break-after: avoid; }
  figure svg { max-height: 150mm; }
}
"""
