/** What the page of the address book is given. */
import type { AddressFormRules, CountryChoice } from '#ui/address-form/data.ts';
import type { BookAddress } from '../../contract.ts';

/** `countries` are those that are shipped to; `rules` those of the country that is most likely. */
export type AddressBookModel = { addresses: BookAddress[]; countries: CountryChoice[]; rules: AddressFormRules | null; most: number };
