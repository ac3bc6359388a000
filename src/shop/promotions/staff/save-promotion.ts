import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { invalidInput } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { findTargets, type Target } from '#shop/catalog/index.ts';
import type { Markets } from '#shop/markets/contract.ts';
import { findPictures } from '#shop/media/index.ts';
import { promotionTaken, targetKinds, type PromotionInput, type Targets } from '../contract.ts';
import { tidyCode } from '../coupons/rules-codes.ts';
import { inputProblems, mapTargets, type InputProblem } from './rules-input.ts';
import { findTaken, upsertCoupon, upsertPromotion, replaceTargets } from './store-write.ts';

/** What is written: a new promotion or coupon where `id` is null. Markets are read before the transaction. */
export type Saving = { id: string | null; source: 'promotion' | 'coupon'; input: PromotionInput; markets: Markets; locale: Locale; now: Date };

const kindNames = { products: 'product', categories: 'category', collections: 'collection', tags: 'tag' } as const;

/**
 * Writes a promotion or coupon and the products it is for; pages and baskets follow. Answers its id.
 * @throws invalidInput (40) with a field error for everything that is impossible, promotionTaken (40, 409) for a slug or code that another has
 */
export async function savePromotion(tx: Tx, { id, source, input, markets, locale, now }: Saving): Promise<string> {
  const { written, errors } = await checkPromotion(tx, { input, markets, locale });
  const code = source === 'coupon' ? tidyCode(input.code ?? '') : null;
  const taken = await findTaken(tx, { id, source, slug: input.slug, code });
  if (code !== null && !/^[\p{L}\p{N}_-]{3,}$/u.test(code)) errors['code'] = m.promotions_code_form({}, { locale });
  if (input.totalLimit !== null && input.totalLimit < taken.usedCount)
    errors['totalLimit'] = m.promotions_limit_below_used({ count: taken.usedCount }, { locale });
  if (Object.keys(errors).length > 0) throw new ShopError(invalidInput, { data: { errors } });
  if (taken.slug) errors['slug'] = m.promotions_slug_taken({}, { locale });
  if (taken.code) errors['code'] = m.promotions_code_taken({}, { locale });
  if (Object.keys(errors).length > 0) throw new ShopError(promotionTaken, { data: { errors } });
  const promotionId = id ?? newId(now.getTime());
  await upsertPromotion(tx, { id: promotionId, source, input: written, now });
  if (code !== null) await upsertCoupon(tx, { promotionId, code, claimRequired: input.claimRequired ?? false });
  await replaceTargets(tx, promotionId, namedTargets(written));
  await invalidateTags(tx, ['promotions', 'offers', `promotion:${promotionId}`]);
  return promotionId;
}

/** An input with its goods by id, and the field errors of everything that is impossible in it by itself. */
export async function checkPromotion(
  reader: Queryable,
  { input, markets, locale }: Pick<Saving, 'input' | 'markets' | 'locale'>,
): Promise<{ written: PromotionInput; errors: Record<string, string> }> {
  const currencies = [markets.baseCurrency, ...[...markets.currencies.keys()].filter((code) => code !== markets.baseCurrency)];
  const problems = inputProblems(input, { currencies, markets: markets.markets.map(({ code }) => code) });
  const errors = Object.fromEntries(problems.map((problem) => [problem.field, formatProblem(problem, locale)]));
  if (input.image && !(await findPictures(reader, [input.image], locale)).has(input.image))
    errors['image'] = m.error_field_invalid({ field: fieldTitle('image', locale) }, { locale });
  return { written: await withIds(reader, input, { errors, locale }), errors };
}

function namedTargets(input: PromotionInput) {
  const named: { kind: Target['kind']; targetId: string }[] = [];
  const add = (targets: Targets) => {
    for (const kind of targetKinds) named.push(...targets[kind].map((targetId) => ({ kind: kindNames[kind], targetId })));
    return targets;
  };
  mapTargets(input, add);
  return [...new Map(named.map((one) => [one.targetId, one])).values()];
}

/** Slugs become ids; unknown ones are errors of their field. */
async function withIds(
  reader: Queryable,
  input: PromotionInput,
  { errors, locale }: { errors: Record<string, string>; locale: Locale },
): Promise<PromotionInput> {
  const slugs: string[] = [];
  mapTargets(input, (targets) => {
    slugs.push(...targetKinds.flatMap((kind) => targets[kind]));
    return targets;
  });
  const found = await findTargets(reader, { slugs: [...new Set(slugs)] });
  const idOf = new Map(found.map(({ kind, slug, id }) => [`${kind} ${slug}`, id]));
  return mapTargets(input, (targets, field) => {
    const ids = targetKinds.map((kind) => {
      const unknown = targets[kind].find((slug) => !idOf.has(`${kindNames[kind]} ${slug}`));
      if (unknown !== undefined) errors[`${field}.${kind}`] = m.promotions_unknown_target({ name: unknown }, { locale });
      return [kind, [...new Set(targets[kind].flatMap((slug) => idOf.get(`${kindNames[kind]} ${slug}`) ?? []))]];
    });
    return Object.fromEntries(ids) as Targets;
  });
}

function formatProblem({ what }: InputProblem, locale: Locale): string {
  const options = { locale };
  switch (what) {
    case 'endsBeforeItStarts':
      return m.promotions_fault_ends_before({}, options);
    case 'moreThanInAll':
      return m.promotions_fault_more_than_in_all({}, options);
    case 'stepsNotAscending':
      return m.promotions_fault_steps({}, options);
    case 'partWithoutGoods':
      return m.promotions_fault_part({}, options);
    case 'noTitle':
      return m.promotions_fault_title({}, options);
    case 'currencies':
      return m.promotions_fault_currencies({}, options);
    case 'unknownMarket':
      return m.promotions_fault_market({}, options);
    case 'nothingTaken':
      return m.promotions_fault_nothing({}, options);
  }
}
