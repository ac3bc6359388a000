import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId, newSecret } from '#kit/server/ids.ts';
import type { PaymentMethodId } from '../contract.ts';
import type { Attempt } from '../provider.ts';
import { takeApproval } from '../approvals/index.ts';
import { insertAttempt } from '../store.ts';

/** What is to be paid and how. `detail`: what its provider is to know of it. `checkoutId`: what was agreed to for that checkout is used. */
export type WantedAttempt = { methodId: PaymentMethodId; amount: number; checkoutId?: string | null; detail?: Record<string, unknown> };

type Beginning = { payment: { id: string } & Pick<Attempt, 'orderId' | 'orderNo' | 'lang' | 'currency'>; wanted: WantedAttempt };

/** Writes an attempt at a payment of which no other is open. */
export async function insertNewAttempt(tx: Tx, context: Context, { payment, wanted }: Beginning): Promise<Attempt> {
  const attempt = await newAttempt(tx, context, { payment, wanted });
  await insertAttempt(tx, { paymentId: payment.id, attempt, at: context.now() });
  return attempt;
}

/** An attempt that the caller writes; what was agreed to for it is used already. */
export async function newAttempt(tx: Tx, context: Context, { payment, wanted }: Beginning): Promise<Attempt> {
  const at = context.now();
  const { orderId, orderNo, lang, currency } = payment;
  const { methodId, amount, checkoutId = null, detail: known = {} } = wanted;
  const agreed = checkoutId === null ? null : await takeApproval(tx, { methodId, checkoutId, currency, at });
  const detail = agreed === null ? known : { ...known, orderId: agreed, agreed: true };
  // A provider that shows a page of its own puts this into the address, so it is a secret; one with references of its own replaces it.
  const providerReference = agreed ?? newSecret();
  return { id: newId(at.getTime()), orderId, orderNo, lang, amount, currency, methodId, providerReference, state: 'pending', action: { type: 'none' }, detail };
}
