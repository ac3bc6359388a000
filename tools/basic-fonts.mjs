// The theme's default fonts, and beside each what English pages are mostly set in alone, for the first visit: src/ui/fonts.css names both.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { installed, project, readOr } from './project.mjs';

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
// As `unicode-range` says in src/ui/fonts.css.
const text = `${ascii}ÄÖÜØßäöüàáçéèêíñóú\u00a0£¥§©®°·×–—‘’“”•…€−`;

// What browsers do by themselves, and numerals of one width; alternates that none of our style sheets asks for were a tenth of each file.
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

const fonts = [
  { name: 'figtree', from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2' },
  // Beside Han letters; few pages have more than a number of it.
  { name: 'newsreader-light', from: '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2', isWhole: true },
  // Of titles alone: without the signs that none has it is ten packets long, which a server sends at once.
  { name: 'newsreader', from: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', without: '§©®•^`~|\\{}' },
];

const folder = `${project}.cache/fonts`;

/** For Vite: where style sheets find them (`url('/@fonts/figtree.woff2')`). */
export const fontsAlias = { find: /^\/@fonts\//, replacement: `${folder}/` };

/** Makes those that `.cache/fonts` lacks, and all when this file says otherwise than it did. */
export async function makeBasicFonts() {
  mkdirSync(folder, { recursive: true });
  const recipe = JSON.stringify({ text, features, fonts });
  const isSame = readOr(`${folder}/recipe.json`) === recipe;
  for (const { name, from, without = '', isWhole = false } of fonts) {
    const [whole, basic] = [`${folder}/${name}.woff2`, `${folder}/${name}-basic.woff2`];
    if (isSame && existsSync(whole) && (isWhole || existsSync(basic))) continue;
    const letters = Array.from(text, (sign) => (without.includes(sign) ? '' : sign)).join('');
    const font = readFileSync(installed(from));
    put(whole, font);
    if (isWhole) continue;
    put(basic, await subsetFont(font, letters, { targetFormat: 'woff2', keepFeatures: features }));
  }
  put(`${folder}/recipe.json`, recipe);
}

/** Whole or not at all: builds of several languages may run at once. */
function put(file, content) {
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}
