/** Pure decisions of how staff get in. */

/**
 * Attempts within the window that were not right: at this account from here (this network, or this browser where the account
 * has signed in before), at any account from here, at this account from anywhere.
 */
export type RecentFailures = { fromHere: number; anyAccountFromHere: number; anywhere: number; lastFromHereAt: Date | null };

/** How far back failures count. */
export const failureWindowMs = 15 * 60_000;
const withoutCaptcha = { fromHere: 5, anyAccountFromHere: 20, anywhere: 20 };
const withoutDelay = { fromHere: 10, anyAccountFromHere: 40 };
const longestDelaySeconds = 30;

/** Whether an attempt has to bring a solved captcha. A browser that is known is not asked for what others did elsewhere. */
export function wantsCaptcha(failures: RecentFailures, { isKnownDevice }: { isKnownDevice: boolean }): boolean {
  if (failures.fromHere >= withoutCaptcha.fromHere) return true;
  return !isKnownDevice && (failures.anyAccountFromHere >= withoutCaptcha.anyAccountFromHere || failures.anywhere >= withoutCaptcha.anywhere);
}

/**
 * Seconds until the next attempt from this address is accepted: none at first, then 2, 4, 8 … at most 30 after the last one. Guesses
 * from elsewhere never make anybody wait, so that nobody can shut out the right person.
 */
export function secondsToWait({ fromHere, anyAccountFromHere, lastFromHereAt }: RecentFailures, now: Date): number {
  const over = Math.max(fromHere - withoutDelay.fromHere, anyAccountFromHere - withoutDelay.anyAccountFromHere);
  if (over < 0 || !lastFromHereAt) return 0;
  const delaySeconds = Math.min(2 ** (over + 1), longestDelaySeconds);
  return Math.max(0, Math.ceil((lastFromHereAt.getTime() + delaySeconds * 1000 - now.getTime()) / 1000));
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryCode = { letters: 10, codes: 10 } as const;

/** Ten recovery codes as they are shown: `abcde-fghjk`. `pick` draws a number below its bound. */
export function newRecoveryCodes(pick: (below: number) => number): string[] {
  const one = () => Array.from({ length: recoveryCode.letters }, () => letters[pick(letters.length)]).join('');
  return Array.from({ length: recoveryCode.codes }, one).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** What was typed for a second factor: six digits of an app, or a recovery code however it was written down. */
export function readCode(typed: string): { kind: 'totp' | 'recovery'; code: string } | null {
  const plain = typed.normalize('NFKC').toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'totp', code: plain };
  return plain.length === recoveryCode.letters ? { kind: 'recovery', code: plain } : null;
}
