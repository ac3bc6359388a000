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
/** What the row says of its state: each label and note. */
const said = (markup: string) =>
  [.../<p class="mt-1.5 flex[^>]*>(.*?)<\/p>/s.exec(markup)![1]!.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, words]) => words).join(', ');

it.each([
  ['before it is sent', {}, 'Preparing, Arrives Dec 1–3'],
  ['while it is under way', { shipments: [parcel(null)] }, 'Shipped, Arrives Dec 1–3'],
  ['once it is delivered, the day that it came', { shipments: [parcel('2026-12-02T10:00:00.000Z')] }, 'Delivered, Dec 2, 2026'],
  ['while it is unpaid', { payStatus: 'unpaid' }, 'Unpaid'],
  ['while its cancellation is being decided', { status: 'pendingCancellation' }, 'Cancellation requested'],
  ['once it is cancelled', { status: 'cancelled', refundState: 'full' }, 'Cancelled, Refunded'],
])('one label says where an order stands, a note when it comes or came, %s', (_when, more, expected) => {
  expect(said(markupOf(more))).toBe(expected);
});

it('says no day that has passed', () => {
  expect(said(markupOf({ shipments: [parcel(null)] }, '2026-12-04'))).toBe('Shipped');
});

it('says the day beside where the order stands, then that a return is open', () => {
  const delivered = { shipments: [parcel('2026-12-02T10:00:00.000Z')] };
  expect(said(markupOf({ ...delivered, openReturns: 1 }))).toBe('Delivered, Dec 2, 2026, Return in progress');
});

it('is named by its goods; number and day are notes', () => {
  expect(markupOf({})).toMatch(
    /<h2[^>]*><a[^>]*><span[^>]*>1 × Bowl<\/span>.*>Order <\/span><span[^>]*>261129-ABCDEF<\/span>.*>Ordered <\/span><span[^>]*><time[^>]*>Nov 29, 2026<\/time>/s,
  );
});

it('says until when an order can be paid', () => {
  const payment = { shipsBeforePayment: false, dueAt: '2026-11-30T10:00:00.000Z' };
  expect(markupOf({ payStatus: 'unpaid', payment })).toMatch(/Pay by <time dateTime="2026-11-30T10:00:00.000Z">/i);
});

it('shows its other goods in small, five at most, and none that has no picture', () => {
  const image = { id: 'x', url: '/media/x/1200.jpg', width: 1200, height: 1200, alt: '', placeholder: null };
  const pictures = (...images: (object | null)[]) => markupOf({ products: images.map((image) => ({ ...line, image })) }).match(/data-picture/g)?.length ?? 0;
  expect([pictures(image), pictures(image, image, null), pictures(...Array.from({ length: 9 }, () => image))]).toEqual([1, 2, 6]);
});
