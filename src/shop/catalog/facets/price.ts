/** Prices of variants: `price=1000-2500`, in minor units of the currency; either bound may be missing. */
import { sql } from 'kysely';
import { z } from 'zod';
import * as m from '#messages';
import { formatPrice } from '#kit/pure/amount.ts';
import { baseBounds, inCurrency, isConverted } from '../search/base-prices.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import { offerPrice } from '../search/offer-price.ts';
import type { Choice, CountedTables, FacetKind, FacetValue, Fragment, ValuesView } from './facet.ts';

const key = 'price';

export const priceFacet: FacetKind = {
  key,
  parameter: z
    .string()
    .regex(/^(\d{1,12}-\d{0,12}|-\d{1,12})$/)
    .transform((range) => [range])
    .describe('min-max in minor units of the currency; either side may be missing'),
  title: (_counts, { locale }) => m.catalog_facet_price({}, { locale }),
  values: valuesInWords,
  control: 'range',
  isUseful: (values) => values.some(({ value }) => new Set(value.split('-')).size > 1),
  chip: rangeText,
  sql: { onVariant, onAllVariants, needsVariants: true, counts: countsInShop, toCount },
};

/** The whole range, as its one value. */
function valuesInWords(counts: readonly FacetCount[], { currency, locale }: ValuesView): FacetValue[] {
  return counts.map(({ value, count }) => {
    const [from, to] = value.split('-').map((bound) => formatPrice({ amount: Number(bound), currency }, locale));
    return { value, title: from === to ? from! : `${from} – ${to}`, count, swatch: null };
  });
}

function rangeText(value: string, _known: FacetValue | undefined, { currency, locale }: Pick<ValuesView, 'currency' | 'locale'>): string | null {
  const found = /^(\d{0,12})-(\d{0,12})$/.exec(value);
  if (!found || value === '-') return null;
  const [from, to] = [found[1]!, found[2]!].map((bound) => (bound === '' ? null : formatPrice({ amount: Number(bound), currency }, locale)));
  if (!to) return m.list_price_least({ price: from! });
  return from ? `${from} – ${to}` : m.list_price_most({ price: to });
}

/** The bounds as variants are asked: of the shop's own currency where all prices are converted from it. */
function boundsOf({ values, pricing }: Choice): { min?: number; max?: number } {
  const [min, max] = (values[0] ?? '-').split('-').map((bound) => (bound === '' ? undefined : Number(bound)));
  const asked = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return isConverted(pricing) ? baseBounds(pricing, asked) : asked;
}

function onVariant(choice: Choice): Fragment[] {
  const { min, max } = boundsOf(choice);
  const price = offerPrice(choice.pricing);
  return [...(min !== undefined ? [sql`${price} >= ${min}::bigint`] : []), ...(max !== undefined ? [sql`${price} <= ${max}::bigint`] : [])];
}

function onAllVariants(choice: Choice): Fragment {
  const { min, max } = boundsOf(choice);
  return sql`(${min === undefined ? sql`true` : sql`l.min_price >= ${min}::bigint`} and ${max === undefined ? sql`true` : sql`l.max_price <= ${max}::bigint`})`;
}

/** Lowest and highest price of a variant, as one range. */
function countsInShop({ matched, offers }: CountedTables): Fragment {
  return sql`(select case when min(low) is null then '[]' else jsonb_build_array(jsonb_build_object('facet', ${key}::text, 'value', min(low) || '-' || max(high),
      'count', (select count(*) from ${matched}))) end
    from (select min_price as low, max_price as high from ${matched} where whole union all select price, price from ${offers}) prices)`;
}

function toCount(count: FacetCount, pricing: Choice['pricing']): FacetCount {
  const bounds = count.value.split('-').map(Number);
  return isConverted(pricing) ? { ...count, value: bounds.map((bound) => inCurrency(pricing, bound)).join('-') } : count;
}
