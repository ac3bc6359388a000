import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { PromotionInput } from '../contract.ts';
import { tables } from '../tables.ts';

/** Whether slug or code are another's, and how often this one was used. */
export async function findTaken(tx: Tx, { id, source, slug, code }: { id: string | null; source: string; slug: string; code: string | null }) {
  const found = await sql<{ slug: boolean; code: boolean; usedCount: number }>`select
    exists (select 1 from promotion where source = ${source} and slug = ${slug} and id is distinct from ${id}::uuid) as slug,
    exists (select 1 from coupon where code = ${code} and promotion_id is distinct from ${id}::uuid
      union all select 1 from coupon_code where code = ${code}) as code,
    coalesce((select used_count from promotion where id = ${id}::uuid), 0) as used_count`.execute(tables(tx));
  return found.rows[0]!;
}

/** Writes a new one, or all but the count of an old one. */
export async function upsertPromotion(
  tx: Tx,
  { id, source, input, now }: { id: string; source: 'promotion' | 'coupon'; input: PromotionInput; now: Date },
): Promise<void> {
  const { slug, texts, rule, conditions, priority, exclusive, active, listed, startsAt, endsAt, totalLimit, perCustomerLimit, image } = input;
  const row = {
    slug,
    texts: jsonb(texts),
    rule: jsonb(rule),
    conditions: jsonb(conditions),
    priority,
    exclusive,
    active,
    listed,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    totalLimit,
    perCustomerLimit,
    mediaId: image ?? null,
    updatedAt: now,
  };
  await tables(tx)
    .insertInto('promotion')
    .values({ id, source, createdAt: now, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function upsertCoupon(tx: Tx, coupon: { promotionId: string; code: string; claimRequired: boolean }): Promise<void> {
  await tables(tx)
    .insertInto('coupon')
    .values(coupon)
    .onConflict((conflict) => conflict.column('promotionId').doUpdateSet({ code: coupon.code, claimRequired: coupon.claimRequired }))
    .execute();
}

/** Writes what a promotion names, and the products that these are. Nothing named: the whole shop, and no product is written out. */
export async function replaceTargets(
  tx: Tx,
  promotionId: string,
  targets: readonly { kind: 'product' | 'category' | 'collection' | 'tag'; targetId: string }[],
): Promise<void> {
  await tables(tx).deleteFrom('promotionTarget').where('promotionId', '=', promotionId).execute();
  await tables(tx).deleteFrom('promotionProduct').where('promotionId', '=', promotionId).execute();
  if (targets.length === 0) return;
  await tables(tx)
    .insertInto('promotionTarget')
    .values(targets.map((target) => ({ promotionId, ...target })))
    .execute();
  await sql`insert into promotion_product (promotion_id, product_id)
    select ${promotionId}::uuid, product_id from (
      select p.id as product_id from promotion_target t join product p on p.id = t.target_id where t.promotion_id = ${promotionId} and t.kind = 'product'
      union select m.product_id from promotion_target t join product_category m on m.category_id = t.target_id where t.promotion_id = ${promotionId} and t.kind = 'category'
      union select m.product_id from promotion_target t join product_collection m on m.collection_id = t.target_id where t.promotion_id = ${promotionId} and t.kind = 'collection'
      union select m.product_id from promotion_target t join product_tag m on m.tag_id = t.target_id where t.promotion_id = ${promotionId} and t.kind = 'tag') named
    order by 2`.execute(tables(tx));
}

/** Which of some slugs promotions (or coupons) have. */
export async function findSlugs(reader: Queryable, source: string, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tables(reader)
    .selectFrom('promotion')
    .select('slug')
    .where('source', '=', source)
    .where('slug', 'in', [...slugs])
    .execute();
  return new Set(found.map(({ slug }) => slug));
}

/** Whether orders have used one: counted, or, of a promotion that is not counted, by any of its titles. */
export async function isUsed(reader: Queryable, id: string): Promise<boolean> {
  const found = await sql<{ used: boolean }>`select exists (select 1 from coupon_use where promotion_id = ${id}) or exists (
    select 1 from promotion p cross join lateral jsonb_each(p.texts) said join orders o on o.placed_at >= p.created_at
      and o.promotion_discounts @> jsonb_build_array(jsonb_build_object('title', said.value -> 'title'))
    where p.id = ${id} and p.source = 'promotion') as used`.execute(tables(reader));
  return found.rows[0]!.used;
}

/** Ends one at once. What had not begun, or would have ended before it began, has no window then. */
export async function endPromotion(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update promotion set active = false, listed = false, updated_at = ${now},
    ends_at = case when starts_at is null or starts_at < ${now} then least(ends_at, ${now}) else ends_at end where id = ${id}`.execute(tables(tx));
}

export async function deletePromotion(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('promotion').where('id', '=', id).execute();
}
