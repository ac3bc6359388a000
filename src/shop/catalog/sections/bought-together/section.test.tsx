import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { BoughtTogetherData, TogetherPiece } from './data.ts';
import { BoughtTogether } from './section.tsx';

const view = {
  lang: 'en',
  locale: 'en',
  currency: 'USD',
  path: '/',
  kind: 'product',
  userBasePath: '/user/',
  shows: { carts: true },
  paths: { product: '/product/:slug' },
} as unknown as PageView;
const price = (amount: number) => ({ amount, currency: 'USD' });
const here: TogetherPiece = { title: 'Fell Mug', slug: 'fell-mug', sku: 'FLM', picture: null, price: price(2400), linePrice: null, expected: null };
const later: TogetherPiece = { ...here, title: 'Kist Box', slug: 'kist-box', sku: 'KST', expected: { as: 'preorder', expectedOn: '2027-01-18' } };

function drawn(data: BoughtTogetherData): string {
  return renderToStaticMarkup(
    <PageViewProvider value={view}>
      <BoughtTogether settings={{}} data={data} />
    </PageViewProvider>,
  );
}

it('names the day of what is sold ahead of stock, of either of the two, and none of what is there', () => {
  const days = (own: TogetherPiece, other: TogetherPiece) => drawn({ fromOrders: true, own, other, total: price(4800) }).split('Ships from Jan 18').length - 1;
  expect([days(here, here), days(later, here), days(here, later), days(later, later)]).toEqual([0, 1, 1, 2]);
});
