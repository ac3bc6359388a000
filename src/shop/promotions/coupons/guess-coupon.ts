import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { limitGuesses } from '#kit/server/limits/limit-guesses.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { couponErrors, type DeclineReason } from '../contract.ts';

/** Wrong codes in an hour: so many and the answers say less, so many and there are none. An address may be that of many people. */
const mostOf = { shopper: { alike: 5, most: 20 }, address: { alike: 60, most: 200 } } as const;
const windowSeconds = 3_600;
/** Refusals that say that there is such a code, and that it is for others. */
const forOthers: ReadonlySet<DeclineReason> = new Set(['notYours', 'needsSignIn']);
/** Refusals of a code that its owner would use as it is: no guess. */
const byGoods: ReadonlySet<DeclineReason> = new Set(['otherGoods', 'minimum', 'notCombinable']);

/** The reason to show for a rejected code: after some wrong ones, a code of another account is rejected as unknown. */
export type MaskReason = (reason: DeclineReason) => DeclineReason;

/**
 * Tries a code. Wrong ones are counted by guest or account and by address.
 * @throws tooMany (40, 429), what `work` throws
 */
export function guessingCoupon<Result>(context: Context, work: (mask: MaskReason) => Promise<Result>): Promise<Result> {
  const shopper = shopperOf(context);
  const who = shopper && (shopper.accountId ?? shopper.guestId);
  const counters = [...(who ? [{ key: `coupons ${who}`, ...mostOf.shopper }] : []), { key: `coupons from ${ipPrefix(context.address)}`, ...mostOf.address }];
  return limitGuesses(context, { limits: counters, windowSeconds, isWrong: isWrongCode }, (made) => {
    const isGuessing = counters.some(({ alike }, index) => made[index]! >= alike);
    return work((reason) => (isGuessing && forOthers.has(reason) ? 'unknown' : reason));
  });
}

const wrongSpecs: ReadonlySet<unknown> = new Set(
  Object.entries(couponErrors).flatMap(([reason, spec]) => (byGoods.has(reason as DeclineReason) ? [] : [spec])),
);
const isWrongCode = (error: unknown): boolean => error instanceof ShopError && wrongSpecs.has(error.spec);
