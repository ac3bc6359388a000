import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { addAgain } from '#shop/cart/lines/index.ts';
import { findSellables } from '#shop/catalog/index.ts';
import type { Cart } from '#shop/cart/contract.ts';
import { recoveryEnded } from './contract.ts';
import { recoveryOf } from './recovery-token.ts';
import { findRecovery, readRecoveryKey } from './store.ts';

/**
 * Puts what a mailed link is about into the caller's own cart, as far as it is not in it already. Nothing else of the checkout is shown or handed
 * over: the link signs nobody in. Followed again, it changes nothing.
 * @throws recoveryEnded (40) for a link that is too old, was used for an order, or never was one
 */
export async function recoverCart(context: Context, token: string): Promise<Cart> {
  const id = recoveryOf(await readRecoveryKey(context.db), token);
  const recovery = id === null ? null : await findRecovery(context.db, id);
  if (!recovery || recovery.orderNo !== null || recovery.recoveredAt !== null || recovery.expiresAt <= context.now()) throw new ShopError(recoveryEnded);
  const { currency, lang } = context;
  const sellables = await findSellables(context.db, { currency, lang, variantIds: recovery.items.map((item) => item.variantId) });
  const titleOf = (variantId: string, sku: string) => sellables.find((one) => one.variantId === variantId)?.title ?? sku;
  const lines = recovery.items.map(({ variantId, sku, quantity }) => ({ variantId, quantity, title: titleOf(variantId, sku) }));
  const { added: _added, ...cart } = await addAgain(context, lines, { isTopUp: true });
  return cart;
}
