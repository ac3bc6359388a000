import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { acceptCaptcha } from '../captcha.ts';
import { attemptsSlowed } from '../contract.ts';
import { secondsToWait, wantsCaptcha } from '../rules.ts';
import { insertAttempt, lockAttempts, recentAttempts } from '../store.ts';

/**
 * Writes an attempt down before it is checked, so that parallel guesses are all counted; `deleteAttempts` takes back what
 * was right. It is the same for accounts that exist and that do not.
 * @throws captchaWanted (10) after 5 failures of an account or 20 from an address in 15 minutes, attemptsSlowed (40, 429) after more
 */
export async function recordAttempt(context: Context, tx: Tx, attempt: { loginHash: string; captcha?: string | undefined }): Promise<void> {
  const address = ipPrefix(context.address);
  const now = context.now();
  await lockAttempts(tx, [attempt.loginHash, `from ${address}`]);
  const recent = await recentAttempts(tx, { loginHash: attempt.loginHash, address, now });
  const waitSeconds = secondsToWait(recent, now);
  if (waitSeconds > 0) throw new ShopError(attemptsSlowed, { retryAfterSeconds: waitSeconds });
  if (wantsCaptcha(recent)) await acceptCaptcha(context, tx, attempt.captcha);
  await insertAttempt(tx, { loginHash: attempt.loginHash, address, at: now });
}
