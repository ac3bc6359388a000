import { z } from 'zod';
import { requireUser } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { changeOwnAddress } from './address/change-own-address.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { confirmOrder } from './ship/confirm-order.ts';
import {
  cancelOrderInput,
  lookupOrderInput,
  orderListInput,
  orderListSchema,
  orderSchema,
  ownAddressChangeInput,
  ownOrderInput,
  paymentStartSchema,
  startPaymentInput,
} from './contract.ts';
import { lookUpOrder } from './show/look-up-order.ts';
import { cartSchema } from '../cart/contract.ts';
import { presentOrder } from './show/present-order.ts';
import { listOrders, readOrder } from './show/read-orders.ts';
import { reorder } from './place/reorder.ts';
import { startPayment } from './pay/start-payment.ts';

/** The cart with what went in; its `messages` begin with what did not, and why. */
const reorderSchema = cartSchema.extend({ added: z.number().int() });

/** Of an order: the account's that asks, or the one whose secret comes along. */
const own = { method: 'POST', tag: 'order', access: 'shopper' } as const;

/** Publishes what shoppers do with orders and their payment. */
export function orderRoutes(api: Api): void {
  api.operation(
    { ...own, url: '/api/web/order/list', summary: 'Orders of the account', access: 'user', body: orderListInput, data: orderListSchema },
    (context, { body }) => listOrders(context, requireUser(context).accountId, body),
  );
  api.operation({ ...own, url: '/api/web/order/detail', summary: "An order of the caller's", body: ownOrderInput, data: orderSchema }, (context, { body }) =>
    readOrder(context, body),
  );
  api.operation(
    { ...own, url: '/api/web/order/cancel', summary: 'Cancel an order, or ask for it', body: cancelOrderInput, data: orderSchema, idempotent: true },
    async (context, { body }) => presentOrder(context, context.db, await cancelOrder(context, body)),
  );
  api.operation(
    { ...own, url: '/api/web/order/confirm', summary: 'Say that an order has arrived', body: ownOrderInput, data: orderSchema },
    async (context, { body }) => presentOrder(context, context.db, await confirmOrder(context, body)),
  );
  const move = {
    url: '/api/web/order/address',
    summary: 'Change where an order goes, before anything is sent; not where that would cost something else',
  } as const;
  api.operation({ ...own, ...move, body: ownAddressChangeInput, data: orderSchema, idempotent: true }, async (context, { body }) =>
    presentOrder(context, context.db, await changeOwnAddress(context, body)),
  );
  const again = { url: '/api/web/order/reorder', summary: 'Put what an order held into the cart, as far as it can be bought now', idempotent: true } as const;
  api.operation({ ...own, ...again, body: ownOrderInput, data: reorderSchema }, (context, { body }) => reorder(context, body));
  const lookup = {
    url: '/api/web/order/lookup',
    summary: 'Have the link to an order mailed',
    data: z.object({ message: z.string() }),
    idempotent: true,
  } as const;
  api.operation({ ...own, ...lookup, access: 'public', body: lookupOrderInput }, (context, { body, request }) =>
    lookUpOrder(context, { ...body, address: request.ip }),
  );
  startRoute(api);
}

function startRoute(api: Api): void {
  const start = { url: '/api/web/payment/start', summary: 'Start the payment of an unpaid order', body: startPaymentInput, data: paymentStartSchema };
  api.operation({ ...own, ...start, tag: 'payment', idempotent: 'resumes' }, async (context, { body }) => ({
    orderNo: body.orderNo,
    ...(body.orderToken ? { orderToken: body.orderToken } : {}),
    payment: await startPayment(context, body),
  }));
}
