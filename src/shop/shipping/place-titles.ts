/** Places of zones as a person reads them. */
import { addressForm, countryTitle } from '../addresses/index.ts';
import type { ZoneArea } from './zones.ts';

const mostNamed = 3;

/** What a place is called in a language: of `US`, of `US-HI`, of `US 99500–99600`. */
export function placeTitle(place: string, lang: string): string {
  const [country, rest] = [place.slice(0, 2), place.slice(2)];
  const title = countryTitle(country, lang);
  if (!rest.startsWith('-')) return `${title}${rest}`;
  const region = addressForm(country, lang).provinces.find(({ value }) => value === rest.slice(1))?.title ?? rest.slice(1);
  return `${region} (${title})`;
}

/** What a zone is called: its first places; null where it has none. */
export function zoneTitle({ countries, regions, postalRanges }: ZoneArea, lang: string): string | null {
  const places = [...countries, ...regions, ...postalRanges.map(({ country, from, to }) => `${country} ${from === to ? from : `${from}–${to}`}`)];
  if (places.length === 0) return null;
  const named = places.slice(0, mostNamed).map((place) => placeTitle(place, lang));
  return new Intl.ListFormat(lang, { type: 'unit' }).format(places.length > mostNamed ? [...named, '…'] : named);
}
