/** Counting matches and their facets. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from '../tables.ts';
import { inCurrency, isConverted } from './base-prices.ts';
import { countedUpTo, type ListCounts } from './catalog-search.ts';
import { canBeBought, matchesBody, variantPrice, variantsBody, type Matching } from './store-matches.ts';

type Fragment = RawBuilder<unknown>;

/** A list that is counted: all its facets (null), or one, and the values that are chosen from that one. */
export type Counting = { query: Matching; facet: string | null; values: readonly string[] };

const mostValues = 500;
const mostTags = 60;
const mostBrands = 200;
/** Products among which the names of chosen values are looked for. */
const mostNamed = 200;
const stars = [5, 4, 3, 2, 1];

/** How many products match, counted up to one more than `most`. @throws what `isStatementTimeout` tells, where that takes too long. */
export async function countMatches(reader: Reader, query: Matching, most: number): Promise<number> {
  const found = await sql<{
    total: number;
  }>`select count(*) as total from (select 1 ${matchesBody(query)} limit ${most + 1}) matched`.execute(tables(reader));
  return found.rows[0]!.total;
}

/** Counts several lists in one statement, each up to `most` products (null: all). @throws what `isStatementTimeout` tells, where that takes too long. */
export async function countLists(reader: Reader, asked: readonly Counting[], most: number | null): Promise<ListCounts[]> {
  const lists = asked.map((counting, index) => ({ ...counting, matched: sql.raw(`matched${index}`), variants: sql.raw(`variants${index}`) }));
  const found = await sql<{ counts: ListCounts[] }>`with ${sql.join(lists.map((list) => tablesOf(list, most)))}
    select jsonb_build_array(${sql.join(lists.map(countsOf))}) as counts`.execute(tables(reader));
  return found.rows[0]!.counts.map((counts, index) => toCounts(counts, asked[index]!.query));
}

function toCounts(counts: ListCounts, { pricing }: Matching): ListCounts {
  const isLowerBound = counts.total > countedUpTo;
  const upTo = <Value extends { count: number }>(values: Value[]) => values.map((value) => ({ ...value, count: Math.min(value.count, countedUpTo) }));
  const told = (price: number) => (isConverted(pricing) ? inCurrency(pricing, price) : price);
  return {
    ...counts,
    isLowerBound,
    inStock: Math.min(counts.inStock, countedUpTo),
    range: counts.range && { min: told(counts.range.min), max: told(counts.range.max) },
    ratings: Object.fromEntries(Object.entries(counts.ratings).map(([least, count]) => [least, Math.min(count, countedUpTo)])),
    options: upTo(counts.options),
    brands: upTo(counts.brands),
    tags: upTo(counts.tags),
  };
}

type ListTables = Counting & { matched: Fragment; variants: Fragment };

const wants = ({ facet }: Counting, key: string) => facet === null || facet === key;
const wantsOptions = ({ facet }: Counting) => facet === null || facet.startsWith('opt.');

/** The products of a list by number, and the variants for the sake of which they match. */
function tablesOf(list: ListTables, most: number | null): Fragment {
  const { query, matched, variants } = list;
  const need = { prices: wants(list, 'price'), stock: wants(list, 'inStock') };
  const limit = most === null ? sql`` : sql`limit ${most + 1}`;
  const columns = [sql`m.n`];
  if (wantsOptions(list)) columns.push(sql`v.options`);
  if (need.prices) columns.push(sql`${variantPrice(query.pricing)} as price`);
  if (need.stock) columns.push(sql`${canBeBought(query)} as available`);
  return sql`${matched} as materialized (select product.*, row_number() over ()::int as n from (select p.id, p.brand_key, p.rating ${matchesBody(query)} ${limit}) product),
    ${variants} as materialized (select ${sql.join(columns)} ${variantsBody({ ...query, need }, matched)})`;
}

function countsOf(list: ListTables): Fragment {
  const { matched, variants, values } = list;
  const nothing = sql`'[]'::jsonb`;
  const ratings = sql.join(stars.map((least) => sql`${sql.lit(String(least))}, count(*) filter (where rating >= ${sql.lit(least * 100)})`));
  return sql`jsonb_build_object('total', (select count(*) from ${matched}),
    'options', ${wantsOptions(list) ? optionCounts(list) : nothing},
    'inStock', ${wants(list, 'inStock') ? sql`(select count(*) from (select n from ${variants} where available group by n) buyable)` : sql`0`},
    'range', ${wants(list, 'price') ? sql`(select case when count(*) > 0 then jsonb_build_object('min', min(price), 'max', max(price)) end from ${variants})` : sql`null::jsonb`},
    'ratings', ${wants(list, 'rating') ? sql`(select jsonb_build_object(${ratings}) from ${matched})` : sql`'{}'::jsonb`},
    'brands', ${wants(list, 'brand') ? brandCounts(matched, values) : nothing},
    'tags', ${wants(list, 'tag') ? tagCounts(matched, values) : nothing})`;
}

/** What an option's key is called in the whole shop; the index `product_option_title` is in this order. */
const optionTitle = (key: Fragment): Fragment =>
  sql`(select titled.texts from product_option titled where titled.key = ${key} order by jsonb_array_length(jsonb_path_query_array(titled.texts, '$.*')) desc, left(titled.texts::text, 200) limit 1)`;

/** Products per option value; those that are chosen also where nothing is left of them, if a product is found that tells what they are called. */
function optionCounts({ matched, variants, facet, values }: ListTables): Fragment {
  const key = facet?.slice('opt.'.length);
  const one = key === undefined ? sql`` : sql`where had.key = ${key}`;
  const lost = sql`union all select ${key}, asked.value, 0, holder.product_id
    from unnest(${[...values]}::text[]) asked (value) join lateral (
      select near.product_id from (select o.product_id, o.choices from product_option o where o.key = ${key} limit ${mostNamed}) near
      where near.choices @> jsonb_build_array(jsonb_build_object('key', asked.value)) limit 1) holder on true
    where not exists (select 1 from counted where counted.value = asked.value)`;
  return sql`(
    with counted as materialized (
        select key, value, count(*) as count, min(n) as example from (select distinct n, had.key, had.value from ${variants} cross join lateral jsonb_each_text(options) had ${one}) had
        group by 1, 2 order by 1, 3 desc, 2 limit ${mostValues}),
      named as (select key, value, count, (select id from ${matched} m where m.n = example) as product_id from counted ${key === undefined ? sql`` : lost})
    select coalesce(jsonb_agg(jsonb_build_object('key', named.key, 'value', named.value, 'count', named.count, 'optionTitle', ${optionTitle(sql`named.key`)},
      'title', choice.value -> 'texts', 'swatch', choice.value -> 'swatch', 'position', coalesce(choice.position, 0)) order by named.key, choice.position, named.value), '[]')
    from named left join product_option o on o.product_id = named.product_id and o.key = named.key
      left join lateral (select value, position from jsonb_array_elements(o.choices) with ordinality choice (value, position) where value ->> 'key' = named.value limit 1) choice on true)`;
}

/** Products per brand; those that are chosen are told also where nothing is left of them. */
function brandCounts(matched: Fragment, chosen: readonly string[]): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'title', title, 'count', count) order by title), '[]') from (
      select key, coalesce((select brand from product p where p.published and p.brand_key = key and p.brand_key <> '' limit 1), key) as title, max(count) as count from (
        (select brand_key as key, count(*) as count from ${matched} where brand_key <> '' group by 1 order by 2 desc, 1 limit ${mostBrands})
        union all select key, 0 from unnest(${[...chosen]}::text[]) key) named group by key) brands)`;
}

function tagCounts(matched: Fragment, chosen: readonly string[]): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('slug', tag.slug, 'texts', tag.texts, 'count', counted.count)), '[]') from (
      select tag_id, max(count) as count from (
        (select pt.tag_id, count(*) as count from ${matched} m join product_tag pt on pt.product_id = m.id group by 1 order by 2 desc, 1 limit ${mostTags})
        union all select id, 0 from tag where slug = any(${[...chosen]}::text[])) named group by 1) counted join tag on tag.id = counted.tag_id)`;
}
