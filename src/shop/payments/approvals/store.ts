import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** An order at the provider that a button began. */
export type Approval = {
  id: string;
  checkoutId: string;
  reference: string;
  currency: string;
  lang: string;
  state: 'begun' | 'agreed' | 'used' | 'dropped';
  expiresAt: Date;
};

export async function insertApproval(tx: Tx, row: Omit<Approval, 'state'> & { stateHash: string; createdAt: Date }): Promise<void> {
  await tables(tx).insertInto('paymentApproval').values(row).execute();
}

export async function findApproval(reader: Queryable, stateHash: string): Promise<Approval | null> {
  const row = await tables(reader)
    .selectFrom('paymentApproval')
    .select(['id', 'checkoutId', 'reference', 'currency', 'lang', 'state', 'expiresAt'])
    .where('stateHash', '=', stateHash)
    .executeTakeFirst();
  return (row ?? null) as Approval | null;
}

/** Notes that the shopper agreed, if it was waited for; what was agreed to before for the same checkout is dropped. Answers whether it was. */
export async function noteAgreed(tx: Tx, { id, checkoutId, at }: { id: string; checkoutId: string; at: Date }): Promise<boolean> {
  const agreed = await tables(tx)
    .updateTable('paymentApproval')
    .set({ state: 'agreed' })
    .where('id', '=', id)
    .where('state', '=', 'begun')
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  if (agreed.numUpdatedRows !== 1n) return false;
  await tables(tx)
    .updateTable('paymentApproval')
    .set({ state: 'dropped' })
    .where('checkoutId', '=', checkoutId)
    .where('id', '!=', id)
    .where('state', 'in', ['begun', 'agreed'])
    .execute();
  return true;
}

const usable = (at: Date) => ({ state: 'agreed', after: at }) as const;

/** Whether a shopper has agreed to pay a checkout in a currency, and it can be used still. */
export async function isAgreed(reader: Queryable, { checkoutId, currency, at }: { checkoutId: string; currency: string; at: Date }): Promise<boolean> {
  const { state, after } = usable(at);
  const row = await tables(reader)
    .selectFrom('paymentApproval')
    .select('id')
    .where('checkoutId', '=', checkoutId)
    .where('state', '=', state)
    .where('currency', '=', currency)
    .where('expiresAt', '>', after)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses it, which nobody does twice; what else was begun for the checkout is dropped. Answers the provider's name of it, or null. */
export async function useApproval(tx: Tx, { checkoutId, currency, at }: { checkoutId: string; currency: string; at: Date }): Promise<string | null> {
  const { state, after } = usable(at);
  const used = await tables(tx)
    .updateTable('paymentApproval')
    .set({ state: 'used' })
    .where('checkoutId', '=', checkoutId)
    .where('state', '=', state)
    .where('currency', '=', currency)
    .where('expiresAt', '>', after)
    .returning('reference')
    .executeTakeFirst();
  await tables(tx)
    .updateTable('paymentApproval')
    .set({ state: 'dropped' })
    .where('checkoutId', '=', checkoutId)
    .where('state', 'in', ['begun', 'agreed'])
    .execute();
  return used?.reference ?? null;
}
