/** Where a zone is, in words. Pure. */

/** What a zone consists of. */
export type ZonePlaces = {
  countries: readonly string[];
  /** ISO 3166-2: `US-HI`. */
  regions: readonly string[];
  postalRanges: readonly { country: string; from: string; to: string }[];
};

/** Names of countries, and of regions by their whole codes. */
export type PlaceNames = { country(code: string): string; region(code: string): string };

/** Every place of a zone by its name: whole countries, regions, postal codes. */
export function placesOf({ countries, regions, postalRanges }: ZonePlaces, names: PlaceNames): string[] {
  return [
    ...countries.map((code) => names.country(code)),
    ...regions.map((code) => names.region(code)),
    ...postalRanges.map(({ country, from, to }) => `${names.country(country)} ${from === to ? from : `${from}–${to}`}`),
  ];
}

const mostNamed = 3;

/** What a zone is called: its first places, and how many more there are. */
export function zoneTitle(zone: ZonePlaces, names: PlaceNames, { comma, more }: { comma: string; more(count: number): string }): string {
  const places = placesOf(zone, names);
  const rest = places.length - mostNamed;
  // One more is as long as the words for it.
  const named = rest <= 1 ? places : [...places.slice(0, mostNamed), more(rest)];
  return named.join(comma);
}

/** The countries of which any region is named. */
export const countriesOfRegions = (zones: readonly Pick<ZonePlaces, 'regions'>[]): string[] => [
  ...new Set(zones.flatMap(({ regions }) => regions.map((code) => code.slice(0, 2)))),
];
