import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { adjustStockByStaff, adjustStocksByStaff } from './adjust-stock-by-staff.ts';
import { adjustInput, adjustManyInput, aheadManyInput, movementFilter, movementSchema, staffStockSchema, stockFilter, stockSorts } from './contract.ts';
import { setAheadByStaff } from './ahead/set-ahead-by-staff.ts';
import { listMovements, listStockForStaff, readStockForStaff } from './read-stock-for-staff.ts';

/** Publishes the back office's resource `stock`, its adjusting, and the ledger `stock-movements`, of which nobody changes a row. */
export function stockAdminRoutes(api: Api): void {
  const readers = { tag: 'stock', access: 'staff', right: 'prices' } as const;
  const writers = { ...readers, method: 'POST', idempotent: true } as const;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: stockSorts, filter: stockFilter });
  const ledgerQuery = listQuery({ sorts: ['at'], usual: '-at', filter: movementFilter });
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/stock', summary: 'List the stock of variants', query, data: listAnswer(staffStockSchema) },
    (context, { query: { sort, ...asked } }) => listStockForStaff(context, { ...asked, order: sort }),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/stock/:id', summary: 'Read the stock of a variant', params, data: staffStockSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readStockForStaff(context, id)),
  );
  api.operation(
    { ...writers, url: '/api/admin/stock/:id/adjust', summary: 'Adjust what is on hand, with a reason', params, body: adjustInput, data: staffStockSchema },
    async (context, { params: { id }, body, reply }) => sendEtag(reply, await adjustStockByStaff(context, { id, ...body })),
  );
  api.operation(
    {
      ...writers,
      url: '/api/admin/stock/adjust',
      summary: 'Adjust many variants at once, all or none',
      body: adjustManyInput,
      data: z.object({ items: z.array(staffStockSchema) }),
    },
    (context, { body }) => adjustStocksByStaff(context, body),
  );
  api.operation(
    {
      ...writers,
      url: '/api/admin/stock/ahead',
      summary: 'Say how many variants at once are sold ahead of stock',
      body: aheadManyInput,
      data: z.object({ items: z.array(staffStockSchema) }),
    },
    (context, { body }) => setAheadByStaff(context, body),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/stock-movements', summary: 'List the stock ledger', query: ledgerQuery, data: listAnswer(movementSchema) },
    (context, { query: { sort, ...asked } }) => listMovements(context, { ...asked, direction: sort.direction }),
  );
}
