import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { LoginName } from './contract.ts';
import { insertAccount } from './store.ts';

/** What a new account starts with. The caller has proved that the address or number is the shopper's. */
export type NewAccount = {
  login: LoginName;
  passwordHash: string | null;
  firstName?: string;
  lastName?: string;
  /** `YYYY-MM-DD` */
  birthday?: string;
};

/** Makes an account whose address or number is verified. Answers its id, or null when another account has that address or number. */
export async function createAccount(tx: Tx, context: Context, account: NewAccount): Promise<string | null> {
  const now = context.now();
  const id = newId(now.getTime());
  const { login, ...rest } = account;
  const named = 'email' in login ? { email: login.email, emailVerifiedAt: now } : { ...login, mobileVerifiedAt: now };
  return (await insertAccount(tx, { id, ...named, ...rest, lang: context.lang, createdAt: now })) ? id : null;
}
