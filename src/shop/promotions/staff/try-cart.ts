import * as m from '#messages';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import type { Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { findSellables, type Sellable } from '#shop/catalog/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import type { Markets } from '#shop/markets/contract.ts';
import type { TriedCart, TryInput } from '../contract-codes.ts';
import type { Discount, PromotionInput } from '../contract.ts';
import { findOffers, readRunning, toOffer, unlimited, type Offers } from '../apply/find-offers.ts';
import { formatDecline } from '../apply/format-decline.ts';
import { priceBasket } from '../apply/rules.ts';
import type { BasketPrice } from '../apply/rules-types.ts';
import { tidyCode } from '../coupons/rules-codes.ts';
import { selectById } from '../store-read.ts';
import type { StoredPromotion } from '../store.ts';
import { checkPromotion } from './save-promotion.ts';

/** Of a promotion that is not stored; it is the youngest, and so the last of its priority. */
const triedId = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

/**
 * What a cart would get from the promotions that run, a code, and one more promotion, by the rules that carts are priced by; nothing is stored. A
 * promotion that is tried counts as active and unused, and its own code as entered.
 * @throws invalidInput (40) naming the field: an unknown SKU or currency, an impossible promotion; notFound (404) for an unknown promotion
 */
export async function tryCart(context: Context, asked: TryInput): Promise<TriedCart> {
  const { lang, locale } = context;
  const { currency } = asked;
  const [markets, running] = await Promise.all([readMarkets(context.db), readRunning(context.db, context.now())]);
  const invalid = (field: string, message: string) => new ShopError(invalidInput, { data: { errors: { [field]: message } } });
  if (!markets.currencies.has(currency)) throw invalid('currency', m.error_field_invalid({ field: 'currency' }, { locale }));
  const candidate = await candidateOf(context, asked.promotion, markets);
  const sellables = await findSellables(context.db, { currency, lang, markets, skus: asked.lines.map(({ sku }) => sku) });
  const lines = asked.lines.map(({ sku, quantity }, index) => {
    const sellable = sellables.find((one) => one.sku === sku);
    if (!sellable) throw invalid(`lines.${index}.sku`, m.promotions_unknown_target({ name: sku }, { locale }));
    return { sellable, quantity };
  });
  const code = tidyCode(asked.coupon ?? '');
  const others = running.filter(({ id }) => id !== candidate?.id);
  const now = asked.at === undefined ? context.now() : new Date(asked.at);
  const view = { running: others, couponCodes: code === '' || code === candidate?.code ? [] : [code], markets, currency, lang, now };
  const offers = await findOffers(context.db, { ...view, identity: { accountId: null, email: null, mobile: null } });
  if (candidate) offers.offers.push({ ...toOffer(unlimited(candidate), view), claimRequired: false, customerGroups: [], customers: [] });
  const price = priceBasket(
    lines.map(({ sellable: { variantId, productId, listIds, taxClass, price: each }, quantity }) => ({
      variantId,
      productId,
      listIds,
      taxClass,
      price: each,
      quantity,
    })),
    offers.offers,
    offers.facts,
  );
  return toTried({ lines, price, offers, currency, locale });
}

/** The promotion that is tried, stored or not: as if it were active, and nobody had used it. */
async function candidateOf(context: Context, asked: TryInput['promotion'], markets: Markets): Promise<StoredPromotion | null> {
  if (asked === undefined) return null;
  if (typeof asked === 'string') {
    const found = isId(asked)
      ? ((await selectById(context.db, { source: 'promotion', id: asked })) ?? (await selectById(context.db, { source: 'coupon', id: asked })))
      : null;
    if (!found) throw new ShopError(notFound);
    return { ...found, usedCount: 0, active: true };
  }
  const { id, code, slug = '', texts, startsAt, endsAt, ...rest } = asked;
  const usual = { title: texts?.en?.title || m.promotions_tried({}, { locale: context.locale }), description: '' };
  const input = { ...rest, slug, startsAt, endsAt, texts: { en: usual } as PromotionInput['texts'] };
  const { written, errors } = await checkPromotion(context.db, { input, markets, locale: context.locale });
  if (Object.keys(errors).length > 0)
    throw new ShopError(invalidInput, {
      data: { errors: Object.fromEntries(Object.entries(errors).map(([field, message]) => [`promotion.${field}`, message])) },
    });
  return {
    ...written,
    id: id !== undefined && isId(id) ? id : triedId,
    source: code === undefined ? 'promotion' : 'coupon',
    texts: { ...texts, ...input.texts } as StoredPromotion['texts'],
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    active: true,
    usedCount: 0,
    code: code === undefined ? null : tidyCode(code),
    claimRequired: false,
    codesOnly: false,
  };
}

type Tried = {
  lines: readonly { sellable: Sellable; quantity: number }[];
  price: BasketPrice;
  offers: Offers;
  currency: string;
  locale: Context['locale'];
};

function toTried({ lines, price, offers, currency, locale }: Tried): TriedCart {
  const money = (amount: Amount) => ({ amount, currency });
  const named = (discounts: readonly Discount[]) => discounts.map(({ amount, ...name }) => ({ ...name, amount: money(amount) }));
  const unknown = offers.unknownCodes.map((code) => ({
    id: null,
    title: code,
    code,
    reason: 'unknown' as const,
    text: formatDecline({ reason: 'unknown' }, { currency, locale }),
  }));
  return {
    lines: lines.map(({ sellable, quantity }, index) => {
      const { subtotal, discounts, total } = price.lines[index]!;
      return {
        sku: sellable.sku,
        title: sellable.title,
        quantity,
        price: money(sellable.price),
        subtotal: money(subtotal),
        discounts: named(discounts),
        total: money(total),
      };
    }),
    subtotal: money(price.subtotal),
    promotionDiscounts: named(price.promotionDiscounts),
    couponDiscounts: named(price.couponDiscounts),
    shippingDiscounts: price.shippingGifts.map(({ title, code }) => ({ title, ...(code === undefined ? {} : { code }) })),
    total: money(price.total),
    declined: [
      ...price.refused.map(({ offer: { id, title, code }, decline }) => ({
        id: id === triedId ? null : id,
        title,
        ...(code === undefined ? {} : { code }),
        reason: decline.reason,
        text: formatDecline(decline, { currency, locale }),
      })),
      ...unknown,
    ],
    isFree: price.subtotal > 0 && price.total === 0,
  };
}
