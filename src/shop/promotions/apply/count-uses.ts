import { invalidateTags } from '#kit/server/events/announce.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { promotionExhausted } from '../contract.ts';
import { claimCode, countUse, countUsesBy, hasOtherOrder, insertUse, releaseUses } from '../store.ts';
import type { Identity } from './identity.ts';

/** What an order holds of counted promotions; the titles are for the error. */
export type OrderUses = {
  orderId: string;
  promotions: readonly { id: string; title: string; firstOrder: boolean; singleCode?: string }[];
  identity: Identity;
  paid: boolean;
  at: Date;
};

/**
 * Counts an order's coupons and limited promotions in the transaction that places it. Each row is taken by a conditional
 * update, in the order of ids, so that no limit is passed and no two orders wait for each other in a ring.
 * @throws promotionExhausted (40) when one has run out, for all or for this customer
 */
export async function takeUses(tx: Tx, { orderId, promotions, identity, paid, at }: OrderUses): Promise<void> {
  for (const { id, title, firstOrder, singleCode } of promotions.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const refused = () => new ShopError(promotionExhausted, { params: { title }, data: { promotion: title } });
    const limits = await countUse(tx, id);
    if (!limits) throw refused();
    if (limits.perCustomerLimit !== null && (await countUsesBy(tx, id, identity)) >= limits.perCustomerLimit) throw refused();
    if (firstOrder && (await hasOtherOrder(tx, orderId, identity))) throw refused();
    if (singleCode !== undefined && !(await claimCode(tx, { code: singleCode, promotionId: id, orderId, at }))) throw refused();
    await insertUse(tx, { promotionId: id, orderId, state: paid ? 'used' : 'reserved', identity, at });
    if (limits.totalLimit !== null && limits.usedCount >= limits.totalLimit) await invalidateTags(tx, ['promotions', 'offers']);
  }
}

/** Gives the uses of a cancelled order back. Call it before stock is released: both are taken in that order. */
export async function releaseOrderUses(tx: Tx, orderId: string): Promise<void> {
  const { count, isOpenAgain } = await releaseUses(tx, orderId);
  if (count > 0) await invalidateTags(tx, isOpenAgain ? ['promotions', 'offers'] : ['promotions']);
}
