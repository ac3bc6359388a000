/** Pure: postal codes as their countries write them, and against the patterns of the country data. */

/** Capital letters, and plain signs for the wide ones and the dashes that Chinese and Japanese keyboards write. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[‐-―−ー]/g, '-')
    .trim()
    .toUpperCase();

/** A code as its country writes it: with the hyphen or space that many leave out. What is no code stays as it is. */
export function tidyPostalCode(code: string, country: string): string {
  if (country === 'JP') return plain(code).replace(/^〒? ?(\d{3})-?(\d{4})$/, '$1-$2');
  if (country === 'GB') return plain(code).replace(/^([A-Z]\S{1,3}?) ?(\d[A-Z]{2})$/, '$1 $2');
  return plain(code);
}

/** Whether a code is one of a country; a country without a pattern takes any. */
export const fitsCountry = (code: string, pattern: string | undefined): boolean => pattern === undefined || new RegExp(`^(?:${pattern})$`).test(plain(code));

/** Whether a code begins as those of a region do; a region without a pattern takes any. Regions change, so this serves a hint and refuses nothing. */
export const fitsRegion = (code: string, prefix: string | undefined): boolean => prefix === undefined || new RegExp(`^(?:${prefix})`).test(plain(code));
