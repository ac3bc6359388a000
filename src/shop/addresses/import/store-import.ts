import type { Queryable, Tx } from '#kit/server/database.ts';
import type { PostalAddress } from '../contract.ts';
import { tables } from '../tables.ts';

/** Which of these accounts have an address. */
export async function findWithAddress(db: Queryable, accountIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('address')
    .select('accountId')
    .distinct()
    .where('accountId', 'in', [...accountIds])
    .execute();
  return new Set(rows.map((row) => row.accountId));
}

/** The default addresses of these accounts. */
export async function findDefaultAddresses(db: Queryable, accountIds: readonly string[]): Promise<Map<string, PostalAddress>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('address')
    .selectAll()
    .where('accountId', 'in', [...accountIds])
    .where('isDefault', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.accountId, row]));
}

export async function insertDefaults(tx: Tx, addresses: readonly (PostalAddress & { id: string; accountId: string })[], now: Date): Promise<void> {
  if (addresses.length === 0) return;
  await tables(tx)
    .insertInto('address')
    .values(addresses.map((address) => ({ ...address, isDefault: true, createdAt: now, updatedAt: now })))
    .execute();
}
