/** Pure decisions of signing in. */

/** Attempts that were not right, by account and by address, within the window. */
export type RecentAttempts = { byAccount: number; byAddress: number; lastAt: Date | null };

/** How far back attempts count. */
export const attemptWindowMs = 15 * 60_000;
const free = { byAccount: 5, byAddress: 20 };
const undelayed = { byAccount: 8, byAddress: 30 };
const longestDelaySeconds = 900;

/** Whether an attempt has to bring a solved captcha: after 5 failures of an account or 20 from an address (docs/rules/accounts.md, "Guessing"). */
export function wantsCaptcha({ byAccount, byAddress }: Pick<RecentAttempts, 'byAccount' | 'byAddress'>): boolean {
  return byAccount >= free.byAccount || byAddress >= free.byAddress;
}

/** Seconds until the next attempt is accepted: none at first, then 2, 4, 8 … at most 900 after the last one. */
export function secondsToWait({ byAccount, byAddress, lastAt }: RecentAttempts, now: Date): number {
  const over = Math.max(byAccount - undelayed.byAccount, byAddress - undelayed.byAddress);
  if (over < 0 || !lastAt) return 0;
  const delaySeconds = Math.min(2 ** (over + 1), longestDelaySeconds);
  return Math.max(0, Math.ceil((lastAt.getTime() + delaySeconds * 1000 - now.getTime()) / 1000));
}

/** A masked address or number, for a person who has proved to know it in part: `a•••@shop.example`, `•••8000`. */
export function maskLogin(name: string): string {
  const at = name.lastIndexOf('@');
  if (at < 0) return `•••${name.slice(-4)}`;
  return `${name.slice(0, 1)}•••${name.slice(at)}`;
}

/** Whether a text can be a living person's birthday: `YYYY-MM-DD`, a real day, not in the future. */
export function isBirthday(text: string, now: Date): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day <= now;
}
