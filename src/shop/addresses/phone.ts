/** Telephone numbers: what people write, as digits that can be dialled. */
import { phoneNumbers } from './phone-numbers.ts';

/** Optional plus, a first digit that is not 0, up to 15 digits (docs/rules/accounts.md, "Names and passwords"). */
const phonePattern = /^\+?[1-9]\d{1,14}$/;
/** More than any number with its spaces and brackets. */
const longestWritten = 32;

/**
 * The national part of a number (`10 1234-5678` → `1012345678`), without the zero that some countries dial first.
 * Null where it can't be a number of that calling code.
 */
export function tidyPhone(callingCode: string, written: string): string | null {
  if (written.length > longestWritten) return null;
  const digits = written.replace(/[\s().-]/g, '');
  if (!/^\+?\d{2,16}$/.test(digits)) return null;
  const parsed = phoneNumbers().parsePhoneNumberFromString(digits.startsWith('+') ? digits : `${callingCode}${digits}`);
  if (!parsed?.isPossible() || `+${parsed.countryCallingCode}` !== callingCode) return null;
  // Some countries' national numbers begin with 0 (Italy): the number as a whole never does.
  return phonePattern.test(`${callingCode}${parsed.nationalNumber}`) ? parsed.nationalNumber : null;
}

/** The countries whose numbers begin with a calling code (`+1`: many); none for one that nobody has. */
export function countriesOfCallingCode(callingCode: string): string[] {
  const numbers = phoneNumbers();
  return numbers.getCountries().filter((country) => `+${numbers.getCountryCallingCode(country)}` === callingCode);
}
