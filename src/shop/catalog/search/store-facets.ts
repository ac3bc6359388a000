/** Counting matches and their facets. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { tables } from '../tables.ts';
import { inCurrency, isConverted } from './base-prices.ts';
import { countedUpTo, type ListCounts } from './catalog-search.ts';
import { allOffersMeet, candidatesBody, matchesBody, needsOneOffer, offerConditions, offerJoin, offerPrice, type Matching } from './store-matches.ts';

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
  const lists = asked.map((counting, index) => ({
    ...counting,
    candidates: sql.raw(`candidates${index}`),
    matched: sql.raw(`${needsOneOffer(counting.query) ? 'matched' : 'candidates'}${index}`),
    offers: sql.raw(`offers${index}`),
    counted: sql.raw(`counted${index}`),
  }));
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

type ListTables = Counting & { candidates: Fragment; matched: Fragment; offers: Fragment; counted: Fragment };

const wants = ({ facet }: Counting, key: string) => facet === null || facet === key;
const wantsOptions = ({ facet }: Counting) => facet === null || facet.startsWith('opt.');

/**
 * The products of a list by number; the variants for the sake of which they match, where not all of a product's do (`whole`); how many products have which value.
 * Where one variant has to meet several facets, the variants of all products that may match are looked at once, instead of product by product.
 */
function tablesOf(list: ListTables, most: number | null): Fragment {
  const { query, facet, candidates, matched, offers, counted } = list;
  const asksOneOffer = needsOneOffer(query);
  const limit = most === null || asksOneOffer ? sql`` : sql`limit ${most + 1}`;
  const whole = allOffersMeet(query);
  const columns = sql`id, rating, available, min_price, max_price, value_ids, whole, n`;
  const conditions = offerConditions(query);
  return sql`${candidates} as materialized (select found.*, row_number() over ()::int as n from (
      select l.product_id as id, l.rating, l.available, l.min_price, l.max_price, ${whole} as whole, ${valuesColumn(list, whole)} as value_ids,
        case when not ${whole} then l.offers end as offers
      ${asksOneOffer ? candidatesBody(query) : matchesBody(query)} ${limit}) found),
    ${offers} as materialized (select o.n, o.value_ids, o.available, ${offerPrice(query.pricing)} as price
      from (select n, (offer).* from (select n, unnest(offers) as offer from ${candidates} where not whole) one offset 0) o ${offerJoin(query)}
      ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`}),
    ${asksOneOffer ? sql`${matched} as materialized (select ${columns} from ${candidates} where whole or n in (select n from ${offers})),` : sql``}
    ${counted} as materialized (select known.facet, known.value, tallied.count, tallied.example
      from (select id, count(*) as count, min(n) as example from (select n, unnest(value_ids) as id from ${matched}
          ${wantsOptions(list) ? sql`union all select distinct n, unnest(value_ids) from ${offers}` : sql``}) had group by 1) tallied
        join facet_value known on known.id = tallied.id ${facet === null ? sql`` : sql`where known.facet = ${facet}`})`;
}

/** The values that a product itself tells: all of them where all its variants match, else only those that are not a variant's. */
function valuesColumn({ facet }: Counting, whole: Fragment): Fragment {
  if (facet === null) return sql`case when ${whole} then l.value_ids else l.own_value_ids end`;
  if (facet.startsWith('opt.')) return sql`case when ${whole} then l.value_ids end`;
  return facet === 'brand' || facet === 'tag' ? sql`l.own_value_ids` : sql`null::int[]`;
}

function countsOf(list: ListTables): Fragment {
  const { matched, offers, counted, values } = list;
  const nothing = sql`'[]'::jsonb`;
  const ratings = sql.join(stars.map((least) => sql`${sql.lit(String(least))}, count(*) filter (where rating >= ${sql.lit(least * 100)})`));
  const range = sql`(select case when min(low) is not null then jsonb_build_object('min', min(low), 'max', max(high)) end
    from (select min_price as low, max_price as high from ${matched} where whole union all select price, price from ${offers}) prices)`;
  return sql`jsonb_build_object('total', (select count(*) from ${matched}),
    'options', ${wantsOptions(list) ? optionCounts(list) : nothing},
    'inStock', ${wants(list, 'inStock') ? sql`(select count(*) from ${matched} where whole and available) + (select count(distinct n) from ${offers} where available)` : sql`0`},
    'range', ${wants(list, 'price') ? range : sql`null::jsonb`},
    'ratings', ${wants(list, 'rating') ? sql`(select jsonb_build_object(${ratings}) from ${matched})` : sql`'{}'::jsonb`},
    'brands', ${wants(list, 'brand') ? brandCounts(counted, values) : nothing},
    'tags', ${wants(list, 'tag') ? tagCounts(counted, values) : nothing})`;
}

/** What an option's key is called in the whole shop; the index `product_option_title` is in this order. */
const optionTitle = (key: Fragment): Fragment =>
  sql`(select titled.texts from product_option titled where titled.key = ${key} order by jsonb_array_length(jsonb_path_query_array(titled.texts, '$.*')) desc, left(titled.texts::text, 200) limit 1)`;

/** Products per option value; those that are chosen also where nothing is left of them, if a product is found that tells what they are called. */
function optionCounts({ matched, counted, facet, values }: ListTables): Fragment {
  const key = facet?.slice('opt.'.length);
  const lost = sql`union all select ${key}, asked.value, 0, holder.product_id
    from unnest(${[...values]}::text[]) asked (value) join lateral (
      select near.product_id from (select o.product_id, o.choices from product_option o where o.key = ${key} limit ${mostNamed}) near
      where near.choices @> jsonb_build_array(jsonb_build_object('key', asked.value)) limit 1) holder on true
    where not exists (select 1 from ranked where ranked.value = asked.value)`;
  return sql`(
    with ranked as materialized (select substr(facet, 5) as key, value, count, example from ${counted} where facet like 'opt.%' order by facet, count desc, value limit ${mostValues}),
      named as (select key, value, count, (select id from ${matched} m where m.n = example) as product_id from ranked ${key === undefined ? sql`` : lost})
    select coalesce(jsonb_agg(jsonb_build_object('key', named.key, 'value', named.value, 'count', named.count, 'optionTitle', ${optionTitle(sql`named.key`)},
      'title', choice.value -> 'texts', 'swatch', choice.value -> 'swatch', 'position', coalesce(choice.position, 0)) order by named.key, choice.position, named.value), '[]')
    from named left join product_option o on o.product_id = named.product_id and o.key = named.key
      left join lateral (select value, position from jsonb_array_elements(o.choices) with ordinality choice (value, position) where value ->> 'key' = named.value limit 1) choice on true)`;
}

/** Products per brand; those that are chosen are told also where nothing is left of them. */
function brandCounts(counted: Fragment, chosen: readonly string[]): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'title', title, 'count', count) order by title), '[]') from (
      select key, coalesce((select brand from product p where p.published and p.brand_key = key and p.brand_key <> '' limit 1), key) as title, max(count) as count from (
        (select value as key, count from ${counted} where facet = 'brand' order by 2 desc, 1 limit ${mostBrands})
        union all select key, 0 from unnest(${[...chosen]}::text[]) key) named group by key) brands)`;
}

function tagCounts(counted: Fragment, chosen: readonly string[]): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('slug', tag.slug, 'texts', tag.texts, 'count', counted.count)), '[]') from (
      select tag_id, max(count) as count from (
        (select value::uuid as tag_id, count from ${counted} where facet = 'tag' order by 2 desc, 1 limit ${mostTags})
        union all select id, 0 from tag where slug = any(${[...chosen]}::text[])) named group by 1) counted join tag on tag.id = counted.tag_id)`;
}
