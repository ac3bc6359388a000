import type { Context } from '#kit/server/context.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { askForApproval } from '../paypal/paypal-approval.ts';
import { insertApproval } from './store.ts';

/** PayPal forgets what nobody agrees to, and what was agreed to and not taken, after so long. */
const approvalMs = 3 * 3_600_000;

/** What is to be agreed to. `amount`: minor units of `currency`, as far as they are known; `isSent`: PayPal asks where to. */
export type WantedPurchase = { checkoutId: string; amount: number; currency: string; isSent: boolean };

/** Where the browser comes back to from PayPal, whether its shopper agreed or not. */
export const approvalPath = '/payment/approval/paypal';

/**
 * Makes an order at PayPal for a checkout, and answers the page on which the shopper agrees to it. The address by which the browser comes back holds a
 * secret, which is good for this checkout, once.
 * @throws timedOut (20000), providerAway (500)
 */
export async function beginApproval(context: Context, { checkoutId, amount, currency, isSent }: WantedPurchase): Promise<string> {
  const at = context.now();
  const [id, state] = [newId(at.getTime()), newSecret()];
  const { lang } = context;
  const returnUrl = `${context.config.baseUrl}${approvalPath}/${state}`;
  const { reference, url } = await askForApproval(context, { id, returnUrl, amount, currency, lang, isSent });
  const expiresAt = new Date(at.getTime() + approvalMs);
  await context.transaction((tx) => insertApproval(tx, { id, checkoutId, stateHash: hashSecret(state), reference, currency, lang, createdAt: at, expiresAt }));
  return url;
}
