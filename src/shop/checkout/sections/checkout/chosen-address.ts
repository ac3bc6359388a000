/** Which address of the book the checkout begins with. */
import type { CountryChoice } from '#ui/address-form/data.ts';
import { addressFieldNames } from '#kit/pure/places/address-fields.ts';
import type { BookAddress, PostalAddress } from '#shop/addresses/contract.ts';

/** Stands for an address that is typed. */
export const other = 'other';

/** The one that the checkout has; where it has none, the default (or the latest) that is shipped to; else one is typed. */
export function chosenOf(book: readonly BookAddress[], { address, countries }: { address: PostalAddress | null; countries: readonly CountryChoice[] }): string {
  if (address) return book.find((one) => one.country === address.country && addressFieldNames.every((name) => one[name] === address[name]))?.id ?? other;
  return book.find((one) => countries.some(({ country }) => country === one.country))?.id ?? other;
}
