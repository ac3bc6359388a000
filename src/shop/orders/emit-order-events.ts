import type { Context } from '#kit/server/context.ts';
import { emitShopEvent } from '#kit/server/events/shop-events.ts';
import type { Order } from './contract.ts';
import type { EmittedOrderEvent } from './job-kinds.ts';
import { presentOrder } from './show/present-order.ts';
import { findOrder } from './store.ts';

/**
 * Tells the outside what happened to an order: the order in figures and lines, in the states that the event left it in. Who
 * bought it and where it goes is not sent; who needs that reads the order from `/api/admin`.
 */
export async function emitOrderEvents(context: Context, { eventId, orderId, type, at, status, payStatus, detail, reason }: EmittedOrderEvent): Promise<void> {
  const order = await findOrder(context.db, { id: orderId });
  if (!order) return;
  const data = { ...outsideView(await presentOrder(context, context.db, order)), orderId, status, payStatus, reason, ...detail };
  await context.transaction((tx) => emitShopEvent(tx, context, { id: eventId, type, at: new Date(at), data }));
}

const sumsOf = ({ subtotal, shippingFee, tax, taxIncluded, credits, giftCardsAmount, total, paymentAmount, refundedAmount, refundState, refunds }: Order) => ({
  subtotal,
  shippingFee,
  tax,
  taxIncluded,
  credits,
  giftCardsAmount,
  total,
  paymentAmount,
  refundedAmount,
  refundState,
  refunds,
});

function outsideView(order: Order): Record<string, unknown> {
  const { orderNo, currency, placedAt } = order;
  return {
    orderNo,
    currency,
    placedAt,
    lines: order.products.map(({ lineId, sku, title, quantity, shipped, price, total: lineTotal }) => ({
      lineId,
      sku,
      title,
      quantity,
      shipped,
      price,
      total: lineTotal,
    })),
    ...sumsOf(order),
    paymentMethod: order.payment?.methodId ?? null,
    shippingMethod: order.shippingMethod?.id ?? null,
    shipments: order.shipments.map(({ expressName, expressNumber, shippedAt, deliveredAt, lines }) => ({
      expressName,
      expressNumber,
      shippedAt,
      deliveredAt,
      lines,
    })),
  };
}
