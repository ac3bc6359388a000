import type { EventPayload } from '#kit/server/events/shop-events.ts';
import type { Order } from './contract.ts';
import { emittedOrderData } from './job-kinds.ts';
import { presentOrder } from './show/present-order.ts';
import { findOrder } from './store.ts';

/**
 * What subscribers of an event get: the order in figures and lines, in the states that the event left it in. Who
 * bought it and where it goes is not sent; who needs that reads the order from `/api/admin`.
 */
export const orderEventPayload: EventPayload = {
  subject: 'order',
  async make(context, data) {
    const { orderId, detail, ...states } = emittedOrderData.parse(data);
    const order = await findOrder(context.db, { id: orderId });
    return order ? { ...outsideView(await presentOrder(context, context.db, order)), orderId, ...states, ...detail } : null;
  },
};

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
    payLater: order.payLater,
    otherOrderNo: order.otherOrderNo,
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
