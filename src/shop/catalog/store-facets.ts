import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { isAvailable, offersBody, planOf, variantPrice, type ListQuestion } from './store-list-body.ts';
import { tables } from './tables.ts';

type Fragment = RawBuilder<unknown>;

/** An option value's count; `position` is its place among a product's choices. */
export type OptionCount = {
  key: string;
  value: string;
  title: Texts<'title'> | null;
  optionTitle: Texts<'title'> | null;
  swatch: string | null;
  position: number;
  count: number;
};

/** Counts of one list, for the facets that were asked of it. `capped`: there are more products than were counted. */
export type ListCounts = {
  total: number;
  capped: boolean;
  options: OptionCount[];
  inStock: number;
  range: { min: number; max: number } | null;
  /** Products with at least so many stars, by number of stars. */
  ratings: Record<string, number>;
  brands: { key: string; title: string; count: number }[];
  tags: { slug: string; texts: Texts<'title'>; count: number }[];
};

/** What is to be counted of a list: everything, or one facet (of options, those of one key); `most`: of so many products, null: of all. */
export type Counted = {
  list: ListQuestion;
  facets: 'all' | 'price' | 'inStock' | 'rating' | 'brand' | 'tag' | { option: string };
  most: number | null;
  chosen: readonly string[];
};

const mostValues = 500;
const mostTags = 60;
const mostBrands = 200;
const stars = [5, 4, 3, 2, 1];

/** Counts several lists in one statement. */
export async function countLists(reader: Reader, asked: readonly Counted[]): Promise<ListCounts[]> {
  const parts = asked.map((counted, index) => ({ ...counted, name: sql.raw(`list${index}`) }));
  const found = await sql<{ counts: ListCounts[] }>`${asked[0] ? planOf({ ...asked[0].list, search: null }, 'counts') : sql``}
    with ${sql.join(parts.map((part) => sql`${part.name} as materialized (${offersOf(part)})`))}
    select jsonb_build_array(${sql.join(parts.map(countsOf))}) as counts`.execute(tables(reader));
  return found.rows[0]!.counts.map((counts, index) => ({ ...counts, capped: counts.total === asked[index]!.most }));
}

const wants = ({ facets }: Counted, facet: string) => facets === 'all' || facets === facet;

/** The variants that put products into a list, with what its facets are counted by. */
function offersOf(counted: Counted): Fragment {
  const need = { prices: wants(counted, 'price'), stock: wants(counted, 'inStock') };
  const list = { ...counted.list, need };
  const columns = [sql`p.id as product_id`];
  if (counted.facets === 'all' || typeof counted.facets === 'object') columns.push(sql`v.options`);
  if (need.prices) columns.push(sql`${variantPrice(list.price)} as price`);
  if (need.stock) columns.push(sql`coalesce(${isAvailable}, false) as available`);
  if (wants(counted, 'rating')) columns.push(sql`p.rating`);
  if (wants(counted, 'brand')) columns.push(sql`p.brand_key, p.brand`);
  return sql`select ${sql.join(columns)} ${offersBody(list, counted.most)}`;
}

function countsOf({ name, ...counted }: Counted & { name: Fragment }): Fragment {
  const { facets, chosen } = counted;
  const nothing = sql`'[]'::jsonb`;
  const option = facets === 'all' ? sql`true` : typeof facets === 'object' ? sql`chosen.key = ${facets.option}` : null;
  const rating = (least: number) => sql`${String(least)}::text, (select count(distinct product_id) from ${name} where rating >= ${least * 100}::int)`;
  return sql`jsonb_build_object('total', (select count(distinct product_id) from ${name}),
    'options', ${option ? optionCounts(name, option) : nothing},
    'inStock', ${wants(counted, 'inStock') ? sql`(select count(distinct product_id) from ${name} where available)` : sql`0`},
    'range', ${wants(counted, 'price') ? sql`(select case when count(*) > 0 then jsonb_build_object('min', min(price), 'max', max(price)) end from ${name})` : sql`null::jsonb`},
    'ratings', ${wants(counted, 'rating') ? sql`jsonb_build_object(${sql.join(stars.map(rating))})` : sql`'{}'::jsonb`},
    'brands', ${wants(counted, 'brand') ? brandCounts(name, chosen) : nothing},
    'tags', ${wants(counted, 'tag') ? tagCounts(name, chosen) : nothing})`;
}

/** What an option's key is called in the whole shop; the index `product_option_title` is in this order. */
export const optionTitle = (key: Fragment): Fragment =>
  sql`(select titled.texts from product_option titled where titled.key = ${key} order by jsonb_array_length(jsonb_path_query_array(titled.texts, '$.*')) desc, left(titled.texts::text, 200) limit 1)`;

/** Products per option value: choosing the value gives so many. */
function optionCounts(name: Fragment, condition: Fragment): Fragment {
  return sql`(
    with counted as (select chosen.key, chosen.value, count(distinct product_id) as count, min(product_id::text)::uuid as example
      from ${name} cross join lateral jsonb_each_text(options) chosen where ${condition} group by 1, 2 order by 1, 3 desc, 2 limit ${mostValues})
    select coalesce(jsonb_agg(jsonb_build_object('key', counted.key, 'value', counted.value, 'count', counted.count, 'optionTitle', ${optionTitle(sql`counted.key`)},
      'title', choice.value -> 'texts', 'swatch', choice.value -> 'swatch', 'position', coalesce(choice.position, 0)) order by counted.key, choice.position, counted.value), '[]')
    from counted left join product_option o on o.product_id = counted.example and o.key = counted.key
      left join lateral (select value, position from jsonb_array_elements(o.choices) with ordinality choice (value, position) where value ->> 'key' = counted.value limit 1) choice on true)`;
}

/** Products per brand; those that are chosen are told also where nothing is left of them. */
function brandCounts(name: Fragment, chosen: readonly string[]): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'title', title, 'count', count) order by title), '[]') from (
      select key, min(title) as title, max(count) as count from (
        (select brand_key as key, min(brand) as title, count(distinct product_id) as count from ${name} where brand_key <> '' group by 1 order by 3 desc, 1 limit ${mostBrands})
        union all select key, coalesce((select brand from product p where p.published and p.brand_key = key and p.brand_key <> '' limit 1), key), 0
          from unnest(${[...chosen]}::text[]) key) named group by key) brands)`;
}

function tagCounts(name: Fragment, chosen: readonly string[]): Fragment {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('slug', tag.slug, 'texts', tag.texts, 'count', counted.count)), '[]') from (
      select tag_id, max(count) as count from (
        (select pt.tag_id, count(*) as count from (select distinct product_id from ${name}) members join product_tag pt on pt.product_id = members.product_id group by 1 order by 2 desc, 1 limit ${mostTags})
        union all select id, 0 from tag where slug = any(${[...chosen]}::text[])) named group by 1) counted join tag on tag.id = counted.tag_id)`;
}
