/** What the demo shop's shopper has put aside, claimed and been given, so that the pages of the user area have something to show. */
import { amount } from '#kit/pure/amount.ts';
import { systemContext, type Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import type { SystemHost } from '#kit/server/context.ts';
import { findAccountByLogin } from '#shop/accounts/index.ts';
import { findProductKey } from '#shop/catalog/index.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { addFavorite } from '#shop/favorites/index.ts';
import { notifyAccount } from '#shop/notices/index.ts';
import { claimCoupon } from '#shop/promotions/coupons/index.ts';
import { listCoupons } from '#shop/promotions/show/index.ts';
import { thanksGrant } from './demo-grants.ts';

const wanted = ['brae-cup', 'tarn-bowl', 'fell-mug', 'field-notebook'] as const;
const mostClaimed = 2;

/** Fills the lists of the account with an address; what the shop does not sell is left out. */
export async function seedShopperLists(host: SystemHost, email: string): Promise<void> {
  const system = systemContext(host, { name: 'first start' });
  const account = await findAccountByLogin(system.db, { email });
  if (!account) return;
  const accountId = account.id;
  const own: Context = { ...system, caller: { kind: 'user', accountId, sessionId: newId() } };
  for (const slug of wanted) {
    const product = await findProductKey(own.db, slug);
    if (product) await addFavorite(own, { type: 'product', id: product.id });
  }
  const { items } = await listCoupons(own, { page: 1, size: mostClaimed });
  for (const { slug } of items) await claimCoupon(own, slug);
  const { amount: given, note, notes } = thanksGrant;
  await system.transaction(async (tx) => {
    await changeCredits(tx, system, { accountId, amount: amount(given), reason: 'granted', note, notes });
    await notifyAccount(tx, system, { accountId, kind: 'creditsGiven', params: { amount: { amount: given, currency: 'USD' } }, path: '/user/credits' });
  });
}
