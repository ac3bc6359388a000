/** The badge of a card: the short name of the promotion that names its product. Promotions build on the catalogue, so the composition root connects the two. */
import type { Queryable } from '#kit/server/database.ts';

/** The short name of what is taken off a product that these promotions name, or null. */
export type BadgeOf = (promotionIds: readonly string[]) => string | null;

/** The badges in one language and currency. */
export type PromotionBadges = (view: { currency: string; lang: string }) => Promise<BadgeOf>;

const sources = new WeakMap<Queryable, PromotionBadges>();

/** Lists of this database take their badges from `source` from now on. It answers from memory as a rule: every list asks it. */
export const setPromotionBadges = (db: Queryable, source: PromotionBadges): void => void sources.set(db, source);

/** The badges of products; none where no source was set. */
export async function promotionBadges(db: Queryable, view: { currency: string; lang: string }): Promise<BadgeOf> {
  return (await sources.get(db)?.(view)) ?? (() => null);
}
