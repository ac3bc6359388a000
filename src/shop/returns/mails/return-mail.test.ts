import { expect, it } from 'vitest';
import type { Locale } from '#kit/pure/languages.ts';
import { returnMailSamples } from './mail-samples.ts';

const fixture = (locale: Locale) => ({
  lang: locale,
  locale,
  shopName: 'Aldermoor',
  baseUrl: 'https://shop.example',
  now: new Date('2026-11-21T10:00:00Z'),
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@shop.example',
  product: 'Ember Bowl',
  option: { title: 'Colour', value: 'Moss' },
  words: 'A crack',
});

it.each<[Locale, string]>([
  ['en', 'will write to you, usually within 2 working days.'],
  ['zh', '一般不超过 2 个工作日，有结果后会立即通知您。'],
  ['zh-HK', '一般不超過 2 個工作天，有結果後會立即通知您。'],
])('a return that was asked for is answered with the days that its page names, in %s', (locale, said) => {
  const sample = returnMailSamples.find(({ kind }) => kind === 'return.applied')!;
  expect(sample.words!(fixture(locale)).paragraphs.join(' ')).toContain(said);
});

it.each(['approved', 'refunded'])('says beside a lower refund what had been quoted, and why (%s)', async (kind) => {
  const sample = returnMailSamples.find((one) => one.kind === `return.${kind}`)!;
  const { text } = await sample.make(fixture('en'));
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain('Refund amount Quoted before: $24.00 A crack');
  // Only what went back can say which way.
  expect([words.includes('$5.00 is back on your gift card.'), words.includes('$1.60 is back in your store credit.')]).toEqual(
    kind === 'refunded' ? [true, true] : [false, false],
  );
});
