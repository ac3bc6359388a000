import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** A variant as lists know it; `prices`: its own ones of other currencies. */
export type Offer = { price: number; available: boolean; options: Record<string, string>; prices: Record<string, number> | null };

/** What is indexed of a product. */
export type StoredProduct = {
  id: string;
  publishedAt: number;
  sales: number;
  rating: number;
  available: boolean;
  price: number;
  lists: string[];
  places: { list: string; position: number }[] | null;
  values: [facet: string, value: string][] | null;
  numbers: { field: string; value: number }[] | null;
  offers: Offer[] | null;
  codes: string[];
  words: [lexeme: string, weights: string[]][] | null;
  texts: Texts<'title' | 'summary'>;
};

/** Draws a version for what is read afterwards. */
export async function drawVersion(db: Queryable): Promise<number> {
  const { rows } = await sql<{ version: number }>`select nextval('search_version') as version`.execute(tables(db));
  return rows[0]!.version;
}

/** Those of the products that are published, as they are now. */
export async function findForIndex(db: Queryable, ids: readonly string[]): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredProduct>`
    select p.id, (extract(epoch from l.published_at) * 1000000)::bigint as published_at, l.sales_count as sales, l.rating, l.available, l.price_amount as price,
      l.list_ids || array(select promotion_id from promotion_product where product_id = p.id) as lists,
      (select jsonb_agg(jsonb_build_object('list', collection_id, 'position', position)) from product_collection where product_id = p.id) as places,
      (select jsonb_agg(jsonb_build_array(facet, value)) from product_facet where product_id = p.id and variant_id is null) as values,
      (select jsonb_agg(jsonb_build_object('field', field, 'value', value)) from product_field_number where product_id = p.id) as numbers,
      (select jsonb_agg(jsonb_build_object('price', o.price_amount, 'available', o.available, 'options', v.options,
          'prices', (select jsonb_object_agg(currency, price_amount) from variant_price where variant_id = v.id)))
        from unnest(l.offers) o join variant v on v.id = o.variant_id) as offers,
      array(select lower(sku) from variant where product_id = p.id and sku <> '' union select barcode from variant where product_id = p.id and barcode is not null) as codes,
      (select jsonb_agg(jsonb_build_array(lexeme, weights)) from unnest(p.search_terms)) as words,
      p.texts
    from unnest(${[...ids]}::uuid[]) asked (id) join product p on p.id = asked.id join product_listing l on l.product_id = p.id
    where l.published`.execute(tables(db));
  return rows;
}
