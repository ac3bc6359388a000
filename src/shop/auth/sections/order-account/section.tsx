/** An account for the order that a guest has just placed. */
import { Island } from '#ui/island.tsx';
import type { Order } from '#shop/orders/contract.ts';
import { OrderAccount } from './island.tsx';

/** What the page after ordering gives: the order where this browser may see it. */
export type OrderAccountModel = { initial: Order | null };

/** Nothing for an order without an e-mail address. */
export function OrderAccountSection({ model: { initial } }: { model: OrderAccountModel }) {
  const email = initial?.contact.email;
  return email ? <Island name="order-account" of={OrderAccount} when="load" props={{ email, orderNo: initial.orderNo }} /> : null;
}
