/** One list of languages: what has a catalogue, what its languages are called, and that nobody writes the list out again. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueFor, catalogueLanguages, languageNames, languages, languagesServedBy } from './languages.ts';

describe('languages', () => {
  it('are each served by one catalogue', () => {
    expect(catalogueLanguages.flatMap(languagesServedBy).toSorted()).toEqual([...languages].toSorted());
    expect(catalogueLanguages.map(catalogueFor)).toEqual(catalogueLanguages);
    expect(languagesServedBy('zh-HK')).toEqual(['zh-TW', 'zh-HK']);
  });

  it('have a catalogue in locales/, and a name in themselves', () => {
    expect(
      globSync('locales/*.json')
        .map((file) => file.slice('locales/'.length, -'.json'.length))
        .toSorted(),
    ).toEqual([...catalogueLanguages].toSorted());
    expect(catalogueLanguages.map((lang) => languageNames[lang])).toEqual(['English', '简体中文', '繁體中文']);
  });

  it('are listed here alone', () => {
    const spelt = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !/generated|\.test\.|pure\/languages\.ts$/.test(file) && /\[\s*'en',\s*'zh'/.test(readFileSync(file, 'utf8')),
    );
    expect(spelt).toEqual([]);
  });
});
