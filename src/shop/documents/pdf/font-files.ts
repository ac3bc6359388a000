/** The fonts of documents: Noto Sans, for Latin, Greek and Cyrillic letters and for three ways of drawing Chinese characters, each in many files of some hundred characters. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';

/** A family that the shop brings; `sc`, `hk` and `jp` draw characters as in mainland China, in Hong Kong, in Japan. */
type Family = 'letters' | 'sc' | 'hk' | 'jp';

/** One file of a family. */
export type FontFile = { key: string; path: string };

/** Says in which file a character is; null where none has it. */
export type FindFont = (character: string) => FontFile | null;

type Ranges = { file: FontFile; from: number; to: number }[];

const { resolve } = createRequire(import.meta.url);
const packages: Readonly<Record<Family, string>> = { letters: 'noto-sans', sc: 'noto-sans-sc', hk: 'noto-sans-hk', jp: 'noto-sans-jp' };

/** In which order families are asked for a character, by the language of a document. */
export function familiesFor(lang: string): readonly Family[] {
  if (lang === 'zh-HK' || lang === 'zh-TW') return ['hk', 'letters', 'sc', 'jp'];
  if (lang === 'zh') return ['sc', 'letters', 'hk', 'jp'];
  return lang === 'ja' ? ['jp', 'letters', 'sc', 'hk'] : ['letters', 'sc', 'hk', 'jp'];
}

/** Which file of a family is said to hold which characters. */
async function readRanges(family: Family): Promise<Ranges> {
  const name = packages[family];
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const files = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(files).flatMap(([bracketed, ranges]) => {
    const unit = bracketed.replaceAll(/[[\]]/g, '');
    const file = { key: `${family}-${unit}`, path: join(folder, 'files', `${name}-${unit}-wght-normal.woff2`) };
    return ranges.split(',').map((range) => {
      const [from = '', to = from] = range.slice(2).split('-');
      return { file, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
  });
}

/** What is known of the fonts: bounded by their number, and the same for all documents. */
const ranges = new Map<Family, Promise<Ranges>>();
const contents = new Map<string, Promise<ReadonlySet<number>>>();

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** What a file really holds: a range may promise more than the font has. */
const contentOf = ({ key, path }: FontFile) =>
  once(contents, key, async () => {
    const font = create(await readFile(path));
    if (!('characterSet' in font)) throw new Error(`${path} is no font`);
    return new Set(font.characterSet);
  });

/** Finds the fonts of all characters of some texts. */
export async function findFonts(lang: string, texts: Iterable<string>): Promise<FindFont> {
  const all = (await Promise.all(familiesFor(lang).map((family) => once(ranges, family, () => readRanges(family))))).flat();
  const found = new Map<string, FontFile | null>();
  for (const character of new Set(Array.from(texts, (text) => Array.from(text)).flat())) {
    const code = character.codePointAt(0)!;
    found.set(character, null);
    for (const { file, from, to } of all) {
      if (code < from || code > to || !(await contentOf(file)).has(code)) continue;
      found.set(character, file);
      break;
    }
  }
  return (character) => found.get(character) ?? null;
}
