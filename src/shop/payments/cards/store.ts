import type { Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { AccountMode } from '../contract-accounts.ts';
import { tables, type PaymentTables } from '../tables.ts';
import { cardLimits } from './contract.ts';

/** A saved card as it is stored. */
export type StoredCard = Selectable<PaymentTables['savedCard']>;

/** Whose cards, at which provider, and with real money or not. */
export type CardHolder = { accountId: string; provider: string; mode: AccountMode };

/** What the provider calls an account; the newest where it was created twice. */
export async function findCustomer(reader: Queryable, { accountId, provider, mode }: CardHolder): Promise<string | null> {
  const row = await tables(reader)
    .selectFrom('paymentCustomer')
    .select('reference')
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .where('mode', '=', mode)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Whom the provider calls so; locked, so that nothing is saved for an account that is being erased. */
export async function loadCustomerForUpdate(tx: Tx, { provider, reference }: { provider: string; reference: string }): Promise<CardHolder | null> {
  const row = await tables(tx)
    .selectFrom('paymentCustomer')
    .select(['accountId', 'provider', 'mode'])
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return (row ?? null) as CardHolder | null;
}

export async function insertCustomer(tx: Tx, { at, ...row }: CardHolder & { id: string; reference: string; at: Date }): Promise<void> {
  await tables(tx)
    .insertInto('paymentCustomer')
    .values({ ...row, createdAt: at })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .execute();
}

export async function deleteCustomer(tx: Tx, { provider, reference }: { provider: string; reference: string }): Promise<void> {
  await tables(tx).deleteFrom('savedCard').where('provider', '=', provider).where('customerReference', '=', reference).execute();
  await tables(tx).deleteFrom('paymentCustomer').where('provider', '=', provider).where('reference', '=', reference).execute();
}

/** What the providers call an account, everywhere. */
export function findCustomersOf(reader: Queryable, accountId: string): Promise<{ provider: string; mode: string; reference: string }[]> {
  return tables(reader).selectFrom('paymentCustomer').select(['provider', 'mode', 'reference']).where('accountId', '=', accountId).limit(1_000).execute();
}

/** An account's cards, newest first; with `holder` those that can pay with the keys that are set up. */
export function findCards(reader: Queryable, { accountId, provider, mode }: CardHolder): Promise<StoredCard[]> {
  return tables(reader)
    .selectFrom('savedCard')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .where('mode', '=', mode)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(cardLimits.perAccount + 1)
    .execute();
}

/** One card of an account's. */
export async function findCard(reader: Queryable, { cardId, accountId }: { cardId: string; accountId: string }): Promise<StoredCard | null> {
  const row = await tables(reader).selectFrom('savedCard').selectAll().where('id', '=', cardId).where('accountId', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/** Whether a card that a provider calls so is saved here. */
export async function isSavedCard(reader: Queryable, { provider, reference }: { provider: string; reference: string }): Promise<boolean> {
  const row = await tables(reader).selectFrom('savedCard').select('id').where('provider', '=', provider).where('reference', '=', reference).executeTakeFirst();
  return row !== undefined;
}

/** What is known of a card. */
export type CardFacts = { brand: string; lastDigits: string; expiryMonth: number; expiryYear: number };

export async function upsertCard(tx: Tx, { at, ...card }: CardHolder & CardFacts & { id: string; customerReference: string; reference: string; at: Date }) {
  const { brand, lastDigits, expiryMonth, expiryYear } = card;
  await tables(tx)
    .insertInto('savedCard')
    .values({ ...card, createdAt: at })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet({ brand, lastDigits, expiryMonth, expiryYear }))
    .execute();
}

/** Takes a card away by what its provider calls it; answers whether it was there. */
export async function deleteCard(tx: Tx, { provider, reference }: { provider: string; reference: string }): Promise<boolean> {
  const result = await tables(tx).deleteFrom('savedCard').where('provider', '=', provider).where('reference', '=', reference).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
