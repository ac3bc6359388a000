/** Pure decisions about staff. */

/** For how long a proof of who one is counts as fresh. */
export const freshProofMs = 60 * 60_000;

/** Whether there was a step-up within the last minutes. */
export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < freshProofMs;
}
