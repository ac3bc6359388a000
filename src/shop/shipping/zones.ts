/** Pure: which zone a place lies in, and whether two zones claim the same place. */
import { inPostalRange, rangesOverlap } from '../markets/index.ts';
import type { Place, PostalRange } from '../markets/contract.ts';

/** Postal codes of a country. */
export type CountryRange = PostalRange & { country: string };

/** What a zone consists of: whole countries, regions (ISO 3166-2, `US-HI`), ranges of postal codes. */
export type ZoneArea = { countries: readonly string[]; regions: readonly string[]; postalRanges: readonly CountryRange[] };

/** The zone of a place: one that names its postal code, else its region, else its country. */
export function zoneOf<Zone extends ZoneArea>(zones: readonly Zone[], { country, region, postalCode }: Place): Zone | undefined {
  return (
    (postalCode ? zones.find((zone) => zone.postalRanges.some((range) => range.country === country && inPostalRange(postalCode, range))) : undefined) ??
    (region ? zones.find((zone) => zone.regions.includes(`${country}-${region}`)) : undefined) ??
    zones.find((zone) => zone.countries.includes(country))
  );
}

/** The countries in which a zone has any place. */
export function countriesOf({ countries, regions, postalRanges }: ZoneArea): string[] {
  return [...new Set([...countries, ...regions.map((region) => region.split('-', 1)[0]!), ...postalRanges.map((range) => range.country)])];
}

/** What two zones both name, as a person reads it (`US`, `US-HI`, `DE 25846–25869`); null where nothing. */
export function sharedPlace(one: ZoneArea, other: ZoneArea): string | null {
  const range = one.postalRanges.find((mine) => other.postalRanges.some((theirs) => mine.country === theirs.country && rangesOverlap(mine, theirs)));
  return (
    one.countries.find((country) => other.countries.includes(country)) ??
    one.regions.find((region) => other.regions.includes(region)) ??
    (range ? `${range.country} ${range.from}–${range.to}` : null)
  );
}
