import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { confirmOrder } from './ship/confirm-order.ts';
import {
  cancelOrderInput,
  lookupOrderInput,
  orderListInput,
  orderListSchema,
  orderSchema,
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

/** Publishes what shoppers do with orders and their payment. */
export function orderRoutes(api: Api): void {
  api.operation(
    { method: 'POST', url: '/api/web/order/list', summary: 'Orders of the account', tag: 'order', access: 'user', body: orderListInput, data: orderListSchema },
    (context, { body }) => {
      if (context.caller.kind !== 'user') throw new Error('user access without a user');
      return listOrders(context, context.caller.accountId, body);
    },
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/detail',
      summary: "An order of the caller's",
      tag: 'order',
      access: 'shopper',
      body: ownOrderInput,
      data: orderSchema,
    },
    (context, { body }) => readOrder(context, body),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/cancel',
      summary: 'Cancel an order, or ask for it',
      tag: 'order',
      access: 'shopper',
      body: cancelOrderInput,
      data: orderSchema,
      idempotent: true,
    },
    async (context, { body }) => presentOrder(context, context.db, await cancelOrder(context, body)),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/confirm',
      summary: 'Say that an order has arrived',
      tag: 'order',
      access: 'shopper',
      body: ownOrderInput,
      data: orderSchema,
    },
    async (context, { body }) => presentOrder(context, context.db, await confirmOrder(context, body)),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/reorder',
      summary: 'Put what an order held into the cart, as far as it can be bought now',
      tag: 'order',
      access: 'shopper',
      body: ownOrderInput,
      data: reorderSchema,
    },
    (context, { body }) => reorder(context, body),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/order/lookup',
      summary: 'Have the link to an order mailed',
      tag: 'order',
      access: 'public',
      body: lookupOrderInput,
      data: z.object({ message: z.string() }),
    },
    (context, { body, request }) => lookUpOrder(context, { ...body, address: request.ip }),
  );
  api.operation(
    {
      method: 'POST',
      url: '/api/web/payment/start',
      summary: 'Start the payment of an unpaid order',
      tag: 'payment',
      access: 'shopper',
      body: startPaymentInput,
      data: paymentStartSchema,
      idempotent: 'resumes',
    },
    async (context, { body }) => ({
      orderNo: body.orderNo,
      ...(body.orderToken ? { orderToken: body.orderToken } : {}),
      payment: await startPayment(context, body),
    }),
  );
}
