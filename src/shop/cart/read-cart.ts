import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { shopperOf, type Shopper } from '../accounts/index.ts';
import { findSellables, type Sellable } from '../catalog/index.ts';
import { toSellable } from '../catalog/products/index.ts';
import { findOffers, readRunning, type Identity, type Offer } from '../promotions/apply/index.ts';
import { offersBesides } from '../promotions/sources/index.ts';
import type { Markets, Place } from '../markets/contract.ts';
import { readMarkets } from '../markets/index.ts';
import { freeShippingAbove, type ShippingConfiguration } from '../shipping/index.ts';
import { readShippingWithAnswers } from '../shipping/sources/index.ts';
import type { Cart } from './contract.ts';
import { countUnits, priceItems, toCart, type BasketItem, type PricedBasket, type Pricing } from './prices/price-basket.ts';
import { cartGoodsIn, findGoods, type CartGoodsRow, type StoredLine } from './store.ts';

/** The language and currency of a basket, and whose discounts apply. Read before a transaction begins, so that none asks for a second connection. */
export type BasketView = Pick<Context, 'currency' | 'lang' | 'locale'> & {
  shipping: ShippingConfiguration;
  running: Awaited<ReturnType<typeof readRunning>>;
  /** Offers besides the promotions. */
  besides: readonly Offer[];
  now: Date;
  identity: Identity;
  /** Where it is shipped to, once that is known. */
  place?: Place | undefined;
};

/** The caller's cart as it is now: one statement, nothing written. An unknown visitor has an empty one. */
export async function readCart(context: Context): Promise<Cart> {
  return toCart(await readBasketOf(context.db, shopperOf(context), await basketViewOf(context)));
}

/** How many units the caller's cart holds: one statement, and none of the offers and shipping that its prices depend on. */
export async function countCart(context: Context): Promise<number> {
  const shopper = shopperOf(context);
  if (!shopper) return 0;
  const { items, sellables } = sellableGoods(await findGoods(context.db, shopper, context.currency), context, await readMarkets(context.db));
  return countUnits(items, sellables);
}

/** How the caller sees a basket; read before a transaction begins. What is known of the customer beyond the account is the checkout's. */
export async function basketViewOf(context: Context, known: Partial<Pick<BasketView, 'place' | 'identity'>> = {}): Promise<BasketView> {
  const { currency, lang, locale } = context;
  const accountId = shopperOf(context)?.accountId ?? null;
  const [shipping, running, besides] = await Promise.all([
    readShippingWithAnswers(context),
    readRunning(context.db, context.now()),
    offersBesides(context, { accountId }),
  ]);
  const identity = { accountId, email: null, mobile: null };
  return { currency, lang, locale, shipping, running, besides, now: context.now(), identity, ...known };
}

/** A shopper's basket, read by any reader, with what only the server knows (variants, weights, tax classes). */
export async function readBasketOf(db: Queryable, shopper: Shopper | null, view: BasketView): Promise<PricedBasket> {
  return priceGoods(db, shopper ? await readGoodsOf(db, shopper, view) : noGoods, view);
}

/** What is to be priced, as it is now: it can be priced once more when something else is known of the customer. */
export type Goods = { items: BasketItem[]; saved: BasketItem[]; sellables: Sellable[]; couponCodes: readonly string[] };

const noGoods: Goods = { items: [], saved: [], sellables: [], couponCodes: [] };

/** What a shopper's cart holds: one statement. */
export async function readGoodsOf(db: Queryable, shopper: Shopper, view: BasketView): Promise<Goods> {
  return readGoodsIn(await findGoods(db, shopper, view.currency), view);
}

/** The same in rows that `selectGoods` answered. */
export function readGoodsIn(rows: readonly CartGoodsRow[], view: BasketView): Goods {
  return sellableGoods(rows, view, view.shipping.markets);
}

function sellableGoods(rows: readonly CartGoodsRow[], view: Pick<Context, 'currency' | 'lang'>, markets: Markets): Goods {
  const found = cartGoodsIn(rows);
  if (!found) return noGoods;
  const { lines, saved, couponCodes } = found.cart;
  const sellables = found.variants.map((variant) => toSellable(variant, markets, view));
  return { items: lines.map(toItem), saved: saved.map(toItem), sellables, couponCodes };
}

/** Looks up what these items are: one statement. */
export async function goodsOf(db: Queryable, given: Omit<Goods, 'sellables'>, { currency, lang, shipping: { markets } }: BasketView): Promise<Goods> {
  const variantIds = [...given.items, ...given.saved].map((item) => item.variantId);
  return { ...given, sellables: await findSellables(db, { currency, lang, variantIds, markets }) };
}

/** Prices goods: no statement, one where there are codes or limited promotions. */
export async function priceGoods(db: Queryable, { items, saved, sellables, couponCodes }: Goods, view: BasketView): Promise<PricedBasket> {
  return priceItems(items, sellables, { ...(await pricingOf(db, view, couponCodes)), saved });
}

/** What the items of a basket are priced with: no statement where there are neither codes nor limited promotions. */
export async function pricingOf(db: Queryable, view: BasketView, couponCodes: readonly string[]): Promise<Pricing> {
  const { currency, lang, locale, running, besides, identity, place, now, shipping } = view;
  const found = await findOffers(db, { running, couponCodes, identity, markets: shipping.markets, currency, country: place?.country, lang, now });
  const offers = besides.length === 0 ? found : { ...found, offers: [...found.offers, ...besides] };
  return { currency, locale, couponCodes, offers, freeAbove: freeShippingAbove(shipping, { place, currency }) };
}

/** A stored line as a basket item. */
export function toItem({ id, variantId, sku, title, quantity, seenAmount, seenCurrency }: StoredLine): BasketItem {
  return { lineId: id, variantId, sku, title, quantity, seen: { amount: seenAmount, currency: seenCurrency } };
}
