// What the page of store credit offers, and when its history is read by months.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Ledger } from '../../read-credits.ts';
import { CreditLedger } from './section.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/user/credits', kind: 'user', userBasePath: '/user/' } as PageView;
const money = (amount: number) => ({ amount, currency: 'USD' });

function markupOf(entries: number, left: number): string {
  const items = Array.from({ length: entries }, (_, index) => ({
    id: `e${index}`,
    at: `2026-${String(11 - (index % 3)).padStart(2, '0')}-05T10:00:00.000Z`,
    reason: 'granted',
    title: 'Added by the shop',
    note: '',
    orderNo: null,
    amount: money(100),
    balance: money(100),
  }));
  const model = { balance: money(left), worth: money(left), items, total: entries, page: 1, size: 20 } as unknown as Ledger;
  return renderToStaticMarkup(
    <PageViewProvider value={view}>
      <CreditLedger settings={{}} model={model} />
    </PageViewProvider>,
  );
}

it.each([
  [10, 0],
  [11, 3],
])('%i entries have a heading for each of %i months', (entries, months) => {
  expect(markupOf(entries, 100).match(/<h3/g)?.length ?? 0).toBe(months);
});

it('leads to where credit is used while there is any, and to gift cards always', () => {
  const linksOf = (left: number) => [...markupOf(1, left).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, path, words]) => `${words} ${path}`);
  expect(linksOf(100)).toEqual(['Use it in the shop /', 'Gift card balance /gift-card']);
  expect(linksOf(0)).toEqual(['Gift card balance /gift-card']);
});
