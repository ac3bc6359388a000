/** The path of the documents' style sheet. */
export const paperStylePath = '/document/paper.css';

/** The style sheet of documents: a sheet on the screen, the bare sheet in print. */
export const paperStyle = `:root { --ink: #1b1b20; --soft: #5c5c66; --line: #d9d8dd; --ground: #efeeec; }
* { box-sizing: border-box; }
body { margin: 0; padding: clamp(.75rem, 3vw, 2.5rem); background: var(--ground); color: var(--ink); font: .9375rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
:lang(zh) { font-family: system-ui, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
:lang(zh-HK) { font-family: system-ui, 'PingFang HK', 'PingFang TC', 'Noto Sans HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', sans-serif; }
.tools { max-width: 52rem; margin: 0 auto .75rem; display: flex; justify-content: flex-end; }
.tools a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--ink); border-radius: .5rem; color: inherit; font-weight: 600; text-decoration: none; }
.tools a:hover { background: var(--ink); color: #fff; }
.tools a:focus-visible { outline: 3px solid #4a00ff; outline-offset: 2px; }
.sheet { max-width: 52rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 3.5rem); background: #fff; border-radius: .5rem; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: .25rem 2rem; margin-bottom: 1.5rem; }
h1 { order: -1; margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 650; }
.shop { margin: 0; font-weight: 600; }
h2 { margin: 0 0 .25rem; font-size: .8125rem; font-weight: 600; color: var(--soft); }
dl, dd, p { margin: 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: .75rem 1.5rem; padding-block: 1rem; border-block: 1px solid var(--line); }
dt { font-size: .8125rem; color: var(--soft); }
.blocks, .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.5rem 2.5rem; margin-block: 1.75rem; }
.code { width: 9rem; margin-block: 0 1.5rem; }
.code svg { display: block; width: 100%; }
.returnLabel .lines { font-size: 1.125rem; }
.lines span { display: block; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { padding: .5rem .5rem .5rem 0; border-bottom: 1.5px solid var(--ink); font-size: .8125rem; font-weight: 600; text-align: start; vertical-align: bottom; }
td { padding: .625rem .5rem .625rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th.end, td.end { padding: .625rem 0 .625rem .75rem; text-align: end; white-space: nowrap; }
td small { display: block; color: var(--soft); font-size: .8125rem; }
.totals { margin: 1rem 0 0 auto; max-width: 24rem; font-variant-numeric: tabular-nums; }
.totals > div, .pairs > div { display: flex; justify-content: space-between; gap: 1.5rem; padding-block: .2rem; }
.totals dt, .pairs dt { color: inherit; font-size: inherit; }
.totals dd, .pairs dd { text-align: end; white-space: nowrap; }
.totals .sum { margin-block: .4rem; padding-block: .5rem; border-block: 1.5px solid var(--ink); font-size: 1.125rem; font-weight: 650; }
.tables { margin-bottom: 0; font-size: .875rem; font-variant-numeric: tabular-nums; }
.note { margin-top: 1.5rem; white-space: pre-line; }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .8125rem; }
.sheet + .sheet { margin-top: 2rem; break-before: page; }
@media (max-width: 36rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: grid; grid-template-columns: 1fr; padding-block: .75rem; border-bottom: 1px solid var(--line); }
  td, td.end { display: flex; justify-content: space-between; gap: 1rem; padding: .1rem 0; border: 0; }
  td::before { content: attr(data-title); color: var(--soft); }
  td:first-child { display: block; font-weight: 600; }
  td:first-child::before { content: none; }
  td small { font-weight: 400; }
}
@media print {
  @page { margin: 16mm; }
  body { padding: 0; background: none; font-size: 10pt; }
  .tools { display: none; }
  .sheet { max-width: none; padding: 0; border-radius: 0; }
  thead { display: table-header-group; }
  tr, .blocks section, .tables section, .totals { break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;
