/** Pure decisions of the staff sign-in. */

/** Failures by account and by address within the window. */
export type RecentFailures = { byAccount: number; byAddress: number; lastAt: Date | null };

/** How far back failures count. */
export const failureWindowMs = 15 * 60_000;
const freeByAccount = 5;
const freeByAddress = 20;
const longestDelaySeconds = 900;

/**
 * Seconds until the next attempt is heard: none up to 5 failures of an account or 20 of an address in 15 minutes, then
 * 2, 4, 8 … at most 900 after the last one (domain rules, "Accounts").
 */
export function secondsToWait(failures: RecentFailures, now: Date): number {
  const over = Math.max(failures.byAccount - freeByAccount, failures.byAddress - freeByAddress);
  if (over < 0 || !failures.lastAt) return 0;
  const delaySeconds = Math.min(2 ** (over + 1), longestDelaySeconds);
  return Math.max(0, Math.ceil((failures.lastAt.getTime() + delaySeconds * 1000 - now.getTime()) / 1000));
}
