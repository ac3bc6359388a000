import { countryTitle } from './address-form.ts';
import { wholeAddress, type PostalAddress } from './contract.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { rulesOf, type CountryRules } from './countries.ts';

/** An address of which some fields may be missing. */
type SomeAddress = Partial<PostalAddress> & Pick<PostalAddress, 'country'>;

// These write the code of a region, all others its name.
const writesCodes = new Set(['AU', 'BR', 'CA', 'IT', 'US']);

/**
 * An address as it is read, line by line: the name, then places and street as the country writes them, the telephone. The country is the last of the places,
 * or the first for readers of Chinese, Japanese or Korean and an address that is written so: there the largest comes first.
 */
export function addressLines(given: SomeAddress, lang: string): string[] {
  const address = wholeAddress(given);
  const rules = rulesOf(address.country);
  const inHan = isHan(`${address.lastName}${address.firstName}`);
  const names = inHan || rules.familyFirst ? [address.lastName, address.firstName] : [address.firstName, address.lastName];
  const name = names.filter(Boolean).join(inHan ? '' : ' ');
  const [places, country] = [placeLines(address, rules), countryTitle(address.country, lang)];
  const isLargestFirst = rules.familyFirst && scriptOf(address) === 'local' && /^(?:zh|ja|ko)/.test(lang);
  return [
    address.kana === '' ? name : `${name}（${address.kana}）`,
    ...(isLargestFirst ? [country, ...places] : [...places, country]),
    phoneLine(address),
  ].filter(Boolean);
}

/** Where a company is, line by line; of one whose country is not known, as it was written. */
export function companyLines(company: Pick<PostalAddress, 'country' | 'province' | 'city' | 'postalCode' | 'address'>, lang: string): string[] {
  const { country, province, city, postalCode, address } = company;
  const lines = country === '' ? [address, `${postalCode} ${city}`, province] : addressLines({ country, province, city, postalCode, address }, lang);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The number in groups, as one reads it out; as it was written where it cannot be a number. */
function phoneLine({ countryCode, phone }: PostalAddress): string {
  if (phone === '') return countryCode;
  const number = phoneNumbers().parsePhoneNumberFromString(`${countryCode}${phone}`);
  return number?.isPossible() ? number.formatInternational() : [countryCode, phone].filter(Boolean).join(' ');
}

/** Whether any of it is in other letters than Latin ones. */
const scriptOf = ({ address, city, area }: PostalAddress): 'local' | 'latin' => (/[^\P{L}\p{Script=Latin}]/u.test(address + city + area) ? 'local' : 'latin');

/** Street and place. In Latin letters they keep the order of those. */
function placeLines(address: PostalAddress, { formats, letters, regions }: CountryRules): string[] {
  const script = scriptOf(address);
  const region = writesCodes.has(address.country) ? undefined : regions.find((one) => one.code === address.province);
  const written = { ...address, province: region?.name[script] ?? address.province, address: `${address.address}\n${address.apartment}` };
  const valueOf = (letter: string) => (letters[letter] ? written[letters[letter]] : '');
  return formats[script].split('%n').flatMap((line) => {
    const fields = [...line.matchAll(/%([A-Z])/g)].map(([, letter]) => valueOf(letter!).trim());
    if (fields.every((value) => value === '')) return [];
    const text = line.replace(/%([A-Z])/g, (_, letter: string) => valueOf(letter));
    return text.split('\n').map(withoutGaps);
  });
}

/** A line without what stood around fields that are empty. */
const withoutGaps = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)|(?<=,) ?(?=,)/g, '')
    .replace(/^[\s,/-]+|[\s,/-]+$/g, '');

/** Names in Han letters are written without a space and with the family name first, wherever something is sent. */
function isHan(name: string): boolean {
  return /^\p{Script=Han}+$/u.test(name);
}
