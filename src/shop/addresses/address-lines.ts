import { catalogueFor } from '#kit/pure/languages.ts';
import { callingCodeOf, countryTitle } from './address-form.ts';
import type { PostalAddress } from './contract.ts';
import { nameIn, rulesOf } from './countries.ts';

/** An address as it is read, line by line, as its country writes it. */
export function addressLines(address: PostalAddress, lang: string): string[] {
  const rules = rulesOf(address.country, callingCodeOf(address.country));
  const region = rules.regions.find((one) => one.code === address.province);
  const familyFirst = rules.fields[0] === 'lastName';
  const name = familyFirst ? [address.lastName, address.firstName].join(isHan(address.lastName) ? '' : ' ') : `${address.firstName} ${address.lastName}`;
  const street = [address.address, address.apartment].filter(Boolean);
  const { province, city, area, postalCode } = address;
  const places = rules.place({ province, region: region ? nameIn(region.names, catalogueFor(lang)) : province, city, area, postalCode });
  return [
    name.trim(),
    ...(familyFirst ? [...places, ...street] : [...street, ...places]),
    countryTitle(address.country, lang),
    [address.countryCode, address.phone].filter(Boolean).join(' '),
  ].filter(Boolean);
}

/** Chinese and Japanese names are written without a space. */
function isHan(name: string): boolean {
  return /^\p{Script=Han}+$/u.test(name);
}
