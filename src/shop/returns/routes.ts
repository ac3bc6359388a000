import type { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import type { Context } from '#kit/server/context.ts';
import { applyForReturn } from './apply/apply-for-return.ts';
import { cancelReturn } from './apply/cancel-return.ts';
import {
  applyReturnInput,
  logisticsInput,
  ownReturnInput,
  quoteReturnInput,
  returnListInput,
  returnListSchema,
  returnQuoteSchema,
  returnSchema,
  type Return,
} from './contract.ts';
import { presentReturn } from './show/present-return.ts';
import { quoteReturn } from './apply/quote-return.ts';
import { listReturns, readReturn } from './show/read-returns.ts';
import { reportLogistics } from './apply/report-logistics.ts';

/** An order's token may stand beside its number; without one the list is the caller's own. */
const namesNoOrder = (body: unknown) => (typeof (body as { orderNo?: unknown } | null)?.orderNo === 'string' ? null : 'known');

/** Publishes what shoppers do with returns. Guests hold the order's cookie or token. */
export function returnRoutes(api: Api): void {
  const shared = { method: 'POST', tag: 'return', access: 'shopper' } as const;
  api.operation(
    { ...shared, url: '/api/web/return/quote', summary: 'The expected refund for units of an order', body: quoteReturnInput, data: returnQuoteSchema },
    (context, { body }) => quoteReturn(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/return/list',
      summary: "The caller's returns, or those of an order",
      body: returnListInput,
      data: returnListSchema,
      needsCaller: namesNoOrder,
    },
    (context, { body }) => listReturns(context, body),
  );

  /** An operation that answers a return. */
  const answering = <Body extends z.ZodType>(
    { name, ...words }: { name: string; summary: string; body: Body; idempotent?: true },
    run: (context: Context, input: z.output<Body>) => Promise<Return>,
  ) => {
    api.operation({ ...shared, ...words, url: `/api/web/return/${name}`, data: returnSchema }, (context, { body }) => run(context, body));
  };
  answering({ name: 'apply', summary: 'Ask for a return', body: applyReturnInput, idempotent: true }, async (context, input) =>
    presentReturn(context, context.db, await applyForReturn(context, input)),
  );
  answering({ name: 'detail', summary: "A return of the caller's", body: ownReturnInput }, readReturn);
  answering({ name: 'cancel', summary: 'Take a return back', body: ownReturnInput }, async (context, input) =>
    presentReturn(context, context.db, await cancelReturn(context, input)),
  );
  answering({ name: 'logistics', summary: 'Say by which parcel the goods come back', body: logisticsInput }, async (context, input) =>
    presentReturn(context, context.db, await reportLogistics(context, input)),
  );
}
