import type { Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { notEnoughCredits, tooManyCredits, type CreditReason } from './contract.ts';
import { changeBalance, insertEntry } from './store.ts';

/** A change of an account's credits; `amount` in minor units of the shop's base currency, below 0 to take. */
export type CreditChange = {
  accountId: string;
  amount: Amount;
  reason: CreditReason;
  note?: string;
  /** What the note says in other languages. */
  notes?: Readonly<Record<string, string>>;
  order?: { id: string; orderNo: string };
};

/**
 * Changes an account's credits in the caller's transaction: the stored balance by one conditional update, so that it never
 * falls below 0 however many take of it at once, and a line of the ledger.
 * @throws notEnoughCredits (41), tooManyCredits (41)
 */
export async function changeCredits(tx: Tx, context: Context, { accountId, amount, reason, note = '', notes = {}, order }: CreditChange): Promise<string> {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`no change of credits: ${amount}`);
  const balance = await changeBalance(tx, { accountId, amount });
  if (balance === null) throw new ShopError(amount < 0 ? notEnoughCredits : tooManyCredits);
  const at = context.now();
  const id = newId(at.getTime());
  await insertEntry(tx, {
    id,
    accountId,
    amount,
    balance,
    reason,
    note,
    notes: JSON.stringify(notes),
    ...actorOf(context),
    orderId: order?.id ?? null,
    orderNo: order?.orderNo ?? null,
    at,
  });
  return id;
}

function actorOf({ caller }: Context) {
  switch (caller.kind) {
    case 'staff':
      return { actorKind: 'staff', actorId: caller.staffId, actorName: caller.name };
    case 'user':
      return { actorKind: 'shopper', actorId: caller.accountId, actorName: '' };
    case 'system':
      return { actorKind: 'system', actorId: null, actorName: caller.name };
    default:
      return { actorKind: 'shopper', actorId: null, actorName: '' };
  }
}
