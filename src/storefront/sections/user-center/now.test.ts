import { expect, it } from 'vitest';
import type { RecentOrder } from '#shop/orders/account/index.ts';
import type { CenterModel } from './data.ts';
import { nowOf, restOf } from './now.ts';

let placed = 0;
function order(orderNo: string, standing: RecentOrder['standing'], more: Partial<RecentOrder> = {}): RecentOrder {
  placed += 1;
  const nothing = { payBy: null, payPath: null, arrival: null, trackingUrl: null, lines: [], total: { amount: 100, currency: 'USD' } };
  return { orderNo, standing, placedAt: new Date(placed).toISOString(), ...nothing, ...more } as RecentOrder;
}
const unpaid = (orderNo: string, payBy: string | null) => order(orderNo, 'awaitingPayment', { payBy, payPath: `/checkout/${orderNo}` });
const coming = (orderNo: string, until: string) => order(orderNo, 'underWay', { arrival: { from: until, until, text: until } });
const user = { unpaidOrderCount: 0 } as CenterModel['user'];

/** What comes, in short. */
function shown(orders: RecentOrder[], more: Partial<Pick<CenterModel, 'returns' | 'user'>> = {}): string {
  return nowOf({ orders, returns: [], user, ...more })
    .map((item) => (item.kind === 'return' ? item.shown.returnNo : `${item.kind} ${item.order.orderNo}`))
    .join(', ');
}

it('begins with the payment that is due first, of all that are due', () => {
  const orders = [unpaid('late', '2026-12-05'), unpaid('soon', '2026-11-29'), unpaid('ever', null)];
  const [first, ...others] = nowOf({ orders, returns: [], user: { unpaidOrderCount: 3 } as CenterModel['user'] });
  expect([first, others]).toEqual([{ kind: 'pay', order: orders[1], count: 3 }, []]);
});

it('goes on with what lies ready and what comes first, then returns', () => {
  const orders = [coming('b', '2026-12-03'), order('c', 'partlyShipped'), order('ready', 'ready'), coming('a', '2026-12-01'), unpaid('pay', '2026-12-01')];
  expect(shown(orders, { returns: [{ returnNo: 'R1' }, { returnNo: 'R2' }, { returnNo: 'R3' }] as CenterModel['returns'] })).toBe(
    'pay pay, parcel ready, parcel a, parcel b, R1, R2',
  );
});

it('leaves out what needs nothing now', () => {
  expect(shown([order('a', 'preparing'), order('b', 'delivered'), order('c', 'completed'), order('d', 'cancelled'), order('e', 'payOnDelivery')])).toBe('');
});

it('shows the latest of the others, none of them twice', () => {
  const orders = [coming('coming', '2026-12-03'), ...['a', 'b', 'c', 'd', 'e'].map((orderNo) => order(orderNo, 'completed'))];
  const now = nowOf({ orders, returns: [], user });
  expect(restOf(orders, now).map(({ orderNo }) => orderNo)).toEqual(['e', 'd', 'c', 'b']);
});
