/** Limits that forms in the browser use as well. */

/** Rules of codes (docs/rules/accounts.md, "Codes"). An address may write `wrongFromAddress` wrong ones, of whatever accounts, in `guessSeconds`. */
export const codeLimits = {
  digits: 6,
  minutes: 10,
  tries: 5,
  secondsBetween: 60,
  perHour: 10,
  perHourFromAddress: 600,
  wrongFromAddress: 60,
  guessSeconds: 3_600,
} as const;
