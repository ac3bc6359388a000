import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { networkOf } from '#kit/server/network-of.ts';
import { expectRoomToHash, verifyPassword } from '#kit/server/passwords.ts';
import { signInSlowed, wrongCredentials } from './contract.ts';
import { failureWindowMs, secondsToWait } from './rules.ts';
import { findStaffByEmail, forgetFailures, insertAction, insertFailure, insertSession, lockAttempts, recentFailures } from './store.ts';

const sessionMs = 12 * 3_600_000;

/**
 * Signs a member of staff in and answers the session's token; only its hash is kept.
 * @throws wrongCredentials (40) for an unknown account and a wrong password alike, signInSlowed (40, 429) after too many failures.
 */
export async function signInStaff(context: Context, input: { account: string; password: string; address: string }): Promise<{ token: string }> {
  const now = context.now();
  const accountHash = hashSecret(input.account.toLowerCase());
  const network = networkOf(input.address);
  expectRoomToHash();
  // Written down before it is checked, so that parallel guesses are all counted; verifying holds no connection and no lock.
  const found = await context.transaction(async (tx) => {
    // Always in one order, so that two attempts never wait for each other.
    for (const key of [accountHash, `from ${network}`].toSorted()) await lockAttempts(tx, key);
    const waitSeconds = secondsToWait(await recentFailures(tx, { accountHash, address: network, since: new Date(now.getTime() - failureWindowMs) }), now);
    if (waitSeconds > 0) throw new ShopError(signInSlowed, { retryAfterSeconds: waitSeconds });
    await insertFailure(tx, { accountHash, address: network, at: now });
    return findStaffByEmail(tx, input.account);
  });
  const isRight = await verifyPassword(found && !found.disabledAt ? found.passwordHash : undefined, input.password);
  const outcome = await context.transaction(async (tx) => {
    // The password may have been changed, or the account be switched off, while the hash was verified.
    const staff = isRight ? await findStaffByEmail(tx, input.account) : undefined;
    if (!staff || staff.disabledAt || staff.passwordHash !== found?.passwordHash) return null;
    const token = newSecret();
    await insertSession(tx, {
      id: newId(now.getTime()),
      staffId: staff.id,
      tokenHash: hashSecret(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
    });
    await forgetFailures(tx, accountHash);
    const { id: staffId, name: staffName } = staff;
    await insertAction(tx, { staffId, staffName, action: 'staff.signin', subject: staffId, detail: { address: input.address }, at: now });
    return { token };
  });
  if (!outcome) throw new ShopError(wrongCredentials);
  return outcome;
}
