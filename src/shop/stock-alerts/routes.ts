import type { Api } from '#kit/server/http/api.ts';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import { stockAlertAnswer, stockAlertInput, waitingQuery, waitingSchema } from './contract.ts';
import { countWaiting } from './count-waiting.ts';
import { requestAlert } from './request-alert.ts';

/** Publishes `/product/notify`, and for staff how many wait. */
export function stockAlertRoutes(api: Api): void {
  api.operation(
    {
      method: 'POST',
      url: '/api/web/product/notify',
      idempotent: true,
      summary: 'Get one mail when a variant is back in stock',
      tag: 'catalogue',
      access: 'shopper',
      body: stockAlertInput.extend(guardFields),
      data: stockAlertAnswer,
    },
    (context, { body }) => requestAlert(context, body),
  );
  api.operation(
    {
      method: 'GET',
      url: '/api/admin/stock-alerts',
      summary: 'How many wait for the variants of a product',
      tag: 'stock',
      access: 'staff',
      right: 'read:catalog',
      query: waitingQuery,
      data: waitingSchema,
    },
    (context, { query }) => countWaiting(context, query.product),
  );
}
