/** Names of places in the characters that a reader reads. */
import { createRequire } from 'node:module';
import type { PlaceName } from './country-data.ts';

// Characters that stand for several older ones, of which place names use another than most words.
const inPlaceNames = [
  ['咸', '咸'],
  ['岳', '岳'],
  ['岩', '岩'],
  ['峰', '峰'],
  ['沈', '瀋'],
  ['温', '溫'],
] as const;

type Writing = 'simplified' | 'traditional' | 'japanese';

const require = createRequire(import.meta.url);
const dictionary = (name: string) => (require(`opencc-js/dict/${name}`) as { default: Dictionary }).default;

type Dictionary = string | readonly (readonly [string, string])[];
type Convert = (text: string) => string;
type Core = { ConverterFactory: (...steps: (readonly Dictionary[])[]) => Convert };

const steps: Readonly<Record<string, () => (readonly Dictionary[])[]>> = {
  'simplified traditional': () => [[dictionary('STCharacters'), dictionary('HKVariants'), inPlaceNames]],
  'traditional simplified': () => [[dictionary('TSCharacters')]],
  'japanese traditional': () => [[dictionary('JPShinjitaiCharacters')]],
  'japanese simplified': () => [[dictionary('JPShinjitaiCharacters')], [dictionary('TSCharacters')]],
};
const converters = new Map<string, Convert>();

/** Converters from one script to another, made at first use. */
function converter(way: string): Convert {
  const made = steps[way] ? (converters.get(way) ?? (require('opencc-js/core') as Core).ConverterFactory(...steps[way]())) : String;
  converters.set(way, made);
  return made;
}

function writingOf(language: string): Writing | null {
  if (language === 'ja') return 'japanese';
  if (!language.startsWith('zh')) return null;
  return language === 'zh' ? 'simplified' : 'traditional';
}

/** A place of a country whose language is `of`, for readers of `lang`: as it is written there, or in Latin letters. Chinese readers read Japanese names too. */
export function nameFor(name: PlaceName, { of, lang }: { of: string; lang: string }): string {
  const [from, to] = [writingOf(of), writingOf(lang)];
  if (from && to) return converter(`${from} ${to}`)(name.local);
  return lang.split('-')[0] === of ? name.local : name.latin;
}
