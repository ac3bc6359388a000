import { sql, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { addressBookLimits, type PostalAddress } from './contract.ts';
import { tables, type AddressTables } from './tables.ts';

/** An address of the book as it is stored. */
export type AddressRow = Selectable<AddressTables['address']>;

/** The addresses of an account: the default first, then the latest. */
export function findAddresses(db: Queryable, accountId: string): Promise<AddressRow[]> {
  return tables(db)
    .selectFrom('address')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(addressBookLimits.entries)
    .execute();
}

/** The books of several accounts, in one statement. */
export function findAddressesOf(db: Queryable, accountIds: readonly string[]): Promise<AddressRow[]> {
  return tables(db)
    .selectFrom('address')
    .selectAll()
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findAddress(db: Queryable, { accountId, id }: { accountId: string; id: string }): Promise<AddressRow | undefined> {
  return tables(db).selectFrom('address').selectAll().where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst();
}

export function findDefaultAddress(db: Queryable, accountId: string): Promise<AddressRow | undefined> {
  return tables(db).selectFrom('address').selectAll().where('accountId', '=', accountId).where('isDefault', '=', true).executeTakeFirst();
}

/** When an address of an account was added or changed last; null without one. */
export async function bookChangedAt(db: Queryable, accountId: string): Promise<Date | null> {
  const { at } = await tables(db)
    .selectFrom('address')
    .select((eb) => eb.fn.max('updatedAt').as('at'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return at as Date | null;
}

export async function insertAddress(tx: Tx, row: PostalAddress & { id: string; accountId: string; isDefault: boolean; at: Date }): Promise<AddressRow> {
  const { at, ...values } = row;
  return tables(tx)
    .insertInto('address')
    .values({ ...values, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes an address that still is at `version`; undefined when it no longer is. */
export function updateAddress(
  tx: Tx,
  { id, accountId, version, address, at }: { id: string; accountId: string; version: number; address: PostalAddress; at: Date },
): Promise<AddressRow | undefined> {
  return tables(tx)
    .updateTable('address')
    .set({ ...address, updatedAt: at, version: version + 1 })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

/** Makes one address the default, and no other of the account. */
export async function setDefault(tx: Tx, { accountId, id }: { accountId: string; id: string }): Promise<void> {
  await tables(tx)
    .updateTable('address')
    .set({ isDefault: false })
    .where('accountId', '=', accountId)
    .where('isDefault', '=', true)
    .where('id', '<>', id)
    .execute();
  await tables(tx).updateTable('address').set({ isDefault: true }).where('accountId', '=', accountId).where('id', '=', id).execute();
}

export async function deleteAddress(tx: Tx, { accountId, id }: { accountId: string; id: string }): Promise<void> {
  await tables(tx).deleteFrom('address').where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** How many addresses an account has. */
export async function countAddresses(db: Queryable, accountId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('address')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Hands one account's book over to another. There is one default, and that of the account that stays is it. */
export async function joinBooks(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update address set account_id = ${to}, is_default = is_default and not exists (
    select from address kept where kept.account_id = ${to} and kept.is_default) where account_id = ${from}`.execute(tables(tx));
}
