/** What is written into every stored text to see whether any of it runs. */

/** Each calls `__run` with its own number, by itself or at a gesture, where it is taken for markup or for an address. */
export const payloads: readonly string[] = [
  (n: string) => `<script>__run(${n})</script>`,
  (n: string) => `<ScRiPt >__run(${n})</sCrIpT >`,
  (n: string) => `</script><script>__run(${n})</script>`,
  (n: string) => `</title><script>__run(${n})</script>`,
  (n: string) => `</textarea><script>__run(${n})</script>`,
  (n: string) => `</style><script>__run(${n})</script>`,
  (n: string) => `--><script>__run(${n})</script>`,
  (n: string) => `]]><script>__run(${n})</script>`,
  (n: string) => `"><script>__run(${n})</script>`,
  (n: string) => `'><script>__run(${n})</script>`,
  (n: string) => `<<script>__run(${n})//<</script>`,
  (n: string) => `<script src="data:text/javascript,__run(${n})"></script>`,
  (n: string) => `<script type="module">__run(${n})</script>`,
  (n: string) => `<svg><script>__run(${n})</script></svg>`,
  (n: string) => `<svg onload=__run(${n})>`,
  (n: string) => `<svg/onload=__run(${n})//`,
  (n: string) => `<svg><animate onbegin=__run(${n}) attributeName=x dur=1s>`,
  (n: string) => `<svg><set onbegin=__run(${n}) attributeName=x dur=1s>`,
  (n: string) => `<svg><a xlink:href="javascript:__run(${n})"><text y="20">x</text></a></svg>`,
  (n: string) => `<math><a xlink:href="javascript:__run(${n})">x</a></math>`,
  (n: string) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__run(${n})&gt;">`,
  (n: string) => `<img src=x onerror=__run(${n})>`,
  (n: string) => `<img src=x onerror="__run(${n})"`,
  (n: string) => `<IMG SRC=x OnErRoR=__run(${n})>`,
  (n: string) => `<img/src=x/onerror=__run(${n})>`,
  (n: string) => `<img src="x" onerror="&#95;&#95;run(${n})">`,
  (n: string) => `"><img src=x onerror=__run(${n})>`,
  (n: string) => `'><img src=x onerror=__run(${n})>`,
  (n: string) => `" onmouseover="__run(${n})" x="`,
  (n: string) => `' onmouseover='__run(${n})' x='`,
  (n: string) => `" autofocus tabindex=1 onfocus="__run(${n})" x="`,
  (n: string) => `" onpointerenter=__run(${n}) style="position:fixed;inset:0" x="`,
  (n: string) => ` onmouseover=__run(${n}) x=`,
  (n: string) => `<body onload=__run(${n})>`,
  (n: string) => `<video src=x onerror=__run(${n})></video>`,
  (n: string) => `<video><source onerror=__run(${n}) src=x></video>`,
  (n: string) => `<audio src=x onerror=__run(${n})>`,
  (n: string) => `<details open ontoggle=__run(${n})>x</details>`,
  (n: string) => `<input autofocus onfocus=__run(${n})>`,
  (n: string) => `<select autofocus onfocus=__run(${n})><option>x</select>`,
  (n: string) => `<p tabindex=0 onfocus=__run(${n}) onmouseover=__run(${n})>x</p>`,
  (n: string) => `<custom-element onmouseover=__run(${n})>x</custom-element>`,
  (n: string) => `<iframe src="javascript:parent.__run(${n})"></iframe>`,
  (n: string) => `<iframe srcdoc="<script>parent.__run(${n})</script>"></iframe>`,
  (n: string) => `<object data="javascript:parent.__run(${n})"></object>`,
  (n: string) => `<embed src="javascript:parent.__run(${n})">`,
  (n: string) => `<form><button formaction="javascript:__run(${n})">x</button></form>`,
  (n: string) => `<form action="javascript:__run(${n})"><input type=submit></form>`,
  (n: string) => `<a href="javascript:__run(${n})">x</a>`,
  (n: string) => `<a href="JaVaScRiPt:__run(${n})">x</a>`,
  (n: string) => `<a href="java&#10;script:__run(${n})">x</a>`,
  (n: string) => `<a href="&#106;avascript:__run(${n})">x</a>`,
  (n: string) => `<a href=" \u0001javascript:__run(${n})">x</a>`,
  (n: string) => `<noscript><p title="</noscript><img src=x onerror=__run(${n})>">`,
  (n: string) => `<template><img src=x onerror=__run(${n})></template>`,
  (n: string) => `<!--<img src="--><img src=x onerror=__run(${n})//">`,
  (n: string) => `\${__run(${n})}{{constructor.constructor('__run(${n})')()}}`,
  (n: string) => `\\u003cimg src=x onerror=__run(${n})\\u003e`,
  (n: string) => `&lt;img src=x onerror=__run(${n})&gt;`,
  (n: string) => `javascript:__run(${n})`,
].map((write, index) => write(String(index + 1)));

const atOnce = 8;

/** Some payloads, or all where a column has few rows, beginning with another one at each `turn`; `field` says which column it was. */
export function hostile(field: string, turn: number, { all = false } = {}): string {
  const rotated = payloads.map((_one, index) => payloads[(index + turn * atOnce) % payloads.length]!);
  return `${mark(field)} ${rotated.slice(0, all ? undefined : atOnce).join(' ')}`;
}

/** One payload alone, for what is read as an address or by a schema with a small maximum. */
export const single = (turn: number): string => payloads[turn % payloads.length]!;

/** By which a column is known again on a page. */
export const mark = (field: string): string => `[[${field}]]`;

/** Such a one that a title of eighty characters holds. */
const brief = payloads.filter((payload) => payload.length <= 50);
export const briefly = (turn: number): string => brief[turn % brief.length]!;
