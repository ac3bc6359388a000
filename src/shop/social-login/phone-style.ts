/** The style sheet of the phone's pages. */
export const phoneStyle = `:root { color-scheme: light dark; --ink: #14231c; --soft: #52635a; --paper: #fff; --ground: #e6efe9; --line: #cdd9d2; --strong: #0b6b46; --on-strong: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9f2ed; --soft: #a5b6ad; --paper: #17201b; --ground: #0e1512; --line: #33433a; --strong: #6fd6a6; --on-strong: #0c1a13; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: clamp(1rem, 6vh, 4rem) 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'PingFang HK', 'Microsoft YaHei', sans-serif; }
main { width: min(100%, 25rem); background: var(--paper); border: 1px solid var(--line); border-radius: 1.5rem; padding: clamp(1.25rem, 5vw, 2rem); }
.mark { margin: 0 0 1.25rem; display: inline-block; padding: .15rem .7rem; border-radius: 1rem; background: var(--ground); color: var(--soft); font-size: .8125rem; }
h1 { margin: 0 0 .75rem; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0 0 .75rem; }
.code { margin: 1rem 0; padding: .75rem; border-radius: 1rem; background: var(--ground); text-align: center; font-size: 2.25rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; letter-spacing: .25em; text-indent: .25em; }
form { margin-top: 1.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
label { display: block; margin-bottom: .35rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: .5rem .8rem; border: 1px solid var(--soft); border-radius: .6rem; background: transparent; color: inherit; font: inherit; }
.hint { margin: .35rem 0 0; color: var(--soft); font-size: .875rem; }
.choice { display: grid; gap: .75rem; margin-top: 1.25rem; }
button { width: 100%; min-height: 3rem; border: 1px solid var(--strong); border-radius: .6rem; background: var(--strong); color: var(--on-strong); font: inherit; font-weight: 650; cursor: pointer; }
button.plain { background: transparent; color: var(--ink); border-color: var(--soft); }
input:focus-visible, button:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
`;
