import { sql } from 'kysely';
import type { LoginName } from '#shop/accounts/contract.ts';
import type { Account } from '#shop/accounts/index.ts';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

type Reached = Pick<Account, 'id' | 'email' | 'countryCode' | 'mobile'>;

/** Orders of an account that reach it where it was reached until now follow it to its new address or number; another contact that was typed stays. */
export async function moveContacts(tx: Tx, { id, email, countryCode, mobile }: Reached, { login, at }: { login: LoginName; at: Date }): Promise<void> {
  const own = tables(tx)
    .updateTable('orders')
    .set((eb) => ({ ...login, version: eb('version', '+', 1), updatedAt: at }))
    .where('accountId', '=', id);
  const reached = 'email' in login ? own.where(sql<string>`lower(email)`, '=', email) : own.where('countryCode', '=', countryCode).where('mobile', '=', mobile);
  await reached.execute();
}
