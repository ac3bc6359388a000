/** Counting guesses: before they are checked, so that none is free, and outside of the transaction that hashing would hold open. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { queueGuess } from '#kit/server/limits/count-queue.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { acceptCaptcha } from '#shop/auth/index.ts';
import { recordActionOf } from '#shop/staff/index.ts';
import { signInSlowed } from './contract.ts';
import { secondsToWait, wantsCaptcha } from './rules.ts';
import { findDevice, deleteFailures, insertFailure, lockAttempts, recentFailures } from './store.ts';

/** An attempt that was counted and may be checked. */
export type CountedAttempt = { id: string; accountHash: string; here: string; isKnownDevice: boolean };

/** Whose account an attempt is at (undefined: nobody's), by which name, and the secret in the browser's cookie. */
export type AttemptAt = { account: string; staffId: string | undefined; device: string | undefined; captcha?: string | undefined };

/**
 * Counts an attempt as failed until `deleteFailures` is called.
 * @throws signInSlowed (40, 429) too soon after failures from here, captchaWanted (10) and captchaWrong (40) after some
 */
export async function countAttempt(context: Context, { account, staffId, device, captcha }: AttemptAt): Promise<CountedAttempt> {
  const now = context.now();
  const deviceHash = device === undefined ? undefined : hashSecret(device);
  // Looked up whether or not there is such an account: the response time must not reveal it.
  const holder = deviceHash === undefined ? undefined : await findDevice(context.db, deviceHash);
  const isKnownDevice = staffId !== undefined && holder === staffId;
  const here = isKnownDevice ? `device ${deviceHash}` : ipPrefix(context.address);
  const attempt = { accountHash: hashSecret(account.toLowerCase()), here, now };
  return queueGuess(() =>
    context.transaction(async (tx) => {
      await lockAttempts(tx, attempt);
      const failures = await recentFailures(tx, attempt);
      const waitSeconds = secondsToWait(failures, now);
      if (waitSeconds > 0) throw new ShopError(signInSlowed, { retryAfterSeconds: waitSeconds });
      if (wantsCaptcha(failures, { isKnownDevice })) await acceptCaptcha(context, tx, captcha);
      const id = await insertFailure(tx, attempt);
      return { id, accountHash: attempt.accountHash, here, isKnownDevice };
    }),
  );
}

/** The one who tried has got in. */
export async function settleAttempt(tx: Tx, { accountHash, here }: CountedAttempt): Promise<void> {
  await deleteFailures(tx, { accountHash, here });
}

/** Leaves a line of a failed sign-in. Of an account that there is not, neither name nor address is stored. */
export async function recordFailure(context: Context, staff: { id: string; name: string } | undefined, reason: string): Promise<void> {
  await context.transaction((tx) =>
    recordActionOf(tx, {
      staff: { id: staff?.id ?? null, name: staff?.name ?? '' },
      action: 'staff.signin-failed',
      subject: staff?.id ?? '',
      detail: { reason, address: context.address },
      at: context.now(),
    }),
  );
}
