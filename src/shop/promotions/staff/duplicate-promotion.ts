import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import { randomBytes } from 'node:crypto';
import { promotionLimits, type PromotionInput, type StaffPromotion } from '../contract.ts';
import { codeOf } from '../coupons/rules-codes.ts';
import type { Source } from '../store-read.ts';
import { readForStaff, stateOf } from './manage-promotions.ts';
import { savePromotion } from './save-promotion.ts';
import { findSlugs } from './store-write.ts';

const mostCopies = 50;
const roomForEnding = 8;

/** Writes a copy of a promotion or coupon that does not run yet: with an address and a code of its own, used by nobody. @throws notFound (404) */
export async function duplicateByStaff(context: Context, source: Source, id: string): Promise<StaffPromotion> {
  if (!isId(id)) throw new ShopError(notFound);
  const markets = await readMarkets(context.db);
  return context.transaction(async (tx) => {
    const original = await readForStaff(context, source, id, tx);
    const stem = original.slug.slice(0, promotionLimits.slugLength - roomForEnding);
    const wishes = Array.from({ length: mostCopies }, (_, index) => `${stem}-copy${index === 0 ? '' : `-${index + 1}`}`);
    const taken = await findSlugs(tx, source, wishes);
    const slug = wishes.find((wish) => !taken.has(wish)) ?? wishes[0]!;
    const input = copyOf(original, slug);
    const copyId = await savePromotion(tx, { id: null, source, input, markets, locale: context.locale, now: context.now() });
    const copy = await readForStaff(context, source, copyId, tx);
    await recordAction(tx, context, { action: `${source}.duplicate`, subject: copyId, detail: { of: id, slug }, before: null, after: stateOf(copy) });
    return copy;
  });
}

function copyOf({ texts, code, ...original }: StaffPromotion, slug: string): PromotionInput {
  const copied = Object.entries(texts).flatMap(([lang, { title, description }]) =>
    title ? [[lang, { title: copyTitle(title, lang), description: description ?? '' }]] : [],
  );
  return {
    ...original,
    image: original.image?.id ?? null,
    slug,
    texts: Object.fromEntries(copied) as PromotionInput['texts'],
    active: false,
    ...(code === undefined ? {} : { code: codeOf('', randomBytes(8)) }),
  };
}

function copyTitle(title: string, lang: string): string {
  const copied = m.catalog_copy_of({ title }, { locale: localeFor(lang) });
  return copied.length <= promotionLimits.titleLength ? copied : title;
}
