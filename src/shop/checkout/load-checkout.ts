import { zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Shopper } from '#shop/accounts/index.ts';
import { basketViewOf, cartForCheckout, pricingOf, readBasketOf, type BasketView } from '#shop/cart/index.ts';
import { isAgreed, approvalMethod } from '#shop/payments/approvals/index.ts';
import { priceItems, type PricedBasket } from '#shop/cart/prices/index.ts';
import { findSellables } from '#shop/catalog/index.ts';
import { loadCreditsForUpdate, readBalance } from '#shop/credits/index.ts';
import { paymentsOfShopper, type SetUp } from '#shop/payments/cards/index.ts';
import { loadPayingCardsForUpdate, readPayingCards, type PayingCard } from '#shop/gift-cards/index.ts';
import type { ShippingConfiguration } from '#shop/shipping/index.ts';
import { identityOf } from './rules.ts';
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

/** An open checkout as it is now: two statements. @throws what `Answers.to` throws, where `withAnswers` is around it */
export async function loadCheckout(db: Queryable, stored: StoredCheckout, setting: CheckoutSetting): Promise<ComposedCheckout> {
  const basket = stored.source === 'cart' ? await readBasketOf(db, setting.shopper, viewOf(setting, stored)) : await basketOfItems(db, stored, setting);
  const giftCards = await readPayingCards(db, stored.giftCardIds, payingAt(setting));
  return composeStored(stored, basket, { ...setting, payments: await paymentsOf(db, stored, setting), giftCards });
}

/** With what was agreed to for this checkout at the provider of its method. */
async function paymentsOf(db: Queryable, { id, paymentMethod }: StoredCheckout, { context, payments, view }: CheckoutSetting): Promise<SetUp> {
  if (paymentMethod !== approvalMethod) return payments;
  return (await isAgreed(db, { checkoutId: id, currency: view.currency, at: context.now() })) ? { ...payments, agreed: approvalMethod } : payments;
}

/** The same with its cart, and the credits and gift cards it uses, locked until `tx` ends, so that none is used twice. */
export async function loadCheckoutForOrder(tx: Tx, stored: StoredCheckout, setting: CheckoutSetting): Promise<ComposedCheckout> {
  const basket = stored.source === 'cart' ? await cartForCheckout(tx, setting.shopper, viewOf(setting, stored)) : await basketOfItems(tx, stored, setting);
  const { accountId } = setting.shopper;
  const balance = stored.useCredits && accountId !== null ? await loadCreditsForUpdate(tx, accountId) : setting.balance;
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

async function basketOfItems(db: Queryable, stored: StoredCheckout, setting: CheckoutSetting): Promise<PricedBasket> {
  const { items, couponCodes } = stored;
  const view = viewOf(setting, stored);
  const { currency, lang } = view;
  const sellables = await findSellables(db, { currency, lang, variantIds: items.map((item) => item.variantId), markets: view.shipping.markets });
  return priceItems(
    items.map(({ variantId, sku, quantity }) => ({ lineId: variantId, variantId, sku, title: sku, quantity, seen: null })),
    sellables,
    await pricingOf(db, view, couponCodes),
  );
}
