import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inSentence } from './i18n-provider.ts';
import { messageLocales } from '#kit/pure/languages.ts';

it.each([
  ['Draft order', 'draft order'],
  ['API key', 'API key'],
  ['订单', '订单'],
])('%s within a sentence', (name, within) => expect(inSentence(name)).toBe(within));

describe.each(messageLocales)('lists that have nothing yet, in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  it('teach about resources there are', () => {
    const none = Object.keys(texts).filter((key) => key.startsWith('backoffice_none_') && key !== 'backoffice_none_title');
    expect(none.length).toBeGreaterThan(15);
    expect(none.filter((key) => texts[key.replace('_none_', '_name_')] === undefined)).toEqual([]);
  });
});
