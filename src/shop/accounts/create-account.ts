import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Identity, LoginName } from './contract.ts';
import { findIdentity, linkIdentity, lockIdentity } from './identities/store.ts';
import { insertAccount } from './store.ts';

/** What a new account starts with. The caller has proved that the address, number or identity is the shopper's. */
export type NewAccount = {
  /** Null for an account that is known by `identity` alone. */
  login: LoginName | null;
  identity?: Identity;
  passwordHash: string | null;
  firstName?: string;
  lastName?: string;
  nickName?: string;
  /** `YYYY-MM-DD` */
  birthday?: string;
  /** Staff made it: the address or number proves itself when its owner first signs in by it. */
  unproved?: true;
  /** Absent: the caller's. */
  lang?: string;
  tags?: string[];
  note?: string;
};

/**
 * Makes an account whose address or number is verified, or who is known to a provider, or both. Answers its id, or null,
 * having written nothing, when another account has that address, number or identity.
 */
export async function createAccount(tx: Tx, context: Context, account: NewAccount): Promise<string | null> {
  const now = context.now();
  const id = newId(now.getTime());
  const { login, identity, unproved = false, lang = context.lang, ...rest } = account;
  const provedAt = unproved ? null : now;
  if (!login && !identity) throw new Error('an account needs a name to sign in by');
  if (identity) {
    await lockIdentity(tx, identity);
    if (await findIdentity(tx, identity)) return null;
  }
  const named = !login ? {} : 'email' in login ? { email: login.email, emailVerifiedAt: provedAt } : { ...login, mobileVerifiedAt: provedAt };
  if (!(await insertAccount(tx, { id, ...named, ...rest, lang, createdAt: now }))) return null;
  if (identity) await linkIdentity(tx, { ...identity, accountId: id, linkedAt: now });
  return id;
}
