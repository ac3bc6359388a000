/**
 * Numbers and days of custom fields that the merchant made facets: `range.height=10..25`, `range.made=2026-01-01..2026-06-30`; either bound may be missing.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import { formatDay, numberFormat } from '#kit/pure/formats.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import type { Choice, CountedFacet, CountedTables, FacetKind, FacetValue, Fragment, ValuesView } from './facet.ts';
import { boundsOfRange, isDay, isRange } from './ranges.ts';

const prefix = 'range.';
const range = z.string().refine(isRange);
const nameOf = (key: string) => key.slice(prefix.length);

export const fieldRangeFacets: FacetKind = {
  key: prefix,
  // Pages read every parameter as a list.
  parameter: z
    .union([range, z.array(range).length(1)])
    .transform((given) => [given].flat())
    .describe('from..to, numbers or days (2026-05-04); either side may be missing'),
  isOffered: (key, { fields }) => fields.includes(nameOf(key)),
  isInOrder: true,
  title: titleOf,
  values: (counts, view) =>
    counts.map((count): FacetValue => ({ value: count.value, title: rangeInWords(count.value, view), count: count.count, swatch: null })),
  control: 'range',
  isUseful: (values) => values.some(({ value }) => new Set(boundsOfRange(value)).size > 1),
  chip: (value, _known, { locale, facet }) => (isRange(value) && facet ? `${facet.title}: ${rangeInWords(value, { locale })}` : null),
  sql: { onProduct: isBetween, counts: countsInShop },
};

/** The title, with the unit of numbers. */
function titleOf(counts: readonly FacetCount[], { lang, key }: Pick<ValuesView, 'lang' | 'key'>): string {
  const [count] = counts;
  const title = textIn(count?.facetTitle, 'title', lang) || nameOf(key);
  return typeof count?.title === 'string' && count.title !== '' ? `${title} (${count.title})` : title;
}

function rangeInWords(range: string, { locale }: Pick<ValuesView, 'locale'>): string {
  const [from, to] = boundsOfRange(range).map((bound) => (bound === null ? null : boundInWords(bound, locale)));
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `≥ ${from}` : `≤ ${to}`;
}

function boundInWords(bound: string, locale: string): string {
  return isDay(bound) ? formatDay(bound, locale, 'medium') : numberFormat(locale, { maximumFractionDigits: 9 }).format(Number(bound));
}

/** A bound as it is stored: a number, or the days since 1970. */
const stored = (bound: string): Fragment => (isDay(bound) ? sql`(${bound}::date - date '1970-01-01')` : sql`${bound}::numeric`);

function isBetween({ key, values }: Choice): Fragment {
  const [from, to] = boundsOfRange(values[0] ?? '..');
  const bounds = [...(from === null ? [] : [sql`said.value >= ${stored(from)}`]), ...(to === null ? [] : [sql`said.value <= ${stored(to)}`])];
  return sql`l.product_id in (select said.product_id from product_field_number said where ${sql.join([sql`said.field = ${nameOf(key)}`, ...bounds], sql` and `)})`;
}

/** Least and largest of each field among the products, as one range; `title` is the unit. */
function countsInShop({ matched }: CountedTables, { facet, fields }: CountedFacet): Fragment {
  const keys = facet === null ? fields : [nameOf(facet)];
  if (keys.length === 0) return sql`'[]'::jsonb`;
  const asText = (value: string) =>
    sql`case found.kind when 'date' then (date '1970-01-01' + found.${sql.raw(value)}::int)::text else trim_scale(found.${sql.raw(value)})::text end`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('facet', ${prefix}::text || found.key, 'value', ${asText('low')} || '..' || ${asText('high')}, 'count', found.count,
      'facetTitle', found.texts, 'title', found.unit, 'position', found.position) order by found.position, found.key), '[]') from (
      select field.key, field.kind, field.unit, field.texts, field.position, min(said.value) as low, max(said.value) as high, count(*) as count
      from product_field field join product_field_number said on said.field = field.key join ${matched} on ${matched}.id = said.product_id
      where field.key = any(${[...keys]}::text[]) and field.kind in ('number', 'date') and field.removed_at is null group by field.id) found)`;
}
