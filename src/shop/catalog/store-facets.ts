import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { listBody, offersBody, variantPrice, type ListQuestion } from './store-lists.ts';
import { tables } from './tables.ts';

/** A value's count in a facet. */
export type FacetCount = { key: string; value: string; title: Texts<'title'> | null; optionTitle: Texts<'title'> | null; count: number };

/** A list's counts: options asked for one by one (`options[n]` answers `lists[n]`), what can be bought now, and the range of prices with the products in it. */
export type StoredFacets = { options: FacetCount[][]; inStock: number; range: { min: number; max: number; count: number } | null };

/** Counts several lists' options, one list's stock and another's prices, all in one statement. */
export async function findFacets(reader: Reader, asked: { lists: readonly ListQuestion[]; stock: ListQuestion; prices: ListQuestion }): Promise<StoredFacets> {
  const { stock, prices } = asked;
  const price = variantPrice(prices.price);
  const found = await sql<{ options: FacetCount[][]; inStock: number; min: number | null; max: number | null; priced: number }>`
    select jsonb_build_array(${sql.join(asked.lists.map(optionCounts))}) as options,
      (select count(*) ${listBody({ ...stock, filter: { ...stock.filter, inStock: true } })}) as in_stock, range.min, range.max, range.priced
    from (select min(${price}) as min, max(${price}) as max, count(distinct p.id)::int as priced ${offersBody({ ...prices, allPrices: true })}) range`.execute(
    tables(reader),
  );
  const { options, inStock, min, max, priced } = found.rows[0]!;
  return { options, inStock, range: min === null || max === null ? null : { min, max, count: priced } };
}

/** Products per option value, among the variants that fulfil what is asked: choosing the value gives so many products. */
function optionCounts(list: ListQuestion) {
  return sql`(
    with offers as (select distinct v.product_id, chosen.key, chosen.value ${offersBody(list, sql`cross join lateral jsonb_each_text(v.options) chosen`)}),
      counted as (select key, value, count(*) as count, (array_agg(product_id))[1] as example from offers group by 1, 2 order by key, count desc, value limit 500)
    select coalesce(jsonb_agg(jsonb_build_object('key', counted.key, 'value', counted.value, 'count', counted.count, 'optionTitle', o.texts,
      'title', (select choice -> 'texts' from jsonb_array_elements(o.choices) choice where choice ->> 'key' = counted.value limit 1))
      order by counted.key, counted.count desc, counted.value), '[]')
    from counted left join product_option o on o.product_id = counted.example and o.key = counted.key)`;
}
