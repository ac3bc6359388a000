import { localeFor, textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { toOffer, unlimited } from '../apply/find-offers.ts';
import { promotionLimits } from '../contract.ts';
import { selectCouponsBySlug } from '../store-read.ts';
import type { StoredPromotion } from '../store.ts';
import { formatTerms } from './format-terms.ts';

/** A coupon as a mail shows it; `terms` are its conditions as text, `isUsable` says whether an order may still use its code. */
export type NamedCoupon = { slug: string; code: string; title: string; terms: readonly string[]; endsAt: string | null; isUsable: boolean };

/** Coupons by the slugs that they are named by, in one statement, public or not; unknown ones are missing. */
export async function findCoupons(
  reader: Queryable,
  slugs: readonly string[],
  { lang, currency, now }: { lang: string; currency: string; now: Date },
): Promise<Map<string, NamedCoupon>> {
  const wanted = [...new Set(slugs)].filter((slug) => isKey(slug, promotionLimits.slugLength));
  if (wanted.length === 0) return new Map();
  const [rows, markets] = await Promise.all([selectCouponsBySlug(reader, wanted), readMarkets(reader)]);
  const named = (row: StoredPromotion): NamedCoupon => ({
    slug: row.slug,
    code: row.code ?? '',
    title: textIn(row.texts, 'title', lang),
    terms: formatTerms(toOffer(unlimited(row), { markets, currency, lang }), { currency, locale: localeFor(lang) }),
    endsAt: row.endsAt?.toISOString() ?? null,
    isUsable: isUsable(row, now),
  });
  return new Map(rows.map((row) => [row.slug, named(row)]));
}

function isUsable({ active, code, endsAt, totalLimit, usedCount }: StoredPromotion, now: Date): boolean {
  return active && code !== null && (endsAt === null || endsAt > now) && (totalLimit === null || usedCount < totalLimit);
}
