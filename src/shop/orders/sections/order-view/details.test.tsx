import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderPeople } from '#backoffice/orders/order-people.tsx';
import type { StaffOrder } from '#backoffice/orders/staff-order.ts';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { Facts } from './details.tsx';
import { OrderProgress } from './progress/progress.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/', kind: 'user', userBasePath: '/user/' } as PageView;
const money = { amount: 0, currency: 'USD' };
const delivery = { from: '2026-12-01', until: '2026-12-03', text: 'Dec 1–3' };
const orderOf = (more: object) =>
  ({
    status: 'inProgress',
    payStatus: 'paid',
    cardsIssuedAt: null,
    contact: { email: 'ada@example.com', countryCode: null, mobile: null },
    payment: null,
    timeline: [],
    placedAt: '2026-11-29T10:00:00.000Z',
    address: null,
    addressLines: [],
    paymentAmount: money,
    refunds: [],
    products: [{ lineId: 'a', title: 'Bowl', options: [], quantity: 1, shipped: 1, withheld: 0, returned: 0 }],
    shipments: [],
    shippingMethod: { id: 'standard', title: 'Standard', delivery },
    ...more,
  }) as unknown as Order & StaffOrder;
const shopperReads = (order: Order) =>
  renderToStaticMarkup(
    <PageViewProvider value={view}>
      <OrderProgress order={order} />
      <Facts order={order} />
    </PageViewProvider>,
  );
const staffRead = (order: StaffOrder) => renderToStaticMarkup(<OrderPeople order={order} />);
const parcel = (deliveredAt: string | null) => ({
  expressName: '',
  expressNumber: '',
  trackingUrl: null,
  shippedAt: '2026-11-30T10:00:00.000Z',
  deliveredAt,
  lines: [],
});

it.each([
  ['before it is sent', {}, true],
  ['while it is under way', { shipments: [parcel(null)] }, true],
  ['once it is delivered', { shipments: [parcel('2026-12-02T10:00:00.000Z')] }, false],
  ['once it is cancelled', { status: 'cancelled' }, false],
])('the shopper reads when an order arrives %s: %s', (_when, more, isSaid) => {
  expect(shopperReads(orderOf(more)).split('Arrives').length - 1).toBe(isSaid ? 1 : 0);
  expect(staffRead(orderOf(more))).toContain('backoffice_arrives');
});

it('no day is promised to who has yet to transfer the money', () => {
  const payment = { methodId: 'bankTransfer', title: 'Bank transfer', capturedLater: true, shipsBeforePayment: false, dueAt: null };
  expect(shopperReads(orderOf({ payStatus: 'unpaid', payment }))).not.toContain('Arrives');
  expect(shopperReads(orderOf({ payStatus: 'unpaid', payment: { ...payment, shipsBeforePayment: true } }))).toContain('Arrives');
});

it('an order without a promised date does not show it', () => {
  const order = orderOf({ shippingMethod: { id: 'standard', title: 'Standard' } });
  expect(shopperReads(order)).not.toContain('Arrives');
  expect(staffRead(order)).not.toContain('backoffice_arrives');
});
