/** An account for the order that a guest has just placed. */
import * as m from '#messages';
import { Island } from '#ui/island.tsx';
import { ArrowLink } from '#ui/shop-link.tsx';
import type { Order } from '#shop/orders/contract.ts';
import { OrderAccount } from './island.tsx';

/** What the page after ordering gives: the order where this browser may see it. */
export type OrderAccountModel = { initial: Order | null };

/** No account for an order without an e-mail address; the way on ends the page for everybody. */
export function OrderAccountSection({ model: { initial } }: { model: OrderAccountModel }) {
  const email = initial?.contact.email;
  return (
    <>
      {email && <Island name="order-account" of={OrderAccount} when="load" props={{ email, orderNo: initial.orderNo }} />}
      <p className="page-width pb-16">
        <ArrowLink path="/">{m.cart_go_on()}</ArrowLink>
      </p>
    </>
  );
}
