import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import { shopperOf } from '#shop/accounts/index.ts';
import { readGoodsIn } from '#shop/cart/index.ts';
import { composeCheckout, itemsOf, toCheckout, type ComposedCheckout } from '../totals/compose-checkout.ts';
import { alreadyPlaced, type Checkout } from '../contract.ts';
import { composeGoods, loadCheckout, newQuotes, readCheckoutGoods, settingOf, type CheckoutSetting } from '../load-checkout.ts';
import { loadCheckoutWithGoods, patchCheckout, type CheckoutPatch } from '../store.ts';

/**
 * Takes one step of an open checkout: `decide` sees it as it is now, in the transaction that writes what it answers.
 * @throws notFound (404) for a missing checkout and for another shopper's alike, alreadyPlaced (41)
 */
export async function changeCheckout(
  context: Context,
  slug: string,
  decide: (now: ComposedCheckout, setting: CheckoutSetting) => CheckoutPatch,
): Promise<Checkout> {
  return withAnswers(context, (asking) => changeWith(asking, slug, decide));
}

async function changeWith(context: Context, slug: string, decide: (now: ComposedCheckout, setting: CheckoutSetting) => CheckoutPatch): Promise<Checkout> {
  const shopper = shopperOf(context);
  if (!shopper) throw new ShopError(notFound);
  const setting = await settingOf(context, shopper);
  return context.transaction(async (tx) => {
    const loaded = await loadCheckoutWithGoods(tx, { slug, shopper, currency: setting.view.currency });
    if (!loaded) throw new ShopError(notFound);
    const { stored } = loaded;
    if (stored.placed) throw new ShopError(alreadyPlaced, { data: { orderNo: stored.orderNo } });
    const goods = stored.source === 'cart' ? readGoodsIn(loaded.goods, setting.view) : await readCheckoutGoods(tx, stored, setting);
    const before = await composeGoods(tx, { stored, goods }, setting);
    // Only a cart's checkout follows what is in the cart; it has been seen from now on.
    const decided = decide(before, setting);
    const patch = { ...decided, ...(stored.source === 'cart' ? { items: itemsOf(before.basket) } : {}) };
    const changed = { ...stored, ...patch };
    // Who buys, what and where to decides on reductions too.
    const isRepriced = 'email' in decided || 'address' in decided || 'giftCardIds' in decided;
    const after =
      'items' in decided
        ? await loadCheckout(tx, changed, setting)
        : isRepriced
          ? await composeGoods(tx, { stored: changed, goods }, setting)
          : composeCheckout(changed, before.priced, { ...setting, giftCards: before.giftCards });
    await patchCheckout(tx, stored.id, { ...patch, ...newQuotes(context) }, context.now());
    return toCheckout(after, context);
  });
}
