/**
 * Promotions and coupons of the demo shop: `seeds/demo/promotions/*.json`, each file one of them as `promotionInput` of
 * `src/shop/promotions/contract.ts` describes it (goods by slug, sums as a list of money with the base currency among
 * them), with `"code"` where it is a coupon, and `startsInDays`, `endsInDays` (whole days from the first start, negative
 * for the past) in the place of dates, and `picture` (a file's name) in that of `image`.
 */
import { z } from 'zod';
import type { Tx } from '#kit/server/database.ts';
import type { Markets } from '#shop/markets/contract.ts';
import { couponStaffInput, promotionInput } from '#shop/promotions/contract.ts';
import { savePromotion } from '#shop/promotions/index.ts';

const dayMs = 24 * 3_600_000;
const days = { startsInDays: z.int().optional(), endsInDays: z.int().optional(), picture: z.string().optional() };

/** A file. */
export const promotionFileSchema = z.union([couponStaffInput.extend(days), promotionInput.extend(days)]);

/** What the files hold. */
export type SeedPromotions = readonly z.output<typeof promotionFileSchema>[];

/** Writes them; a product or list that is not there is a mistake. */
export async function seedPromotions(
  tx: Tx,
  seeds: SeedPromotions,
  { pictures, markets, now }: { pictures: ReadonlyMap<string, string>; markets: Markets; now: Date },
): Promise<void> {
  const at = (inDays: number | undefined) => (inDays === undefined ? null : new Date(now.getTime() + inDays * dayMs).toISOString());
  for (const { startsInDays, endsInDays, picture, ...input } of seeds) {
    const image = picture === undefined ? null : (pictures.get(picture) ?? null);
    const dated = { ...input, image, startsAt: at(startsInDays), endsAt: at(endsInDays) };
    await savePromotion(tx, { id: null, source: 'code' in input ? 'coupon' : 'promotion', input: dated, markets, locale: 'en', now });
  }
}
