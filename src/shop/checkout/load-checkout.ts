import { zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import { basketViewOf, goodsOf, priceGoods, readGoodsOf, type BasketView, type Goods } from '#shop/cart/index.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import { isAgreed, approvalMethod } from '#shop/payments/approvals/index.ts';
import { loadCreditsForUpdate, readBalance } from '#shop/credits/index.ts';
import { paymentsOfShopper, type SetUp } from '#shop/payments/cards/index.ts';
import { loadPayingCardsForUpdate, readPayingCards, type PayingCard } from '#shop/gift-cards/index.ts';
import { identityOf } from '#shop/promotions/apply/index.ts';
import type { ShippingConfiguration } from '#shop/shipping/index.ts';
import { composeCheckout, placeOf, type ComposedCheckout } from './totals/compose-checkout.ts';
import type { StoredCheckout } from './store.ts';

/** What a checkout is computed with; read before a transaction begins. `balance`: the shopper's credits, in the shop's base currency. */
export type CheckoutSetting = {
  context: Context;
  shopper: Shopper;
  configuration: ShippingConfiguration;
  view: BasketView;
  balance: Amount;
  payments: SetUp;
};

/** The setting of a call. */
export async function settingOf(context: Context, shopper: Shopper): Promise<CheckoutSetting> {
  const [view, balance, payments] = await Promise.all([
    basketViewOf(context),
    shopper.accountId === null ? null : readBalance(context.db, shopper.accountId),
    paymentsOfShopper(context),
  ]);
  return { context, shopper, configuration: view.shipping, view, balance: balance?.amount ?? zero, payments };
}

/** What an open checkout sells, as it is now: one statement. */
export function readCheckoutGoods(db: Queryable, stored: StoredCheckout, setting: CheckoutSetting): Promise<Goods> {
  return stored.source === 'cart' ? readGoodsOf(db, setting.shopper, setting.view) : goodsOf(db, boughtNow(stored), setting.view);
}

/** An open checkout as it is now: one statement. @throws what `Answers.to` throws, where `withAnswers` is around it */
export async function loadCheckout(db: Queryable, stored: StoredCheckout, setting: CheckoutSetting): Promise<ComposedCheckout> {
  return composeGoods(db, { stored, goods: await readCheckoutGoods(db, stored, setting) }, setting);
}

/** A checkout with goods that were read: no statement but for codes, limited promotions, gift cards and PayPal's button. @throws as `loadCheckout` */
export async function composeGoods(
  db: Queryable,
  { stored, goods }: { stored: StoredCheckout; goods: Goods },
  setting: CheckoutSetting,
): Promise<ComposedCheckout> {
  const basket = await priceGoods(db, goods, viewOf(setting, stored));
  const giftCards = await readPayingCards(db, stored.giftCardIds, payingAt(setting));
  return composeStored(stored, basket, { ...setting, payments: await paymentsOf(db, stored, setting), giftCards });
}

/** With what was agreed to for this checkout at the provider of its method. */
async function paymentsOf(db: Queryable, { id, paymentMethod }: StoredCheckout, { context, payments, view }: CheckoutSetting): Promise<SetUp> {
  if (paymentMethod !== approvalMethod) return payments;
  return (await isAgreed(db, { checkoutId: id, currency: view.currency, at: context.now() })) ? { ...payments, agreed: approvalMethod } : payments;
}

/** The same of one that was loaded with its cart locked; the credits and gift cards it uses are locked too until `tx` ends, so that none is used twice. */
export async function loadCheckoutForOrder(tx: Tx, stored: StoredCheckout, setting: CheckoutSetting): Promise<ComposedCheckout> {
  const { shopper } = setting;
  const goods = await readCheckoutGoods(tx, stored, setting);
  const basket = await priceGoods(tx, goods, viewOf(setting, stored));
  const balance = stored.useCredits && shopper.accountId !== null ? await loadCreditsForUpdate(tx, shopper.accountId) : setting.balance;
  const giftCards = await loadPayingCardsForUpdate(tx, stored.giftCardIds, payingAt(setting));
  return composeStored(stored, basket, { ...setting, balance, giftCards });
}

/** What was answered when it was shown still holds for a while. */
function composeStored(stored: StoredCheckout, basket: PricedBasket, setting: CheckoutSetting & { giftCards: readonly PayingCard[] }): ComposedCheckout {
  setting.context.answers?.recall(stored.quotes);
  return composeCheckout(stored, basket, setting);
}

/** What a checkout that was shown now has to keep of what was answered for it. */
export function newQuotes({ answers }: Context): Pick<StoredCheckout, 'quotes'> | null {
  return answers?.hasNew() ? { quotes: answers.used() } : null;
}

const payingAt = ({ view, context }: CheckoutSetting) => ({ currency: view.currency, now: context.now() });

function viewOf({ view, shopper }: CheckoutSetting, stored: StoredCheckout): BasketView {
  return { ...view, identity: identityOf(shopper, stored), place: placeOf(stored.address) };
}

const boughtNow = ({ items, couponCodes }: StoredCheckout) => ({
  items: items.map(({ variantId, sku, quantity }) => ({ lineId: variantId, variantId, sku, title: sku, quantity, seen: null })),
  saved: [],
  couponCodes,
});
