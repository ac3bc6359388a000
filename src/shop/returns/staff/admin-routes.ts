import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import {
  approveInput,
  descriptionInput,
  exchangeInput,
  openReturnInput,
  receiveInput,
  replacementSchema,
  staffReturnFilter,
  staffReturnSchema,
  staffReturnSorts,
  type staffReturnActions,
} from '../contract.ts';
import { openReturnByStaff } from '../apply/apply-for-return.ts';
import { approveReturn, refuseReturn } from './decide-return.ts';
import { exchangeGoods } from './exchange-goods.ts';
import { listReplacements } from './list-replacements.ts';
import { receiveGoods, rejectGoods } from './receive-goods.ts';
import { refundReturn } from './refund-return.ts';
import { listReturnsForStaff, presentReturnForStaff, readReturnForStaff, rightOf } from './staff-returns.ts';
import type { ReturnRow } from '../store.ts';

/** Publishes the back office's resource `returns` and its actions (docs/contract.md, "Back office API"). */
export function returnAdminRoutes(api: Api): void {
  const readers = { tag: 'returns', access: 'staff', right: 'read:orders' } as const;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: staffReturnSorts, usual: '-appliedAt', filter: staffReturnFilter });
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/returns', summary: 'List returns', query, data: listAnswer(staffReturnSchema) },
    (context, { query: asked }) => listReturnsForStaff(context, asked),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/returns/:id', summary: 'Read a return', params, data: staffReturnSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readReturnForStaff(context, { return: id })),
  );

  openingRoute(api);

  /** An action on one return; answers the return as it is then. */
  const action = <Body extends z.ZodType>(
    name: (typeof staffReturnActions)[number],
    { summary, body }: { summary: string; body: Body },
    run: (context: Context, ref: { return: string }, input: z.output<Body>) => Promise<ReturnRow>,
  ) => {
    api.operation(
      {
        tag: 'returns',
        access: 'staff',
        right: rightOf(name),
        method: 'POST',
        url: `/api/admin/returns/:id/${name}`,
        summary,
        params,
        body,
        data: staffReturnSchema,
        idempotent: true,
      },
      async (context, { params: { id }, body: input, reply }) =>
        sendEtag(reply, await presentReturnForStaff(context, await run(context, { return: id }, input))),
    );
  };
  action('approve', { summary: 'Agree to a return', body: approveInput }, (context, ref, input) => approveReturn(context, { ...ref, ...input }));
  action('refuse', { summary: 'Refuse a return', body: descriptionInput }, (context, ref, input) => refuseReturn(context, { ...ref, ...input }));
  action('receive', { summary: 'Say that the goods are here; a refund goes back', body: receiveInput }, (context, ref, input) =>
    receiveGoods(context, { ...ref, ...input }),
  );
  action('reject-goods', { summary: 'Say that the goods are not as agreed', body: descriptionInput }, (context, ref, input) =>
    rejectGoods(context, { ...ref, ...input }),
  );
  action('refund', { summary: 'Give back the money of a refund without goods', body: z.object({}) }, (context, ref) => refundReturn(context, ref));
  action('exchange', { summary: 'Send the replacement', body: exchangeInput }, (context, ref, input) => exchangeGoods(context, { ...ref, ...input }));
}

function openingRoute(api: Api): void {
  api.operation(
    {
      tag: 'returns',
      access: 'staff',
      right: 'write:orders',
      method: 'GET',
      url: '/api/admin/orders/:id/lines/:lineId/replacements',
      summary: 'List the variants that an exchange of a line may send',
      params: z.object({ id: z.string().max(64), lineId: z.string().max(64) }),
      data: z.object({ items: z.array(replacementSchema) }),
    },
    (context, { params: { id, lineId } }) => listReplacements(context, { order: id, lineId }),
  );
  api.operation(
    {
      tag: 'returns',
      access: 'staff',
      right: 'write:orders',
      method: 'POST',
      url: '/api/admin/orders/:id/open-return',
      summary: 'Open a return of an order for its shopper',
      params: z.object({ id: z.string().max(64) }),
      body: openReturnInput,
      data: staffReturnSchema,
      idempotent: true,
    },
    async (context, { params: { id }, body, reply }) =>
      sendEtag(reply, await presentReturnForStaff(context, await openReturnByStaff(context, { order: id, ...body }))),
  );
}
