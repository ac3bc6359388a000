/** One list of languages: what has a catalogue, what its languages are called, and that nobody writes the list out again. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasOwnMessages, languagePrefix, localeFor, messageLocales, languageNames, languages, languagesServedBy } from './languages.ts';

describe('languages', () => {
  it('are each served by one catalogue', () => {
    expect(messageLocales.flatMap(languagesServedBy).toSorted()).toEqual([...languages].toSorted());
    expect(messageLocales.map(localeFor)).toEqual(messageLocales);
    expect(languagesServedBy('zh-HK')).toEqual(['zh-TW', 'zh-HK']);
  });

  it('have a prefix in addresses, but for the default one', () => {
    expect(['en', 'zh', 'zh-HK', 'de', 'xx', ''].map(languagePrefix)).toEqual(['', '/zh', '/zh-HK', '/de', '', '']);
  });

  it('have messages of their own, or those of another form of the language, or English ones', () => {
    expect(languages.filter(hasOwnMessages)).toEqual(['en', 'zh', 'zh-TW', 'zh-HK']);
  });

  it('have a catalogue in locales/, and a name in themselves', () => {
    expect(
      globSync('locales/*.json')
        .map((file) => file.slice('locales/'.length, -'.json'.length))
        .toSorted(),
    ).toEqual([...messageLocales].toSorted());
    expect(new Set(messageLocales.map((lang) => languageNames[lang])).size).toBe(messageLocales.length);
  });

  it('are listed here alone', () => {
    const spelt = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !/generated|\.test\.|pure\/languages\.ts$/.test(file) && /\[\s*'en',\s*'zh'/.test(readFileSync(file, 'utf8')),
    );
    expect(spelt).toEqual([]);
  });
});
