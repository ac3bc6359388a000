import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { PromotionConditions, PromotionRule } from './contract.ts';
import { promotionLimits } from './contract.ts';
import { tables } from './tables.ts';
import type { Identity } from './apply/identity.ts';

/** A promotion or coupon as it is stored. */
export type StoredPromotion = {
  id: string;
  source: 'promotion' | 'coupon';
  slug: string;
  texts: Texts<'title' | 'description'>;
  rule: PromotionRule;
  conditions: PromotionConditions;
  priority: number;
  exclusive: boolean;
  active: boolean;
  listed: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  usedCount: number;
  /** Of a coupon. */
  code: string | null;
  claimRequired: boolean;
  /** It has no use for who brings none of its single-use codes. */
  codesOnly: boolean;
};

/** How an offer stands for somebody now. */
export type Standing = StoredPromotion & {
  usedByCustomer: number;
  claimed: boolean;
  hasOrdered: boolean;
  /** `code` is one of those that work once, and whether an order holds it. */
  isSingle: boolean;
  isCodeUsed: boolean;
};

const columns = sql.raw(`p.id, p.source, p.slug, p.texts, p.rule, p.conditions, p.priority, p.exclusive, p.active, p.listed, p.starts_at, p.ends_at,
  p.total_limit, p.per_customer_limit, p.used_count, p.codes_only`);
const ownCode = sql.raw(`c.code, coalesce(c.claim_required, false) as claim_required`);

/** The coupons and limited promotions that an order holds. */
export async function selectHeld(reader: Queryable, orderId: string): Promise<{ promotionId: string; code: string | null }[]> {
  const found = await sql<{ promotionId: string; code: string | null }>`
    select used.promotion_id, coalesce(k.code, c.code) as code from coupon_use used left join coupon c on c.promotion_id = used.promotion_id
      left join coupon_code k on k.promotion_id = used.promotion_id and k.order_id = used.order_id
    where used.order_id = ${orderId} and used.state <> 'released' order by used.promotion_id`.execute(tables(reader));
  return found.rows;
}

/** Automatic promotions that run or will, those that apply first before others; of those alone that were made by a moment, where one is given. */
export async function selectAutomatic(reader: Queryable, now: Date, madeBy: Date | null = null): Promise<StoredPromotion[]> {
  const found = await sql<StoredPromotion>`
    select ${columns}, ${ownCode} from promotion p left join coupon c on c.promotion_id = p.id
    where p.source = 'promotion' and p.active and not p.codes_only and (p.ends_at is null or p.ends_at > ${now}::timestamptz - interval '1 day')
      and (${madeBy}::timestamptz is null or p.created_at <= ${madeBy})
    order by p.priority, p.id limit ${promotionLimits.automatic}`.execute(tables(reader));
  return found.rows;
}

/**
 * Coupons by code and promotions by id, with how often this customer has used each; a row for each code that works once. One statement.
 * Who holds such a code need not have claimed its coupon.
 */
export async function selectStandings(
  reader: Queryable,
  { codes, ids, identity }: { codes: readonly string[]; ids: readonly string[]; identity: Identity },
): Promise<Standing[]> {
  const { accountId } = identity;
  const found = await sql<Standing>`
    select ${columns}, coalesce(k.code, c.code) as code, coalesce(c.claim_required and k.code is null, false) as claim_required,
      k.code is not null as is_single, k.order_id is not null as is_code_used,
      case when p.per_customer_limit is null and not coalesce((p.conditions ->> 'firstOrder')::boolean, false) then 0 else (select count(*)::int from coupon_use u
        where u.promotion_id = p.id and u.state <> 'released' and ${isUser(identity)}) end as used_by_customer,
      exists (select 1 from coupon_claim claim where claim.promotion_id = p.id and claim.account_id = ${accountId}::uuid) as claimed,
      coalesce((p.conditions ->> 'firstOrder')::boolean, false) and exists (select 1 from orders o where o.status <> 'cancelled' and o.imported_from is null
        and ${isBuyer(identity)}) as has_ordered
    from (
      select promotion_id, null as code, null::uuid as order_id from coupon where code = any(${[...codes]}::text[])
      union all select promotion_id, code, order_id from coupon_code where code = any(${[...codes]}::text[])
      union all select unnest(${[...ids]}::uuid[]), null, null) k
      join promotion p on p.id = k.promotion_id left join coupon c on c.promotion_id = p.id
    where p.active or p.id = any(${[...ids]}::uuid[])
    order by p.id, k.code nulls first`.execute(tables(reader));
  return found.rows;
}

/** The verified address of an account, whatever it writes at a checkout: what it did as a guest counts too. */
const emailOf = (accountId: string | null) => sql`(select a.email from account a where a.id = ${accountId}::uuid and a.email_verified_at is not null)`;
const mobileOf = (accountId: string | null) =>
  sql`(select a.country_code || a.mobile from account a where a.id = ${accountId}::uuid and a.mobile_verified_at is not null)`;

const isUser = ({ accountId, email, mobile }: Identity) =>
  sql`(u.account_id = ${accountId}::uuid or u.email in (${email}, ${emailOf(accountId)}) or u.mobile in (${mobile}, ${mobileOf(accountId)}))`;
const isBuyer = ({ accountId, email, mobile }: Identity) =>
  sql`(o.account_id = ${accountId}::uuid or lower(o.email) in (${email}, ${emailOf(accountId)}) or o.country_code || o.mobile in (${mobile}, ${mobileOf(accountId)}))`;

/** Counts one use more of a promotion, unless its limit is reached; answers the customer's limit, or null where it is. The row stays locked. */
export async function countUse(tx: Tx, id: string): Promise<{ perCustomerLimit: number | null; totalLimit: number | null; usedCount: number } | null> {
  const row = await tables(tx)
    .updateTable('promotion')
    .set((eb) => ({ usedCount: eb('usedCount', '+', 1) }))
    .where('id', '=', id)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('totalLimit', 'is', null), eb('usedCount', '<', eb.ref('totalLimit'))]))
    .returning(['perCustomerLimit', 'totalLimit', 'usedCount', sql<boolean>`coalesce((conditions ->> 'firstOrder')::boolean, false)`.as('firstOrder')])
    .executeTakeFirst();
  if (!row) return null;
  const { firstOrder, ...limits } = row;
  return firstOrder ? { ...limits, perCustomerLimit: 1 } : limits;
}

/** How often a customer has used a promotion in orders that were not cancelled. */
export async function countUsesBy(tx: Tx, promotionId: string, identity: Identity): Promise<number> {
  const found = await sql<{ uses: number }>`
    select count(*)::int as uses from coupon_use u where u.promotion_id = ${promotionId} and u.state <> 'released' and ${isUser(identity)}`.execute(tables(tx));
  return found.rows[0]!.uses;
}

/** Whether a customer has another order that was not cancelled. */
export async function hasOtherOrder(tx: Tx, orderId: string, identity: Identity): Promise<boolean> {
  const found = await sql`
    select 1 from orders o where o.status <> 'cancelled' and o.imported_from is null and o.id <> ${orderId}
      and ${isBuyer(identity)} limit 1`.execute(tables(tx));
  return found.rows.length > 0;
}

export async function insertUse(
  tx: Tx,
  use: { promotionId: string; orderId: string; state: 'reserved' | 'used'; identity: Identity; at: Date },
): Promise<void> {
  const { identity, ...row } = use;
  await tables(tx)
    .insertInto('couponUse')
    .values({ id: newId(use.at.getTime()), ...row, ...identity })
    .execute();
}

/** Marks a code that works once as used by an order; answers false where another order holds it. */
export async function claimCode(
  tx: Tx,
  { code, promotionId, orderId, at }: { code: string; promotionId: string; orderId: string; at: Date },
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('couponCode')
    .set({ orderId, usedAt: at })
    .where('code', '=', code)
    .where('promotionId', '=', promotionId)
    .where('orderId', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an order's uses back, in the order of the promotions' ids; answers how many, and whether one can be had again that had run out. */
export async function releaseUses(tx: Tx, orderId: string): Promise<{ count: number; isOpenAgain: boolean }> {
  const found = await sql<{ promotionId: string }>`
    update coupon_use set state = 'released' where order_id = ${orderId} and state <> 'released' returning promotion_id`.execute(tables(tx));
  const ids = found.rows.map((row) => row.promotionId).sort();
  if (ids.length > 0) await tables(tx).updateTable('couponCode').set({ orderId: null, usedAt: null }).where('orderId', '=', orderId).execute();
  let isOpenAgain = false;
  for (const id of ids) {
    const row = await tables(tx)
      .updateTable('promotion')
      .set((eb) => ({ usedCount: eb('usedCount', '-', 1) }))
      .where('id', '=', id)
      .where('usedCount', '>', 0)
      .returning(['usedCount', 'totalLimit'])
      .executeTakeFirst();
    if (row && row.totalLimit !== null && row.usedCount + 1 >= row.totalLimit) isOpenAgain = true;
  }
  return { count: ids.length, isOpenAgain };
}

/** The order was paid: what it had reserved is used. */
export async function confirmUses(tx: Tx, orderId: string): Promise<void> {
  await tables(tx).updateTable('couponUse').set({ state: 'used' }).where('orderId', '=', orderId).where('state', '=', 'reserved').execute();
}
