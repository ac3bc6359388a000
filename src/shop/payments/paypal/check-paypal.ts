/** Whether PayPal takes the keys of an account, and knows its webhook: calls that change nothing. */
import { z } from 'zod';
import { timedOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { CheckedConnection } from '../provider.ts';
import { askPaypal, PaypalRefused, type PaypalAccount, type PaypalLine } from './paypal-api.ts';

const person = z.object({
  name: z.string().optional().catch(undefined),
  emails: z
    .array(z.object({ value: z.string() }))
    .optional()
    .catch(undefined),
});

/** Gets a token, then looks for the webhook, then for the account's name, which not every application may ask for. */
export async function checkPaypal(line: PaypalLine): Promise<CheckedConnection> {
  // A token from before says nothing of the keys as they are now.
  const fresh: PaypalLine = { ...line, account: { ...line.account } satisfies PaypalAccount };
  try {
    const webhook = await askPaypal(fresh, { method: 'GET', path: `/v1/notifications/webhooks/${encodeURIComponent(line.account.webhookId)}` });
    return { outcome: webhook.ok ? 'ok' : 'wrongWebhook', account: await nameOf(fresh) };
  } catch (error) {
    return { outcome: outcomeOf(error), account: null };
  }
}

const outcomes: Readonly<Record<string, CheckedConnection['outcome']>> = {
  'token 401': 'wrongKey',
  'token 400': 'wrongKey',
  'call 403': 'notAllowed',
  'call 400': 'wrongWebhook',
};

async function nameOf(line: PaypalLine): Promise<string | null> {
  try {
    const answer = await askPaypal(line, { method: 'GET', path: '/v1/identity/openidconnect/userinfo?schema=openid' });
    const read = person.safeParse(answer.ok ? answer.body : null).data;
    return (read?.name ?? read?.emails?.[0]?.value)?.slice(0, 200) ?? null;
  } catch {
    return null;
  }
}

function outcomeOf(error: unknown): CheckedConnection['outcome'] {
  if (error instanceof PaypalRefused) return outcomes[`${error.asked} ${error.status}`] ?? 'unreachable';
  return error instanceof ShopError && error.spec === timedOut ? 'timedOut' : 'unreachable';
}
