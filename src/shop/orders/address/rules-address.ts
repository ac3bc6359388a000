/** Pure: whose order may still go somewhere else. */
import type { ShippedState } from '../contract-limits.ts';
import { isOpen, type OrderStatus } from '../contract-states.ts';

type Sendable = { status: OrderStatus; shipped: ShippedState; address: object | null; importedFrom: string | null; openReturns: number };

/** Whether its shopper may change where an order goes: nothing of it was sent, is being cancelled or is sent back, and it goes somewhere. */
export function takesNewAddress(order: Sendable): boolean {
  return isOpen(order) && order.shipped === 'none' && order.address !== null && order.importedFrom === null && order.openReturns === 0;
}
