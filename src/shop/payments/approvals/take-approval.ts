import type { Tx } from '#kit/server/database.ts';
import type { PaymentMethodId } from '../contract.ts';
import { useApproval } from './store.ts';

/** The method whose buttons begin approvals. */
export const approvalMethod = 'paypal';

type Wanted = { checkoutId: string; currency: string; at: Date };

/**
 * Uses what was agreed to for a checkout, once (docs/rules/orders.md, "Payments"); answers what the provider calls it. Null: nothing, or not for this
 * method or currency.
 */
export async function takeApproval(tx: Tx, { methodId, ...wanted }: Wanted & { methodId: PaymentMethodId }): Promise<string | null> {
  return methodId === approvalMethod ? useApproval(tx, wanted) : null;
}
