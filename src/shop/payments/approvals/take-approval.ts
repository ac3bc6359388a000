import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { PaymentMethodId } from '../contract.ts';
import { hasUsable, setAgreed, useApproval, type Approval } from './store.ts';

/** The method whose buttons begin approvals. */
export const approvalMethod = 'paypal';

type Wanted = { checkoutId: string; currency: string; at: Date };

/** Notes that the shopper agreed; it is the newest of its checkout then. Answers whether that is news. */
export function noteAgreed(tx: Tx, context: Context, { id, checkoutId }: Approval): Promise<boolean> {
  return setAgreed(tx, { id, checkoutId, at: context.now() });
}

/** Whether a shopper has agreed to pay a checkout in a currency, and it can be used still. */
export function isAgreed(reader: Queryable, wanted: Wanted): Promise<boolean> {
  return hasUsable(reader, wanted);
}

/**
 * Uses what was agreed to for a checkout, once (docs/rules/orders.md, "Payments"); answers what the provider calls it. Null: nothing, or not for this
 * method or currency.
 */
export async function takeApproval(tx: Tx, { methodId, ...wanted }: Wanted & { methodId: PaymentMethodId }): Promise<string | null> {
  return methodId === approvalMethod ? useApproval(tx, wanted) : null;
}
