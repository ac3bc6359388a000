import * as m from '#messages';
import type { Order } from '../../contract-order.ts';
import { isUnsent } from '../../contract-states.ts';

/** What the form of returns is for: goods that go back; before any are sent, a refund; what was sold ahead of stock and has not come is given up. */
export function returnWord(order: Pick<Order, 'products' | 'shipments'>): string {
  const isWaiting = order.products.every((line) => line.returnableGoods === 0) && order.products.some(({ expected }) => expected !== null);
  if (isWaiting) return m.order_cancel_waiting_do();
  return isUnsent(order) ? m.returns_ask_unsent() : m.returns_ask();
}
