import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isKey } from '#kit/server/database.ts';
import { recordActivity } from '#shop/accounts/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { notClaimable, promotionLimits, signInToClaim, type ClaimState, type MyCoupon } from '../contract.ts';
import { couponOf, termsOf, type Paging } from '../show/list-public.ts';
import { insertClaim, selectClaims, selectPublicBySlug, type ReadPromotion } from '../store-read.ts';

function accountOf({ caller }: Context): string {
  if (caller.kind !== 'user') throw new ShopError(signInToClaim);
  return caller.accountId;
}

const isRunning = ({ startsAt, endsAt }: ReadPromotion, now: Date) => (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);

/** A coupon as its claimer sees it. `usable`: there is one left for this account, now. */
function mine(row: ReadPromotion & { claimedAt: Date; usedByCustomer: number; state: ClaimState }, { now, lang }: { now: Date; lang: string }): MyCoupon {
  const coupon = couponOf(row, lang);
  const usable = row.state === 'usable' && isRunning(row, now);
  return { ...coupon, claimedAt: row.claimedAt.toISOString(), usedCount: row.usedByCustomer, usable, state: row.state };
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
  await context.transaction(async (tx) => {
    const isNew = await insertClaim(tx, { promotionId: row.id, accountId, claimedAt: now });
    if (isNew) await recordActivity(tx, context, { accountId, kind: 'couponClaimed', detail: { slug: row.slug } });
  });
  return couponOf(row, context.lang);
}

type Asked = Paging & { state?: ClaimState | undefined };

function readClaims(context: Context, { page, size, state }: Asked) {
  const wanted = { accountId: accountOf(context), state, now: context.now() };
  return selectClaims(context.db, wanted, { limit: size, offset: (page - 1) * size });
}

/** The caller's claimed coupons (in one state), the newest first. @throws signInToClaim (50) */
export async function listMyCoupons(context: Context, asked: Asked) {
  const { rows, total } = await readClaims(context, asked);
  return { items: rows.map((row) => mine(row, { now: context.now(), lang: context.lang })), total, page: asked.page, size: asked.size };
}

/** A claimed coupon as its page shows it; `terms` are what it gives and asks for, as text. */
export type MyShownCoupon = MyCoupon & { terms: string[] };

/** The same for the account's page. @throws signInToClaim (50) */
export async function listMyShown(context: Context, asked: Asked) {
  const [{ rows, total }, markets] = await Promise.all([readClaims(context, asked), readMarkets(context.db)]);
  const items = rows.map((row): MyShownCoupon => ({ ...mine(row, { now: context.now(), lang: context.lang }), terms: termsOf(row, context, markets) }));
  return { items, total, page: asked.page, size: asked.size };
}
