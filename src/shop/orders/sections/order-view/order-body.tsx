/** An order in full, below its heading; the same for an account and for a guest. */
import type { ReactNode } from 'react';
import type { Order } from '../../contract.ts';
import { standingOf } from '../../show/contract-standing.ts';
import * as m from '#messages';
import { PushNews } from '#ui/push-news/push-news.tsx';
import type { AddressChangeProps } from './address-change.tsx';
import { Actions, MoreActions } from './actions.tsx';
import { Facts } from './details.tsx';
import { History, Refunds } from './history.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderOutcome } from './outcome.tsx';
import { mustPay, PaymentNotice } from './payment.tsx';
import { OrderProgress } from './progress/progress.tsx';
import { isExpected } from './progress/stage.ts';
import { Shipments } from './shipments.tsx';
import type { OrderActions } from './use-actions.ts';

/** `head`: the page's heading; `waiting`: a payment is being decided elsewhere; `address`: what the page brought to change it. */
type Props = { head: ReactNode; order: Order; actions: OrderActions; waiting: boolean; address?: AddressChangeProps | undefined };

/** Where there is room, what was bought stands beside all the rest, from the heading on; else below how far it has come, which is what most come for. */
export function OrderBody({ head, order, actions, waiting, address }: Props) {
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] @4xl:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          {head}
          <BeforeSummary order={order} actions={actions} waiting={waiting} />
        </div>
        <div className="min-w-0 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <OrderSummary order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <MoreActions order={order} actions={actions} {...(address && { address })} />
          <Facts order={order} />
          <Refunds order={order} actions={actions} />
          <History order={order} />
          <News order={order} />
        </div>
      </div>
    </div>
  );
}

/** What is to be done, how far it has come, and where its parcels are. */
function BeforeSummary({ order, actions, waiting }: Pick<Props, 'order' | 'actions' | 'waiting'>) {
  return (
    <>
      <div className="mt-6 flex flex-col gap-4 empty:hidden">
        <OrderOutcome order={order} />
        <PaymentNotice order={order} waiting={waiting} />
        {order.otherOrderNo !== null && <p className="text-desc">{m.order_rest_of_purchase({ orderNo: order.otherOrderNo })}</p>}
      </div>
      <Actions order={order} actions={actions} waiting={waiting} />
      <div className="mt-8 empty:hidden">
        <OrderProgress order={order} />
      </div>
      <div className="mt-10 empty:hidden">
        <Shipments order={order} />
      </div>
    </>
  );
}

/** Who waits for something may hear of it on this device; who is still to pay has other things to do first. */
function News({ order }: { order: Order }) {
  const standing = standingOf(order);
  const isSent = order.products.some((line) => !line.giftCard);
  if (!isExpected(order) || !isSent || standing === 'ready' || mustPay(order)) return null;
  const ask = order.shippingMethod?.pickup ? m.push_do_ready() : standing === 'underWay' ? m.push_do_arrives() : m.push_do();
  return <PushNews orderNo={order.orderNo} ask={ask} />;
}
