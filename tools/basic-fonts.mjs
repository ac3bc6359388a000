// The theme's default fonts cut to what English pages are mostly set in, for the first visit; src/ui/fonts.css has the rest of Latin beside them.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
// As `unicode-range` says in src/ui/fonts.css.
const text = `${ascii}ÄÖÜßäöüàáçéèêíñóú\u00a0£¥§©®°·×–—‘’“”•…€`;

const fonts = [
  { name: 'figtree', from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
  { name: 'newsreader', from: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2' },
];

/** Makes those that are not there in `.cache/fonts`. */
export async function makeBasicFonts() {
  mkdirSync(`${root}/.cache/fonts`, { recursive: true });
  for (const { name, from } of fonts) {
    const file = `${root}/.cache/fonts/${name}-basic.woff2`;
    if (existsSync(file)) continue;
    const made = await subsetFont(readFileSync(`${root}/node_modules/${from}`), text, { targetFormat: 'woff2' });
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file);
  }
}
