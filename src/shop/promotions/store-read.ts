import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import type { ClaimState } from './contract.ts';
import type { StoredPicture } from '../media/index.ts';
import type { StoredPromotion } from './store.ts';
import { tables } from './tables.ts';

/** A promotion or coupon with the picture that it is shown with. */
export type ReadPromotion = StoredPromotion & { picture: StoredPicture | null };

/** Which of the two. */
export type Source = 'promotion' | 'coupon';

const columns = sql.raw(`p.id, p.source, p.slug, p.texts, p.rule, p.conditions, p.priority, p.exclusive, p.active, p.listed, p.starts_at, p.ends_at,
  p.total_limit, p.per_customer_limit, p.used_count, c.code, coalesce(c.claim_required, false) as claim_required, p.codes_only,
  (select stored_picture(m) from media m where m.id = p.media_id) as picture`);

/** Public ones that run now, with how many there are and when the next of them begins or ends. One statement. */
export async function selectPublic(reader: Queryable, { source, now, limit, offset }: { source: Source; now: Date; limit: number; offset: number }) {
  const found = await sql<ReadPromotion & { total: number; nextChange: Date | null; isRow: boolean }>`
    with shown as (select * from promotion where source = ${source} and active and listed and not codes_only and (ends_at is null or ends_at > ${now})),
      running as (select * from shown where starts_at is null or starts_at <= ${now})
    select ${columns}, p.id is not null as is_row, (select count(*)::int from running) as total,
      (select min(at) from (select starts_at as at from shown union all select ends_at from shown) changes where at > ${now}) as next_change
    from (select 1) one left join (select * from running order by priority, id limit ${limit} offset ${offset}) p on true
      left join coupon c on c.promotion_id = p.id
    order by p.priority, p.id`.execute(tables(reader));
  const first = found.rows[0]!;
  return { rows: found.rows.filter((row) => row.isRow) as ReadPromotion[], total: first.total, nextChange: first.nextChange };
}

/** A public one by its slug, or null. Ended ones are gone. */
export async function selectPublicBySlug(
  reader: Queryable,
  { source, slug, lang, now }: { source: Source; slug: string; lang: string; now: Date },
): Promise<ReadPromotion | null> {
  const found = await sql<ReadPromotion>`select ${columns} from promotion p left join coupon c on c.promotion_id = p.id
    where p.source = ${source} and (p.slug = ${slug} or p.id in (select item_id from item_slug where kind = 'promotion' and lang = ${lang} and slug = ${slug} and current)) and p.active and p.listed and not p.codes_only and (p.ends_at is null or p.ends_at > ${now})`.execute(
    tables(reader),
  );
  return found.rows[0] ?? null;
}

/** Coupons by their slugs, public or not, running or not. */
export async function selectCouponsBySlug(reader: Queryable, slugs: readonly string[]): Promise<ReadPromotion[]> {
  const found = await sql<ReadPromotion>`select ${columns} from promotion p join coupon c on c.promotion_id = p.id
    where p.source = 'coupon' and p.slug = any(${[...slugs]}::text[])`.execute(tables(reader));
  return found.rows;
}

/** Where the public ones live that have not ended, for site maps. */
export async function selectPublicAddresses(reader: Queryable, { now, limit }: { now: Date; limit: number }) {
  const found = await sql<{ source: Source; slug: string; slugs: Record<string, string> }>`
    select source, slug, (select coalesce(jsonb_object_agg(key, value ->> 'slug') filter (where value ->> 'slug' <> ''), '{}') from jsonb_each(texts)) as slugs
    from promotion where active and listed and not codes_only and (ends_at is null or ends_at > ${now}) order by source, slug limit ${limit}`.execute(
    tables(reader),
  );
  return found.rows;
}

/** Writes that an account has claimed a coupon; once is enough, and whether this was it is answered. */
export async function insertClaim(tx: Tx, claim: { promotionId: string; accountId: string; claimedAt: Date }): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('couponClaim')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['accountId', 'promotionId']).doNothing())
    .returning('promotionId')
    .executeTakeFirst();
  return row !== undefined;
}

/** What an account has claimed (in one state), the newest first, with how often it has used each. One statement. */
export async function selectClaims(
  reader: Queryable,
  { accountId, state, now }: { accountId: string; state: ClaimState | undefined; now: Date },
  { limit, offset }: { limit: number; offset: number },
) {
  return readCounted(
    tables(reader),
    (part) => sql<ReadPromotion & { claimedAt: Date; usedByCustomer: number; state: ClaimState; total: number }>`
    select *, count(*) over ()::int as total from (
      select claim.*, case
        when used_by_customer >= case when (conditions ->> 'firstOrder')::boolean then 1 else coalesce(per_customer_limit, 2147483647) end then 'used'
        when not active or ends_at <= ${now} or used_count >= total_limit then 'expired'
        else 'usable' end as state
      from (
        select ${columns}, k.claimed_at,
          (select count(*)::int from coupon_use u where u.promotion_id = p.id and u.account_id = k.account_id and u.state <> 'released') as used_by_customer
        from coupon_claim k join promotion p on p.id = k.promotion_id join coupon c on c.promotion_id = p.id
        where k.account_id = ${accountId}) claim) mine
    where ${state ?? null}::text is null or state = ${state ?? null}::text
    order by claimed_at desc, id ${part}`,
    { limit, offset },
  );
}

/** All of one source for staff, a page of them. */
export async function selectForStaff(
  reader: Queryable,
  {
    source,
    q,
    active,
    order,
    limit,
    offset,
  }: { source: Source; q: string | undefined; active: boolean | undefined; order: string; limit: number; offset: number },
) {
  const like = likePattern(q ?? '');
  return readCounted(
    tables(reader),
    (part) => sql<ReadPromotion & { total: number }>`
    select ${columns}, count(*) over ()::int as total from promotion p left join coupon c on c.promotion_id = p.id
    where p.source = ${source} and (${active ?? null}::boolean is null or p.active = ${active ?? null})
      and (${q ?? ''} = '' or p.slug ilike ${like} or c.code ilike ${like} or p.texts::text ilike ${like})
    order by ${sql.raw(order)} ${part}`,
    { limit, offset },
  );
}

/** One of a source by its id; locked where a transaction asks to change it. */
export async function selectById(
  reader: Queryable,
  { source, id }: { source: Source; id: string },
  how: { lock: boolean } = { lock: false },
): Promise<ReadPromotion | null> {
  const found = await sql<ReadPromotion>`select ${columns} from promotion p left join coupon c on c.promotion_id = p.id
    where p.source = ${source} and p.id = ${id} ${how.lock ? sql`for update of p` : sql``}`.execute(tables(reader));
  return found.rows[0] ?? null;
}
