import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { recordActivity, type Account } from '#shop/accounts/index.ts';
import { replaceGuestSecret } from '#shop/accounts/sessions/index.ts';
import { mergeCart } from '#shop/cart/index.ts';
import { joinCheckouts, moveOrderCheckouts } from '#shop/checkout/account/index.ts';
import { mergeFavorites } from '#shop/favorites/index.ts';
import { joinOrders } from '#shop/orders/account/index.ts';

/** What the guest had that is now the account's. `message` says it; null when there was nothing. */
export type Joined = { cart: boolean; favorites: boolean; orders: number; message: string | null };

/** Cart, open checkouts, wish list and orders of the browser's guest become the account's, and the guest's secret is replaced. */
export async function joinGuest(context: Context, tx: Tx, account: Account): Promise<Joined> {
  const { caller } = context;
  const guestId = caller.kind === 'guest' || caller.kind === 'user' ? caller.guestId : undefined;
  const now = context.now();
  const had = { cart: false, favorites: false };
  if (guestId) {
    had.cart = await mergeCart(tx, { of: { accountId: null, guestId }, toAccountId: account.id, now });
    await joinCheckouts(context, tx, { fromGuestId: guestId, toAccountId: account.id });
    had.favorites = await mergeFavorites(tx, { fromGuestId: guestId, toAccountId: account.id });
    await replaceGuestSecret(context, tx, guestId);
  }
  const orders = await joinVerifiedOrders(tx, account, now);
  if (had.cart || had.favorites || orders > 0) await recordActivity(tx, context, { accountId: account.id, kind: 'guestJoined', detail: { ...had, orders } });
  return { ...had, orders, message: joinedMessage({ ...had, orders }, context) };
}

/** Orders that were placed as a guest with what the account has proved to be its own, and their checkouts; answers how many. */
export async function joinVerifiedOrders(tx: Tx, account: Account, at: Date): Promise<number> {
  const { id, email, emailVerifiedAt, countryCode, mobile, mobileVerifiedAt } = account;
  const phone = countryCode !== null && mobile !== null && mobileVerifiedAt !== null ? { countryCode, mobile } : null;
  const joined = await joinOrders(tx, { accountId: id, email: emailVerifiedAt === null ? null : email, phone, at });
  await moveOrderCheckouts(tx, { checkoutIds: joined.filter((checkoutId) => checkoutId !== null), toAccountId: id });
  return joined.length;
}

function joinedMessage({ cart, favorites, orders }: Omit<Joined, 'message'>, { locale }: Pick<Context, 'locale'>): string | null {
  const texts = [
    cart ? m.auth_joined_cart({}, { locale }) : '',
    favorites ? m.auth_joined_favorites({}, { locale }) : '',
    orders > 0 ? m.auth_joined_orders({ count: orders }, { locale }) : '',
  ].filter((text) => text !== '');
  return texts.length > 0 ? texts.join(' ') : null;
}
