import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { dot } from '#kit/pure/formats.ts';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { OrderShipments } from '#backoffice/orders/parcels/order-parcels.tsx';
import type { StaffOrder } from '#backoffice/orders/staff-order.ts';
import type { Order } from '../../contract.ts';
import { Shipments } from './shipments.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/', kind: 'user', userBasePath: '/user/' } as PageView;
const parcel = {
  expressName: '',
  expressNumber: '',
  trackingUrl: null,
  shippedAt: '2026-11-21T10:00:00.000Z',
  deliveredAt: null,
  state: null,
  expected: null,
  events: [],
};
const line = { lineId: 'a', title: 'Bowl', options: [], quantity: 2, shipped: 2, withheld: 0, returned: 0 };
const sent = (more: object, pages = 1) =>
  ({
    status: 'inProgress',
    payStatus: 'paid',
    products: [line],
    shipments: Array.from({ length: pages }, () => ({ ...parcel, ...more, lines: [{ lineId: 'a', quantity: 2 / pages }] })),
  }) as unknown as Order & StaffOrder;
const draw = (order: Order & StaffOrder) => ({
  shopper: renderToStaticMarkup(
    <PageViewProvider value={view}>
      <Shipments order={order} />
    </PageViewProvider>,
  ),
  staff: renderToStaticMarkup(<OrderShipments order={order} />),
});

it('a parcel without a carrier is shown by when it was sent and what is in it, and leads nowhere', () => {
  const { shopper, staff } = draw(sent({}));
  for (const page of [shopper, staff]) {
    expect(page).toContain('Bowl');
    expect(page).not.toMatch(/<a |<h3|font-weight:600/);
  }
  expect(shopper).toContain('<time');
});

it('a parcel with a number alone, or a link alone, shows that', () => {
  expect(draw(sent({ expressNumber: 'CM-1' })).shopper).toContain('CM-1');
  expect(draw(sent({ expressNumber: 'CM-1' })).staff).toContain('CM-1');
  const linked = draw(sent({ trackingUrl: 'https://track.example/1' }));
  for (const page of [linked.shopper, linked.staff]) expect(page).toContain('href="https://track.example/1"');
});

it('two parcels of one moment without a number are both shown', () => {
  const { shopper, staff } = draw(sent({}, 2));
  expect(shopper.match(/Bowl/g)).toHaveLength(2);
  expect(staff.match(/Bowl/g)).toHaveLength(2);
});

it('shows where a parcel was, the newest first, the older on demand, and the day that its carrier expects', () => {
  const day = { from: '2026-11-28', until: '2026-11-28', text: 'Nov 28' };
  const events = [5, 4, 3, 2].map((hour) => ({
    state: 'inTransit',
    title: `At ${hour}`,
    at: `2026-11-21T0${hour}:00:00.000Z`,
    place: 'Depot',
    words: '<img src=x onerror=alert(1)>',
  }));
  const { shopper } = draw(sent({ state: 'inTransit', expected: day, events }));
  expect(shopper).toContain('Nov 28');
  expect([...shopper.matchAll(/At (\d)/g)].map(([, hour]) => hour)).toEqual(['5', '4', '3', '2']);
  expect(shopper.indexOf('<details')).toBeGreaterThan(shopper.indexOf('At 3'));
  expect(shopper.indexOf('<details')).toBeLessThan(shopper.indexOf('At 2'));
  expect(shopper).not.toContain('<img');
  expect(draw(sent({ state: 'delivered', deliveredAt: '2026-11-21T10:00:00.000Z', expected: null, events: [] })).shopper).not.toContain('<ol');
});

it('says when a parcel left and arrived', () => {
  const { shopper } = draw(sent({ deliveredAt: '2026-11-24T10:00:00.000Z' }));
  expect(shopper.replaceAll(/<[^>]+>/g, '')).toContain(`Shipped Nov 21, 2026${dot}Delivered Nov 24, 2026`);
});
