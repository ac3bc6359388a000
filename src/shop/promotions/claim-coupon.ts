import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isKey } from '#kit/server/database.ts';
import { notClaimable, promotionLimits, signInToClaim } from './contract.ts';
import { couponOf, type Paging } from './list-public.ts';
import { insertClaim, selectClaims, selectPublicBySlug } from './store-read.ts';
import type { StoredPromotion } from './store.ts';

function accountOf({ caller }: Context): string {
  if (caller.kind !== 'user') throw new ShopError(signInToClaim);
  return caller.accountId;
}

const isRunning = ({ startsAt, endsAt }: StoredPromotion, now: Date) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

/** A coupon as its claimer sees it. `usable`: there is one left for this account, now. */
function mine(row: StoredPromotion & { claimedAt: Date; usedByCustomer: number }, { now, lang }: { now: Date; lang: string }) {
  const coupon = couponOf(row, lang);
  const usable = isRunning(row, now) && coupon.limit.remaining !== 0 && (coupon.limit.perCustomer === null || row.usedByCustomer < coupon.limit.perCustomer);
  return { ...coupon, claimedAt: row.claimedAt.toISOString(), usedCount: row.usedByCustomer, usable };
}

/**
 * Puts a public coupon among the caller's own; claiming twice is claiming once.
 * @throws signInToClaim (50) for anybody without an account, notFound (404), notClaimable (41) for one that does not run or is used up
 */
export async function claimCoupon(context: Context, slug: string) {
  const accountId = accountOf(context);
  const now = context.now();
  const row = isKey(slug, promotionLimits.slugLength) ? await selectPublicBySlug(context.db, { source: 'coupon', slug, lang: context.lang, now }) : null;
  if (!row) throw new ShopError(notFound);
  if (!isRunning(row, now) || (row.totalLimit !== null && row.usedCount >= row.totalLimit)) throw new ShopError(notClaimable);
  await context.transaction((tx) => insertClaim(tx, { promotionId: row.id, accountId, claimedAt: now }));
  return couponOf(row, context.lang);
}

/** The caller's claimed coupons, the newest first. @throws signInToClaim (50) */
export async function listMyCoupons(context: Context, { page, size }: Paging) {
  const { rows, total } = await selectClaims(context.db, { accountId: accountOf(context), limit: size, offset: (page - 1) * size });
  return { items: rows.map((row) => mine(row, { now: context.now(), lang: context.lang })), total, page, size };
}
