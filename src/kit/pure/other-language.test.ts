import { expect, test } from 'vitest';
import { otherLanguageOf } from './languages.ts';

test.each([
  // The document of a German or Japanese page says `en`, by its catalogue: its German text is in another language.
  ['de', ['en', 'de'], 'de'],
  ['ja', ['ja'], 'ja'],
  ['de', ['en'], undefined],
  ['en', ['en', 'de'], undefined],
  ['en', ['de'], 'de'],
  ['zh', ['en'], 'en'],
  ['zh-TW', ['zh-TW', 'en'], 'zh-TW'],
  ['zh-TW', ['zh-HK', 'en'], undefined],
  ['de', [], undefined],
] as const)('on a page of /%s/ the text of a content written in %j is marked %s', (lang, written, marked) =>
  expect(otherLanguageOf(written, lang)).toBe(marked),
);
