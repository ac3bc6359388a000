import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { paymentHistorySchema } from '../../payments/contract.ts';
import { reasonInput, refundInput, shipInput, staffOrderFilter, staffOrderSchema, staffOrderSorts, surplusInput, type staffActions } from '../contract.ts';
import { approveCancellation, cancelByMerchant, rejectCancellation } from '../cancel/decide-cancellation.ts';
import { deliverOrder } from '../ship/deliver-order.ts';
import { markPaid } from '../pay/mark-paid.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { settleSurplus } from '../refund/reconcile-surplus.ts';
import { shipOrder } from '../ship/ship-order.ts';
import { listOrdersForStaff, presentOneForStaff, readOrderForStaff, readOrderPayments, rightOf } from './staff-orders.ts';
import type { OrderRow } from '../store.ts';
import { fapiaoRoutes } from '../fapiao/fapiao-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { riskRoutes } from '../risk/risk-routes.ts';
import { editRoutes } from '../edit/edit-routes.ts';
import { workRoutes } from './work-routes.ts';

const nothing = z.object({});
const params = z.object({ id: z.string().max(64) });

/** Publishes the back office's resource `orders` and its actions (docs/contract.md, "Back office API"). */
export function orderAdminRoutes(api: Api): void {
  readRoutes(api);
  actionRoutes(api);
  workRoutes(api);
  noteRoutes(api);
  editRoutes(api);
  riskRoutes(api);
  fapiaoRoutes(api);
}

function readRoutes(api: Api): void {
  const readers = { method: 'GET', tag: 'orders', access: 'staff', right: 'read:orders' } as const;
  const query = listQuery({ sorts: staffOrderSorts, usual: '-placedAt', filter: staffOrderFilter });
  api.operation({ ...readers, url: '/api/admin/orders', summary: 'List orders', query, data: listAnswer(staffOrderSchema) }, (context, { query: asked }) =>
    listOrdersForStaff(context, asked),
  );
  api.operation(
    { ...readers, url: '/api/admin/orders/:id', summary: 'Read an order', params, data: staffOrderSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readOrderForStaff(context, { order: id })),
  );
  const payments = { url: '/api/admin/orders/:id/payments', summary: 'Read what happened to the payment of an order' };
  api.operation({ ...readers, ...payments, params, data: paymentHistorySchema }, (context, { params: { id } }) => readOrderPayments(context, { order: id }));
}

function actionRoutes(api: Api): void {
  /** An action on one order; answers the order as it is then. */
  const action = <Body extends z.ZodType>(
    name: (typeof staffActions)[number],
    { summary, body }: { summary: string; body: Body },
    run: (context: Context, order: string, input: z.output<Body>) => Promise<OrderRow>,
  ) => {
    api.operation(
      {
        tag: 'orders',
        access: 'staff',
        right: rightOf(name),
        method: 'POST',
        url: `/api/admin/orders/:id/${name}`,
        summary,
        params,
        body,
        data: staffOrderSchema,
        idempotent: true,
      },
      async (context, { params: { id }, body: input, reply }) => answer(context, reply, await run(context, id, input)),
    );
  };
  const answer = async (context: Context, reply: FastifyReply, order: OrderRow) => sendEtag(reply, await presentOneForStaff(context, order));

  action('ship', { summary: 'Send an order, or a part of it', body: shipInput }, (context, order, input) => shipOrder(context, { order, ...input }));
  action('deliver', { summary: 'Say that what was sent has arrived', body: nothing }, (context, order) => deliverOrder(context, { order }));
  action('cancel', { summary: 'Cancel an unpaid order', body: reasonInput }, (context, order, { reason }) => cancelByMerchant(context, { order, reason }));
  action('cancel-approve', { summary: 'Agree to a cancellation', body: nothing }, (context, order) => approveCancellation(context, { order }));
  action('cancel-reject', { summary: 'Decline a cancellation', body: reasonInput }, (context, order, { reason }) =>
    rejectCancellation(context, { order, reason }),
  );
  action('refund', { summary: 'Give money back', body: refundInput }, (context, order, input) => refundOrder(context, { order, ...input }));
  action('settle-surplus', { summary: 'Settle money that paid nothing and could not be given back', body: surplusInput }, (context, order, input) =>
    settleSurplus(context, { order, ...input }),
  );
  action('mark-paid', { summary: 'Say that a transfer or cash has come', body: nothing }, (context, order) => markPaid(context, { order }));
}
