import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { networkOf } from '#kit/server/network-of.ts';
import { verifyPassword } from '#kit/server/passwords.ts';
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
  const outcome = await context.transaction(async (tx) => {
    // Always in one order, so that two attempts never wait for each other.
    for (const key of [accountHash, `from ${network}`].toSorted()) await lockAttempts(tx, key);
    const waitSeconds = secondsToWait(await recentFailures(tx, { accountHash, address: network, since: new Date(now.getTime() - failureWindowMs) }), now);
    if (waitSeconds > 0) throw new ShopError(signInSlowed, { retryAfterSeconds: waitSeconds });
    const staff = await findStaffByEmail(tx, input.account);
    const usable = staff && !staff.disabledAt ? staff : undefined;
    if (!(await verifyPassword(usable?.passwordHash, input.password)) || !usable) {
      // Kept although the sign-in is refused: the refusal is thrown after the commit.
      await insertFailure(tx, { accountHash, address: network, at: now });
      return null;
    }
    const token = newSecret();
    await insertSession(tx, {
      id: newId(now.getTime()),
      staffId: usable.id,
      tokenHash: hashSecret(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
    });
    await forgetFailures(tx, accountHash);
    const { id: staffId, name: staffName } = usable;
    await insertAction(tx, { staffId, staffName, action: 'staff.signin', subject: staffId, detail: { address: input.address }, at: now });
    return { token };
  });
  if (!outcome) throw new ShopError(wrongCredentials);
  return outcome;
}
