import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { countList, offersBody, variantPrice, type ListQuestion } from './store-lists.ts';
import { tables } from './tables.ts';

/** A value's count in a facet. */
export type FacetCount = { key: string; value: string; title: Texts<'title'> | null; optionTitle: Texts<'title'> | null; count: number };

/** Products per option value, among the variants that fulfil what is asked: choosing the value gives so many products. */
export async function countOptions(reader: Reader, list: ListQuestion): Promise<FacetCount[]> {
  const found = await sql<FacetCount>`
    with offers as (select distinct v.product_id, chosen.key, chosen.value ${offersBody(list, sql`cross join lateral jsonb_each_text(v.options) chosen`)}),
      counted as (select key, value, count(*) as count, (array_agg(product_id))[1] as example from offers group by 1, 2)
    select counted.key, counted.value, counted.count, o.texts as option_title,
      (select choice -> 'texts' from jsonb_array_elements(o.choices) choice where choice ->> 'key' = counted.value limit 1) as title
    from counted left join product_option o on o.product_id = counted.example and o.key = counted.key
    order by counted.key, counted.count desc, counted.value limit 500`.execute(tables(reader));
  return found.rows;
}

/** How many products of a list can be bought now. */
export async function countInStock(reader: Reader, list: ListQuestion): Promise<number> {
  return countList(reader, { ...list, filter: { ...list.filter, inStock: true } });
}

/** Lowest and highest price of a list, in the currency. */
export async function priceRange(reader: Reader, list: ListQuestion): Promise<{ min: number; max: number } | null> {
  const price = variantPrice(list.price);
  const found = await sql<{
    min: number | null;
    max: number | null;
  }>`select min(${price}) as min, max(${price}) as max ${offersBody({ ...list, allPrices: true })}`.execute(tables(reader));
  const { min, max } = found.rows[0]!;
  return min === null || max === null ? null : { min, max };
}
