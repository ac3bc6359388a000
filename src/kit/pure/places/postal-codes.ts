/** Pure: postal codes against the patterns of the country data. */

/** Whether a code is one of a country; a country without a pattern takes any. */
export const fitsCountry = (code: string, pattern: string | undefined): boolean =>
  pattern === undefined || new RegExp(`^(?:${pattern})$`).test(code.trim().toUpperCase());

/** Whether a code begins as those of a region do; a region without a pattern takes any. Regions change, so this serves a hint and refuses nothing. */
export const fitsRegion = (code: string, prefix: string | undefined): boolean =>
  prefix === undefined || new RegExp(`^(?:${prefix})`).test(code.trim().toUpperCase());
