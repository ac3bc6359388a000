import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { pushRenewInput, pushStateInput, pushStateSchema, pushSubscribeInput, pushUnsubscribeInput } from '../contract.ts';
import { renewSubscription } from './renew-subscription.ts';
import { readPushState, subscribe, unsubscribe } from './subscribe.ts';

const shared = { method: 'POST', tag: 'notice', access: 'shopper', data: pushStateSchema } as const;

/** Publishes what a browser does that wants news of orders by web push. */
export function pushRoutes(api: Api): void {
  api.operation(
    { ...shared, url: '/api/web/push/state', summary: 'Whether a browser gets news of an order, or of all of mine, by web push', body: pushStateInput },
    (context, { body }) => readPushState(context, body),
  );
  api.operation(
    { ...shared, url: '/api/web/push/subscribe', summary: 'Send news of an order, or of all of mine, to a browser by web push', body: pushSubscribeInput },
    (context, { body }) => subscribe(context, body),
  );
  api.operation({ ...shared, url: '/api/web/push/unsubscribe', summary: 'Send it no more', body: pushUnsubscribeInput }, (context, { body }) =>
    unsubscribe(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/push/renew',
      summary: 'Replace the subscription of a browser that got another one of its push service',
      body: pushRenewInput,
      data: z.object({}),
    },
    async (context, { body }) => {
      await renewSubscription(context, body);
      return {};
    },
  );
}
