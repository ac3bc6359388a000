import { z } from 'zod';
import type { StaffRight } from '#kit/pure/staff-rights.ts';
import type { Context } from '#kit/server/context.ts';
import type { Api } from '#kit/server/http/api.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { listQuery } from '#kit/server/http/resource.ts';
import { exportShopifyCsv } from '../../catalog/import/index.ts';
import { staffProductFilter } from '../../catalog/contract.ts';
import { customerFilter } from '../../customers/contract.ts';
import { staffOrderFilter } from '../../orders/contract.ts';
import { AuditFilter } from '../../staff/contract.ts';
import { recordAction } from '../../staff/index.ts';
import { stockFilter } from '../../stock/contract.ts';
import { exportAudit } from './export-audit.ts';
import { exportCustomers, exportOrders, exportStock } from './export-lists.ts';

/** Publishes the files of `exports`. Who took one, and with which filter, stands in the audit log. */
export function exportAdminRoutes(api: Api): void {
  const file = <Filter extends z.ZodType>(
    name: 'products' | 'orders' | 'customers' | 'stock' | 'audit',
    {
      right,
      filter,
      summary,
      chunks,
    }: { right: StaffRight; filter: Filter; summary: string; chunks(context: Context, asked: z.output<Filter>): AsyncIterable<string> },
  ) => {
    const query = listQuery({ sorts: ['createdAt'], filter }).pick({ filter: true });
    api.operation(
      { method: 'GET', url: `/api/admin/exports/${name}.csv`, tag: 'exports', access: 'staff', right, summary, query, data: z.string(), csv: 'always' },
      async (context, { query: asked }) => {
        const { filter: narrowed } = asked as { filter: z.output<Filter> };
        const answer = await FileAnswer.streamed(`${name}.csv`, 'text/csv', chunks(context, narrowed));
        await context.transaction((tx) => recordAction(tx, context, { action: `exports.${name}`, subject: name, detail: { filter: narrowed as object } }));
        return answer;
      },
    );
  };
  file('products', {
    right: 'read:catalog',
    filter: staffProductFilter,
    summary: 'Products in Shopify’s columns; imported again it changes nothing',
    chunks: exportShopifyCsv,
  });
  file('orders', { right: 'read:orders', filter: staffOrderFilter, summary: 'Orders, a row for each line', chunks: exportOrders });
  file('customers', { right: 'read:customers', filter: customerFilter, summary: 'Customers in Shopify’s columns', chunks: exportCustomers });
  file('stock', { right: 'read:prices', filter: stockFilter, summary: 'Stock of every variant', chunks: exportStock });
  file('audit', { right: 'read:staff', filter: AuditFilter, summary: 'The audit log, a row for each line', chunks: exportAudit });
}
