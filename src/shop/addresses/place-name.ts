/** Names of places in the characters that a reader reads. */
import { ConverterFactory } from 'opencc-js/core';
import hongKongVariants from 'opencc-js/dict/HKVariants';
import japanese from 'opencc-js/dict/JPShinjitaiCharacters';
import toTraditional from 'opencc-js/dict/STCharacters';
import toSimplified from 'opencc-js/dict/TSCharacters';
import type { PlaceName } from './country-data.ts';

// Characters that stand for several older ones, of which names of places have another than most words.
const inPlaceNames = [
  ['咸', '咸'],
  ['岳', '岳'],
  ['岩', '岩'],
  ['峰', '峰'],
  ['沈', '瀋'],
  ['温', '溫'],
] as const;

type Writing = 'simplified' | 'traditional' | 'japanese';

const lazily = (make: () => (text: string) => string) => {
  let made: ((text: string) => string) | undefined;
  return (text: string) => (made ??= make())(text);
};
const converters: Readonly<Record<string, (text: string) => string>> = {
  'simplified traditional': lazily(() => ConverterFactory([toTraditional, hongKongVariants, inPlaceNames])),
  'traditional simplified': lazily(() => ConverterFactory([toSimplified])),
  'japanese traditional': lazily(() => ConverterFactory([japanese])),
  'japanese simplified': lazily(() => ConverterFactory([japanese], [toSimplified])),
};

function writingOf(language: string): Writing | null {
  if (language === 'ja') return 'japanese';
  if (!language.startsWith('zh')) return null;
  return language === 'zh' ? 'simplified' : 'traditional';
}

/** A place of a country whose language is `of`, for who reads `lang`: as it is written there, or in Latin letters. Chinese readers read Japanese names too. */
export function nameFor(name: PlaceName, { of, lang }: { of: string; lang: string }): string {
  const [from, to] = [writingOf(of), writingOf(lang)];
  if (from && to) return (converters[`${from} ${to}`] ?? String)(name.local);
  return lang.split('-')[0] === of ? name.local : name.latin;
}
