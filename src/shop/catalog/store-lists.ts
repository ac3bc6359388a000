import { sql, type RawBuilder } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import type { StoredPicture } from '../media/index.ts';
import type { ProductFilter } from './contract.ts';
import { tables } from './tables.ts';

type Fragment = RawBuilder<unknown>;

/** How base prices become prices of a currency, for SQL: exactly `convert` of the kit (`round` of numeric is half away from zero). */
export type PriceRule = { currency: string; isBase: boolean; rate: string; exponentShift: number; stepAmount: number };

/** The lists that a filter names, as ids; null for one that does not exist. */
export type Scopes = { categoryId?: string | null; tagId?: string | null; collectionId?: string | null; ownPrices: boolean; productCount: number | null };

const wholeShop = '00000000-0000-0000-0000-000000000000';

/** Looks up the lists that a filter names, how many products the only one of them holds, and whether prices of the currency's own exist. */
export async function findScopes(reader: Reader, filter: ProductFilter, currency: string): Promise<Scopes> {
  const idOf = (table: string, slug: string | undefined) =>
    slug === undefined
      ? sql`null::uuid`
      : sql`(select id from ${sql.table(table)} where slug = ${slug} ${table === 'collection' ? sql`and published` : sql``})`;
  const found = await sql<{ categoryId: string | null; tagId: string | null; collectionId: string | null; ownPrices: boolean; productCount: number | null }>`
    select scope.*, exists (select 1 from variant_price where currency = ${currency}) as own_prices,
      (select product_count from listing_count where scope_id = coalesce(scope.category_id, scope.tag_id, scope.collection_id, ${wholeShop})) as product_count
    from (select ${idOf('category', filter.category)} as category_id, ${idOf('tag', filter.tag)} as tag_id, ${idOf('collection', filter.collection)} as collection_id) scope`.execute(
    tables(reader),
  );
  const row = found.rows[0]!;
  return {
    ...(filter.category !== undefined && { categoryId: row.categoryId }),
    ...(filter.tag !== undefined && { tagId: row.tagId }),
    ...(filter.collection !== undefined && { collectionId: row.collectionId }),
    ownPrices: row.ownPrices,
    productCount: row.productCount,
  };
}

/** The ids of one page of a list. */
export async function findListPage(reader: Reader, list: ListQuestion): Promise<string[]> {
  const { filter } = list;
  const found = await sql<{ id: string }>`
    select p.id ${listBody(list)} order by ${orderOf(list)} limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(tables(reader));
  return found.rows.map((row) => row.id);
}

/** How many products a list holds. */
export async function countList(reader: Reader, list: ListQuestion): Promise<number> {
  const found = await sql<{ total: number }>`select count(*) as total ${listBody(list)}`.execute(tables(reader));
  return found.rows[0]!.total;
}

/** A list's filter with everything that was looked up for it. `words` are in lower case. */
export type ListQuestion = { filter: ProductFilter; scopes: Scopes; price: PriceRule; words: readonly string[]; fuzzy: string | null; lang: string };

/** A value's counts in a facet. */
export type FacetCount = { key: string; value: string; title: Texts<'title'> | null; optionTitle: Texts<'title'> | null; count: number };

/** `from … where …` of a list. */
export function listBody({ filter, scopes, price, words, fuzzy }: ListQuestion): Fragment {
  const joins: Fragment[] = [];
  if (scopes.categoryId) joins.push(sql`join product_category pc on pc.product_id = p.id and pc.category_id = ${scopes.categoryId}`);
  if (scopes.tagId) joins.push(sql`join product_tag pt on pt.product_id = p.id and pt.tag_id = ${scopes.tagId}`);
  if (scopes.collectionId) joins.push(sql`join product_collection pl on pl.product_id = p.id and pl.collection_id = ${scopes.collectionId}`);
  const conditions: Fragment[] = [sql`p.published`];
  if (filter.brand !== undefined) conditions.push(sql`lower(p.brand) = lower(${filter.brand})`);
  if (filter.rating !== undefined) conditions.push(sql`p.rating >= ${filter.rating * 100}`);
  for (const word of words) conditions.push(sql`p.search_text like ${contains(word)}`);
  if (fuzzy !== null) conditions.push(sql`${fuzzy} <% p.search_text`);
  const offer = offerConditions(filter, price);
  if (offer.length > 0)
    conditions.push(sql`exists (select 1 from variant v ${offerJoins(filter, price)} where v.product_id = p.id and ${sql.join(offer, sql` and `)})`);
  return sql`from product p ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`;
}

/** A pattern for whatever holds the text. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What one and the same variant must fulfil. */
function offerConditions(filter: ProductFilter, price: PriceRule): Fragment[] {
  const conditions: Fragment[] = [];
  for (const [key, values] of Object.entries(filter.options)) {
    conditions.push(
      sql`(${sql.join(
        values.map((value) => sql`v.options @> ${JSON.stringify({ [key]: value })}::jsonb`),
        sql` or `,
      )})`,
    );
  }
  if (filter.minPrice !== undefined) conditions.push(sql`${variantPrice(price)} >= ${filter.minPrice}::bigint`);
  if (filter.maxPrice !== undefined) conditions.push(sql`${variantPrice(price)} <= ${filter.maxPrice}::bigint`);
  if (filter.inStock) conditions.push(sql`(level.policy = 'continue' or not level.tracked or level.on_hand > level.reserved)`);
  return conditions;
}

function offerJoins(filter: ProductFilter, price: PriceRule): Fragment {
  const own = filter.minPrice !== undefined || filter.maxPrice !== undefined ? ownPriceJoin(price) : sql``;
  return sql`${own} ${filter.inStock ? sql`join stock_level level on level.variant_id = v.id` : sql``}`;
}

const ownPriceJoin = (price: PriceRule) =>
  price.isBase ? sql`` : sql`left join variant_price own on own.variant_id = v.id and own.currency = ${price.currency}`;

function variantPrice(price: PriceRule): Fragment {
  return price.isBase ? sql`v.price_amount` : sql`coalesce(own.price_amount, ${converted(sql`v.price_amount`, price)})`;
}

function converted(column: Fragment, { rate, exponentShift, stepAmount }: PriceRule): Fragment {
  return sql`(round(${column} * ${rate}::numeric * power(10::numeric, ${exponentShift}::int) / ${stepAmount}::int) * ${stepAmount}::int)::bigint`;
}

function orderOf({ filter, scopes, price, lang, words, fuzzy }: ListQuestion): Fragment {
  switch (filter.sort) {
    case 'newest':
      return sql`p.published_at desc, p.id desc`;
    case 'price':
      return sql`${listPrice(scopes, price)}, p.id`;
    case '-price':
      return sql`${listPrice(scopes, price)} desc, p.id desc`;
    case 'rating':
      return sql`p.rating desc, p.id desc`;
    case 'relevance': {
      const asked = fuzzy ?? words.join(' ');
      if (asked !== '') {
        const title = sql`lower(coalesce(p.texts -> ${lang} ->> 'title', p.texts -> 'en' ->> 'title', ''))`;
        return sql`(position(${asked} in ${title}) > 0) desc, similarity(${title}, ${asked}) desc, p.sales_count desc, p.id desc`;
      }
      return scopes.collectionId ? sql`pl.position, p.id` : sql`p.sales_count desc, p.id desc`;
    }
    case 'sales':
      return sql`p.sales_count desc, p.id desc`;
  }
}

/** The product's lowest price: by its index where no price list of the currency's own can change the order. */
function listPrice(scopes: Scopes, price: PriceRule): Fragment {
  if (price.isBase || !scopes.ownPrices) return sql`p.price_amount`;
  return sql`(select min(${variantPrice(price)}) from variant v ${ownPriceJoin(price)} where v.product_id = p.id)`;
}

/** Counts per option value of the products of a list; products, not variants, are counted. */
export async function countOptions(reader: Reader, list: ListQuestion): Promise<FacetCount[]> {
  const found = await sql<FacetCount>`
    with members as materialized (select p.id ${listBody(list)}),
      counted as (
        select chosen.key, chosen.value, count(distinct v.product_id) as count, min(v.product_id::text)::uuid as example
        from members join variant v on v.product_id = members.id, jsonb_each_text(v.options) chosen group by 1, 2)
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
  const found = await sql<{ min: number | null; max: number | null }>`
    with members as materialized (select p.id ${listBody(list)})
    select min(${variantPrice(list.price)}) as min, max(${variantPrice(list.price)}) as max
    from members join variant v on v.product_id = members.id ${ownPriceJoin(list.price)}`.execute(tables(reader));
  const { min, max } = found.rows[0]!;
  return min === null || max === null ? null : { min, max };
}

/** A category, tag or collection with its picture and count. */
export type StoredListing = {
  id: string;
  parentId: string | null;
  slug: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription'>;
  position: number;
  picture: StoredPicture | null;
  productCount: number;
};

const listingColumns: Record<'category' | 'tag' | 'collection', Fragment> = {
  category: sql`l.id, l.parent_id, l.slug, l.texts, l.position, l.media_id`,
  tag: sql`l.id, null::uuid as parent_id, l.slug, l.texts, 0 as position, null::uuid as media_id`,
  collection: sql`l.id, null::uuid as parent_id, l.slug, l.texts, l.position, l.media_id`,
};
const mostListings = 5_000;

/** Categories, tags or published collections: all in the merchant's order; by slug, that one and, of categories, those above and right below it; by a part of the title. */
export async function findListings(
  reader: Reader,
  kind: 'category' | 'tag' | 'collection',
  only: { slug?: string; title?: string; limit?: number } = {},
): Promise<StoredListing[]> {
  const { slug, title } = only;
  const conditions: Fragment[] = [];
  if (kind === 'collection') conditions.push(sql`l.published`);
  if (slug !== undefined) conditions.push(kind === 'category' ? sql`l.id in ${categoriesAround(slug)}` : sql`l.slug = ${slug}`);
  if (title !== undefined) conditions.push(sql`exists (select 1 from jsonb_each(l.texts) t where lower(t.value ->> 'title') like ${contains(title)})`);
  const found = await sql<StoredListing>`
    select l.id, l.parent_id, l.slug, l.texts, l.position, coalesce(c.product_count, 0) as product_count,
      case when m.id is not null then json_build_object('id', m.id, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', m.alt) end as picture
    from (select ${listingColumns[kind]} from ${sql.table(kind)} l ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}) l
      left join listing_count c on c.scope_id = l.id left join media m on m.id = l.media_id
    order by ${title === undefined ? sql`l.position, l.slug` : sql`product_count desc, l.slug`} limit ${only.limit ?? mostListings}`.execute(tables(reader));
  return found.rows;
}

const categoriesAround = (slug: string) => sql`(
  with recursive way as (
    select id, parent_id from category where slug = ${slug}
    union select above.id, above.parent_id from category above join way on above.id = way.parent_id)
  select id from way union select below.id from category below join category self on below.parent_id = self.id where self.slug = ${slug})`;
