import type { Api } from '#kit/server/http/api.ts';
import { submittedSchema } from '../contract.ts';
import { expressQuoteInput, expressQuoteSchema, expressSubmitInput } from './contract.ts';
import { quoteExpress } from './quote-express.ts';
import { submitExpress } from './submit-express.ts';

const shared = { method: 'POST', tag: 'checkout', access: 'shopper' } as const;

/** Publishes what wallets ask: Apple Pay, Google Pay, Link. */
export function expressRoutes(api: Api): void {
  api.operation(
    {
      ...shared,
      url: '/api/web/checkout/express/quote',
      summary: 'What a wallet shows: sum, tax and ways of shipping for its address',
      body: expressQuoteInput,
      data: expressQuoteSchema,
    },
    (context, { body }) => quoteExpress(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/checkout/express/submit',
      summary: 'Place the order with what a wallet handed over, and start its payment',
      body: expressSubmitInput,
      data: submittedSchema,
      idempotent: 'resumes',
    },
    (context, { body }) => submitExpress(context, body),
  );
}
