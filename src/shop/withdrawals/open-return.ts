import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { issueAccessToken, readOrder } from '../orders/index.ts';
import { findOrderToWithdraw } from '../orders/cancel/index.ts';
import { applyForReturn } from '../returns/index.ts';
import { findWithdrawal } from './store.ts';

/** Applies for the return of everything that arrived of a withdrawn order. What cannot be returned by itself (goods still under way) is left to staff, who see the withdrawal in the order's story. */
export async function openReturn(context: Context, { withdrawalId }: { withdrawalId: string }): Promise<void> {
  const row = await findWithdrawal(context.db, withdrawalId);
  const order = row && (await findOrderToWithdraw(context.db, { id: row.orderId }));
  if (!row || !order) return;
  const orderToken = await context.transaction((tx) => issueAccessToken(tx, order.id, context.now()));
  const own = { orderNo: order.orderNo, orderToken };
  const { products } = await readOrder(context, own);
  const lines = products.filter((line) => line.returnableGoods > 0).map((line) => ({ lineId: line.lineId, quantity: line.returnableGoods }));
  if (lines.length === 0) return;
  const applyDescription = m.withdrawals_return_reason({}, { locale: localeFor(order.lang) });
  try {
    await applyForReturn(context, { ...own, lines, applyType: 'returnRefund', applyDescription, images: [], refundTo: 'source' });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    context.log.warn({ order: order.id }, 'no return could be opened for a withdrawal');
  }
}
