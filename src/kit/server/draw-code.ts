/** A QR code as SVG: attributes only, no style, so that it may stand anywhere (docs/contract.md, "Content security policy"). */
import { encode } from 'uqr';
import { escapeHtml } from '../pure/plain-text.ts';

const quietZone = 4;

/** Draws `text`, black on white whatever the theme, for scanners want it so. `label` is what screen readers say. */
export function drawCode(text: string, label: string): string {
  const { path, size } = codePath(text);
  const title = escapeHtml(label);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${title}" shape-rendering="crispEdges"><title>${title}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}

/** The dark modules of the code of a text as an SVG path, in a square of `size` modules with the quiet zone that scanners need. */
export function codePath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const rowPath = (row: readonly boolean[], y: number) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`);
  return { path: data.flatMap(rowPath).join(''), size };
}

/** Dark modules that lie side by side, as one each. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}
