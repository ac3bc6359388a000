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

/** What is shown, in short. */
function shown(orders: RecentOrder[], returns: string[] = []): string {
  const now = nowOf({ orders, returns: returns.map((returnNo) => ({ returnNo })) as CenterModel['returns'] });
  return [...now.unpaid.map(({ orderNo }) => `pay ${orderNo}`), ...now.open.map(({ orderNo }) => orderNo), ...now.returns.map((one) => one.returnNo)].join(
    ', ',
  );
}

it('begins with each payment that is due, the first one first, at most three', () => {
  const orders = [unpaid('late', '2026-12-05'), unpaid('soon', '2026-11-29'), unpaid('ever', null), unpaid('later', '2026-12-06')];
  expect(shown(orders)).toBe('pay soon, pay late, pay later');
});

it('goes on with what lies ready and what comes first, then returns', () => {
  const orders = [coming('b', '2026-12-03'), order('c', 'partlyShipped'), order('ready', 'ready'), coming('a', '2026-12-01'), unpaid('pay', '2026-12-01')];
  expect(shown(orders, ['R1', 'R2', 'R3'])).toBe('pay pay, ready, a, b, R1, R2');
});

it('shows whatever has not arrived, what comes first before what nobody knows the day of, at most three', () => {
  const orders = [
    order('asked', 'cancelRequested'),
    order('preparing', 'preparing', { arrival: { from: '2026-12-02', until: '2026-12-02', text: '' } }),
    order('atDoor', 'payOnDelivery'),
    unpaid('transfer', '2026-12-06'),
    coming('sent', '2026-12-04'),
  ];
  // What cannot be paid here, such as a transfer, is in progress; what can be is asked for above.
  orders[3] = { ...orders[3]!, payPath: null };
  expect(shown(orders)).toBe('preparing, sent, asked');
  expect(shown(orders.slice(2))).toBe('sent, atDoor, transfer');
});

it('leaves out what has arrived or come to nothing', () => {
  expect(shown((['delivered', 'completed', 'cancelled', 'issued', 'collected'] as const).map((standing) => order(standing, standing)))).toBe('');
});

it('shows the latest of those that are over, and none that was one too many above', () => {
  const over = ['a', 'b', 'c', 'd', 'e'].map((orderNo) => order(orderNo, 'completed'));
  const open = ['1', '2', '3', '4'].map((orderNo) => coming(orderNo, '2026-12-03'));
  expect(restOf([...open, unpaid('pay', null), ...over]).map(({ orderNo }) => orderNo)).toEqual(['e', 'd', 'c', 'b']);
});
