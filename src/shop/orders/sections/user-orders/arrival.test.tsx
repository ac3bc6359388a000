import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { UserOrders } from './section.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/user/order', kind: 'user', userBasePath: '/user/' } as PageView;
const money = { amount: 100, currency: 'USD' };
const line = { lineId: 'a', title: 'Bowl', options: [], quantity: 1, shipped: 1, withheld: 0, image: null };
const parcel = (deliveredAt: string | null) => ({ expressNumber: '', trackingUrl: null, shippedAt: '2026-11-30T10:00:00.000Z', deliveredAt, lines: [] });
const markupOf = (more: object, today = '2026-12-03') => {
  const order = {
    orderNo: '261129-ABCDEF',
    status: 'inProgress',
    payStatus: 'paid',
    cardsIssuedAt: null,
    refundState: 'none',
    openReturns: 0,
    actions: [],
    payPath: null,
    placedAt: '2026-11-29T10:00:00.000Z',
    payment: { shipsBeforePayment: false },
    total: money,
    products: [line],
    shipments: [],
    shippingMethod: { delivery: { from: '2026-12-01', until: '2026-12-03', text: 'Dec 1–3' } },
    ...more,
  } as unknown as Order;
  const counts = { all: 1, toPay: 0, toShip: 0, toReceive: 0, completed: 0, cancelled: 0 };
  const asked = { view: undefined, status: undefined, payStatus: undefined, q: '' };
  return renderToStaticMarkup(
    <PageViewProvider value={view}>
      <UserOrders settings={{}} model={{ asked, counts, list: { items: [order], total: 1, page: 1, size: 10 }, today, toReview: {} }} />
    </PageViewProvider>,
  );
};
const card = (more: object, today?: string) =>
  /Placed Nov 29, 2026<\/time>(?:<span[^>]*> · <\/span><span[^>]*>([^<]*)<\/span>)?<\/p>/.exec(markupOf(more, today))?.[1] ?? '';

it.each([
  ['before it is sent', {}, 'Arrives Dec 1–3'],
  ['while it is under way', { shipments: [parcel(null)] }, 'Arrives Dec 1–3'],
  ['once it is delivered', { shipments: [parcel('2026-12-02T10:00:00.000Z')] }, 'Delivered Dec 2, 2026'],
  ['while it is unpaid', { payStatus: 'unpaid' }, ''],
  ['while its cancellation is being decided', { status: 'pendingCancellation' }, ''],
  ['once it is cancelled', { status: 'cancelled' }, ''],
])('a card of the list says when an order comes or came, %s', (_when, more, expected) => {
  expect(card(more)).toBe(expected);
});

it('says no day that has passed', () => {
  expect(card({ shipments: [parcel(null)] }, '2026-12-04')).toBe('');
});

it('says that a return is open, besides where the order stands', () => {
  const delivered = { shipments: [parcel('2026-12-02T10:00:00.000Z')] };
  expect([0, 1].map((openReturns) => markupOf({ ...delivered, openReturns }).includes('Return open'))).toEqual([false, true]);
});

it('says until when an order can be paid', () => {
  const payment = { shipsBeforePayment: false, dueAt: '2026-11-30T10:00:00.000Z' };
  expect(markupOf({ payStatus: 'unpaid', payment })).toMatch(/Pay by <[^>]*><time dateTime="2026-11-30T10:00:00.000Z">/i);
});
