/** Signs stay with their numbers: a currency, a minus or a percent never ends one line while its number begins the next. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#kit/pure/amount.ts';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { Less } from '#ui/price.tsx';
import { useReductionRows } from '#ui/totals.tsx';
import { MoneyText } from './money.tsx';
import { messageLocales } from '#kit/pure/languages.ts';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/' } as PageView;
const ten = { amount: 1000, currency: 'USD' };
const drawn = (element: React.ReactNode) => renderToStaticMarkup(<PageViewProvider value={view}>{element}</PageViewProvider>);
function Reductions() {
  return useReductionRows([{ title: 'Sale', amount: ten }]).map((row, index) => <p key={index}>{row.value}</p>);
}

it('money as text does not break in any language and currency', () => {
  for (const locale of ['en', 'zh', 'zh-HK', 'de', 'ja'])
    for (const currency of ['USD', 'EUR', 'CNY', 'HKD', 'JPY', 'GBP', 'CHF', 'HUF', 'KWD', 'INR', 'SEK'])
      for (const amount of [0, 1999, -1999, 123_456_789])
        expect([locale, formatMoney({ amount, currency }, locale)]).toEqual([locale, expect.stringMatching(/^[^ ]+$/)]);
});

describe('what is taken off', () => {
  it.each([
    ['in a sum', drawn(<Less than={ten} />)],
    ['in the rows of reductions', drawn(<Reductions />)],
  ])('%s is one word', (_where, markup) => expect(markup).toMatch(/<span class="whitespace-nowrap">−\$10\.00<\/span>/));

  it('in the back office is one word', () => {
    expect(renderToStaticMarkup(<MoneyText money={{ ...ten, amount: -1000 }} />)).toBe('<span style="white-space:nowrap">-$10.00</span>');
  });
});

it.each(messageLocales)('texts in %s put no blank between a sign and its number', (locale) => {
  const texts = Object.entries(JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>);
  expect(texts.length).toBeGreaterThan(1_000);
  const apart = texts.filter(([, text]) => typeof text === 'string' && /[−+$€¥£] [{\d]|[}\d] [%€]|(^|\s)[-–] \{(share|amount|money|price)\}/.test(text));
  expect(apart).toEqual([]);
});

it('signs before money that is written out stand in what does not break', () => {
  const ledger = readFileSync('src/shop/credits/sections/ledger/section.tsx', 'utf8');
  expect(ledger).toMatch(/whitespace-nowrap[^>]*>\s*(?:<span[^>]*>\s*)?\{isMore \? '\+' : '−'\}\s*\{money\(/);
});
