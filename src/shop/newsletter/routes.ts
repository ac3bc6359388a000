import { z } from 'zod';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { Api } from '#kit/server/http/api.ts';
import { confirmSubscription, unsubscribe } from './confirm.ts';
import { subscribeInput, tokenInput, unsubscribeInput } from './contract.ts';
import { subscribe } from './subscribe.ts';

const shared = { method: 'POST', tag: 'newsletter', access: 'shopper', data: z.object({ message: z.string() }) } as const;

/** Publishes the newsletter. */
export function newsletterRoutes(api: Api): void {
  api.operation(
    {
      ...shared,
      url: '/api/web/newsletter/subscribe',
      summary: 'Ask for the newsletter; a mail confirms it',
      body: subscribeInput.extend(guardFields),
      idempotent: true,
    },
    (context, { body }) => subscribe(context, body),
  );
  api.operation({ ...shared, url: '/api/web/newsletter/confirm', summary: 'Confirm by the mailed link', body: tokenInput }, (context, { body }) =>
    confirmSubscription(context, body.token),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/newsletter/unsubscribe',
      summary: 'End it; mail programs post a form to the address (RFC 8058)',
      body: unsubscribeInput,
      query: unsubscribeInput,
      takesForms: true,
    },
    (context, { body, query }) => unsubscribe(context, body.token ?? query.token ?? ''),
  );
}
