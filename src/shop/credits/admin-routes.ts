import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { changeCreditsInput, staffCreditFilter, staffCreditSchema, staffCreditSorts } from './contract.ts';
import { changeCreditsByStaff, listCreditsForStaff, readCreditForStaff } from './manage-credits.ts';

/** Publishes the back office's resource `credits`: the ledger, to which staff add lines and of which nobody changes one. */
export function creditAdminRoutes(api: Api): void {
  const readers = { tag: 'credits', access: 'staff', right: 'read:customers' } as const;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: staffCreditSorts, usual: '-at', filter: staffCreditFilter });
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/credits', summary: 'List the ledger of credits', query, data: listAnswer(staffCreditSchema) },
    (context, { query: { sort, ...list } }) => listCreditsForStaff(context, { ...list, order: sort }),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/credits/:id', summary: 'Read a line of the ledger', params, data: staffCreditSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readCreditForStaff(context, id)),
  );
  api.operation(
    {
      ...readers,
      right: 'write:refunds',
      method: 'POST',
      url: '/api/admin/credits',
      summary: 'Give credits to an account, or take some',
      body: changeCreditsInput,
      data: staffCreditSchema,
      idempotent: true,
    },
    async (context, { body, reply }) => sendEtag(reply, await changeCreditsByStaff(context, body)),
  );
}
