/** The parcel that is tried, as the form holds it, and as the request sends it. Pure. */

/** The values of the form; `weight` in kilograms as people write it, `total` in minor units. */
export type TryValues = { country: string; division: string; postcode: string; weight: string; total: number | null };

/** The body of the request. */
export type Trial = { country: string; division?: string; postcode?: string; weightGrams: number; total: number; currency: string };

const mostGrams = 100_000_000;

/** Kilograms as people write them (`2.5`, `2,5`) in grams; null for what is no weight. */
export function gramsOf(weight: string): number | null {
  const text = weight.trim().replace(',', '.');
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(text)) return null;
  const grams = Math.round(Number(text) * 1000);
  return grams <= mostGrams ? grams : null;
}

/** Grams as kilograms. */
export const kilograms = (grams: number): string => String(grams / 1000);

/** The body of the request; null while something is missing or wrong. */
export function trialOf({ country, division, postcode, weight, total }: TryValues, currency: string): Trial | null {
  const weightGrams = gramsOf(weight);
  if (country === '' || weightGrams === null || Number.isNaN(total)) return null;
  return {
    country,
    ...(division === '' ? {} : { division }),
    ...(postcode.trim() === '' ? {} : { postcode: postcode.trim() }),
    weightGrams,
    total: total ?? 0,
    currency,
  };
}

/** A way of shipping that the parcel is not offered. */
export type NotOffered = {
  id: string;
  title: string;
  zone: string;
  reason: 'otherZone' | 'otherCountry' | 'tooHeavy' | 'totalTooLow' | 'notQuoted';
  limit: number | null;
};

const rank = { totalTooLow: 0, tooHeavy: 1, notQuoted: 2, otherCountry: 3, otherZone: 4 } as const;

/** Those first that nearly fit; the ways of another zone are one, by all their titles. */
export function nearestFirst(others: readonly NotOffered[], comma: string): NotOffered[] {
  const groups = Map.groupBy(others, ({ reason, zone, id }) => (reason === 'otherZone' ? zone : `${zone} ${id}`));
  const joined = [...groups.values()].map((group) => ({ ...group[0]!, title: group.map(({ title }) => title).join(comma) }));
  return joined.toSorted((one, other) => rank[one.reason] - rank[other.reason]);
}
