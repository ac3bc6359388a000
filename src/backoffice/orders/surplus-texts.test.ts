import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { surplusText } from './surplus-texts.ts';

/** The catalogue's messages, with each value in its place. */
function wordsOf(locale: string, title: string): string {
  const texts = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
  const translate = (key: string, values: Record<string, string>) => texts[key]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  return surplusText(translate, { amount: { amount: 4498, currency: 'USD' }, title }, locale);
}

it.each([
  ['en', 'by PayPal', / {2}/],
  ['zh', '通过PayPal', /通过多收/],
  ['zh-HK', '以PayPal', /以多收/],
])('says in %s by what money came that could not go back, and leaves no gap where that is not known', (locale, by, gap) => {
  expect(wordsOf(locale, 'PayPal')).toContain(by);
  const unknown = wordsOf(locale, '');
  expect(unknown).toContain('44.98');
  expect(unknown).not.toMatch(gap);
  expect(unknown).not.toContain('undefined');
});
