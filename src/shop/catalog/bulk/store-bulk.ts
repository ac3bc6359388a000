/** SQL of changes to many products at once, a fixed number of statements however many they are. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { BulkInput } from '../contract.ts';
import { tables } from '../tables.ts';

/** A product as far as a change of many needs it. */
export type BulkRow = {
  id: string;
  archived: boolean;
  /** All that it is in, those above its own too. */
  categoryIds: string[];
  variants: { id: string; price: number; prices: { currency: string; price: number }[] }[];
};

/** Products by id, locked for this transaction, in the order of their ids. */
export async function lockBulk(tx: Tx, ids: readonly string[]): Promise<BulkRow[]> {
  const found = await sql<BulkRow>`select p.id, p.archived_at is not null as archived,
      array(select category_id from product_category where product_id = p.id) as category_ids,
      (select coalesce(json_agg(json_build_object('id', v.id, 'price', v.price_amount, 'prices',
          (select coalesce(json_agg(json_build_object('currency', currency, 'price', price_amount)), '[]') from variant_price where variant_id = v.id))), '[]')
        from variant v where v.product_id = p.id) as variants
    from product p where p.id = any(${[...ids]}::uuid[]) order by p.id for update of p`.execute(tables(tx));
  return found.rows;
}

/** Sets the same on products. */
export async function setOnProducts(tx: Tx, ids: readonly string[], { set, now }: { set: NonNullable<BulkInput['set']>; now: Date }): Promise<void> {
  const { published, brand, taxClass, template } = set;
  const isHidden = published === false || set.archived !== undefined;
  await sql`update product set version = version + 1, updated_at = ${now},
      published = ${isHidden ? sql`false` : published === undefined ? sql`published` : sql`true`},
      publish_at = ${published === undefined && !isHidden ? sql`publish_at` : sql`null`},
      unpublish_at = ${isHidden ? sql`null` : sql`unpublish_at`},
      archived_at = ${set.archived === undefined ? sql`archived_at` : set.archived ? sql`coalesce(archived_at, ${now}::timestamptz)` : sql`null`},
      brand = ${brand === undefined ? sql`brand` : sql`${brand}`},
      tax_class = ${taxClass === undefined ? sql`tax_class` : sql`${taxClass}`},
      template = ${template === undefined ? sql`template` : sql`${template}::text`}
    where id = any(${[...ids]}::uuid[])`.execute(tables(tx));
}

/** Writes rows of lists and members of ruled collections now, of what was changed so far: at the end of a large transaction it would be one very long statement. */
export async function settleListings(tx: Tx): Promise<void> {
  await sql`set constraints collections_refreshed, product_listing_refreshed immediate`.execute(tables(tx));
  await sql`set constraints collections_refreshed, product_listing_refreshed deferred`.execute(tables(tx));
}

export async function addTags(tx: Tx, ids: readonly string[], tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  await sql`insert into product_tag (product_id, tag_id) select product.id, tag.id from unnest(${[...ids]}::uuid[]) product (id), unnest(${[...tagIds]}::uuid[]) tag (id)
    order by 1, 2 on conflict do nothing`.execute(tables(tx));
}

export async function removeTags(tx: Tx, ids: readonly string[], tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  await sql`delete from product_tag where product_id = any(${[...ids]}::uuid[]) and tag_id = any(${[...tagIds]}::uuid[])`.execute(tables(tx));
}

/** Which category lies below which. */
export async function findCategoryTree(db: Queryable): Promise<Map<string, string | null>> {
  const rows = await tables(db).selectFrom('category').select(['id', 'parentId']).execute();
  return new Map(rows.map(({ id, parentId }) => [id, parentId]));
}

/** Writes prices of variants: those of the base currency, and those of their own in others. */
export async function writePrices(
  tx: Tx,
  rows: readonly { id: string; price: number; prices: readonly { currency: string; price: number }[] }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update variant v set price_amount = row.price, updated_at = ${now} from jsonb_to_recordset(${jsonb(rows)}) as row (id uuid, price bigint)
    where v.id = row.id and v.price_amount <> row.price`.execute(tables(tx));
  const own = rows.flatMap(({ id, prices }) => prices.map((price) => ({ id, ...price })));
  if (own.length === 0) return;
  await sql`update variant_price v set price_amount = row.price from jsonb_to_recordset(${jsonb(own)}) as row (id uuid, currency text, price bigint)
    where v.variant_id = row.id and v.currency = row.currency`.execute(tables(tx));
}
