/** The style sheet of the sandbox's page. */
export const sandboxStyle = `:root { color-scheme: light dark; --ink: #1d2130; --soft: #5a6072; --paper: #fff; --ground: #eef0f6; --line: #d5d9e4; --strong: #2b3fd1; --on-strong: #fff; --bad: #b3122a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef6; --soft: #a9afc2; --paper: #1b1e2b; --ground: #11131c; --line: #363b50; --strong: #8fa0ff; --on-strong: #10121b; --bad: #ff8f9f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: clamp(1rem, 6vh, 4rem) 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', sans-serif; }
main { width: min(100%, 27rem); background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: clamp(1.25rem, 5vw, 2rem); }
.mark { margin: 0 0 1rem; display: inline-block; padding: .15rem .6rem; border: 1px solid currentColor; border-radius: 1rem; color: var(--soft); font-size: .8125rem; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 0 0 .5rem; font-size: .9375rem; }
dl { margin: 0 0 1.5rem; border-block: 1px solid var(--line); padding-block: .75rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding-block: .2rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.sum dd { font-size: 1.25rem; font-weight: 650; }
label { display: block; margin-bottom: .35rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: .5rem .8rem; border: 1px solid var(--soft); border-radius: .5rem; background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums; letter-spacing: .05em; }
input[aria-invalid] { border-color: var(--bad); }
.hint { margin: .35rem 0 0; color: var(--soft); font-size: .875rem; }
.error { margin: .35rem 0 0; color: var(--bad); font-weight: 600; }
button { width: 100%; min-height: 3rem; margin-top: 1rem; border: 1px solid var(--strong); border-radius: .5rem; background: var(--strong); color: var(--on-strong); font: inherit; font-weight: 650; cursor: pointer; }
button.plain { background: transparent; color: var(--ink); border-color: var(--soft); }
input:focus-visible, button:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
section { margin-top: 2rem; border-top: 1px solid var(--line); padding-top: 1rem; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .1rem 1rem; padding-block: .3rem; font-size: .875rem; }
li span { color: var(--soft); }
code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; }
`;
