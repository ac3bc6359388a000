import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { OrderSummary } from './order-summary.tsx';

const view = {
  lang: 'en',
  locale: 'en',
  currency: 'USD',
  path: '/',
  kind: 'user',
  userBasePath: '/user/',
  paths: { product: '/product/:slug' },
} as unknown as PageView;
const money = { amount: 1_000, currency: 'USD' };
const none = { amount: 0, currency: 'USD' };
const sums = Object.fromEntries(
  ['shippingFee', 'tax', 'credits', 'giftCardsAmount', 'due', 'refundedAmount', 'creditsReturned', 'giftCardsReturned'].map((name) => [name, none]),
);
const bowl = { lineId: 'a', slug: 'bowl', title: 'Bowl', options: [], quantity: 1, price: money, shipped: 1, withheld: 0, returned: 0, expected: null };
const parcel = { shippedAt: '2026-11-30T10:00:00.000Z', deliveredAt: '2026-12-02T10:00:00.000Z' };

const shown = (more: object) => {
  const order = {
    orderNo: '261121-4K7ZQM',
    status: 'inProgress',
    payStatus: 'paid',
    refundState: 'none',
    subtotal: money,
    total: money,
    address: null,
    promotionDiscounts: [],
    couponDiscounts: [],
    taxIncluded: true,
    timeline: [],
    ...sums,
    products: [bowl],
    shipments: [parcel],
    ...more,
  } as unknown as Order;
  return renderToStaticMarkup(
    <PageViewProvider value={view}>
      <OrderSummary order={order} />
    </PageViewProvider>,
  );
};

it.each([
  ['has arrived, though nobody confirmed it', {}, true],
  ['was confirmed', { status: 'completed', shipments: [] }, true],
  ['is under way', { shipments: [{ ...parcel, deliveredAt: null }] }, false],
  ['went back whole', { products: [{ ...bowl, returned: 1 }] }, false],
])('what %s leads to its form for reviews: %s', (_what, more, isOffered) => {
  expect(shown(more).includes('href="/product/bowl?review.stars=0#reviews"')).toBe(isOffered);
});
