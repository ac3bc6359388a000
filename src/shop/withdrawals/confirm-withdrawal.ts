import * as m from '#messages';
import { defaultLanguage } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { queueMailText } from '../messages/index.ts';
import { findOrderToWithdraw, withdrawOrder } from '../orders/cancel/index.ts';
import { withdrawalLimits, withdrawalLinkEnded } from './contract.ts';
import { withdrawalReturn } from './job-kinds.ts';
import { formatAcknowledgement, type Declared } from './format-withdrawal.ts';
import { confirmRow, loadWithdrawalForUpdate, type WithdrawalRow } from './store.ts';

const dayMs = 24 * 3_600_000;

/**
 * Confirms a declared withdrawal by its mailed link: it takes effect, and is acknowledged by mail with what was declared and
 * when. Confirmed again, it does nothing more.
 * @throws withdrawalLinkEnded (40)
 */
export async function confirmWithdrawal(context: Context, token: string): Promise<{ message: string }> {
  const now = context.now();
  await context.transaction(async (tx) => {
    const row = await loadWithdrawalForUpdate(tx, hashSecret(token));
    if (!row || now.getTime() - row.statedAt.getTime() > withdrawalLimits.linkDays * dayMs) throw new ShopError(withdrawalLinkEnded);
    if (!row.confirmedAt) await takeEffect(tx, context, row);
  });
  return { message: m.withdrawals_done({}, { locale: context.locale }) };
}

async function takeEffect(tx: Tx, context: Context, row: WithdrawalRow): Promise<void> {
  const { id, orderId, name, email, part, lang, statedAt } = row;
  const order = await findOrderToWithdraw(tx, { id: orderId });
  if (!order) throw new ShopError(withdrawalLinkEnded);
  const reason = part === '' ? name : `${name}: ${part}`;
  const outcome = await withdrawOrder(tx, context, { orderId, reason, isWhole: part === '' });
  await confirmRow(tx, { id, at: context.now(), outcome });
  const declared: Declared = { orderNo: order.orderNo, name, email, part, statedAt, lang };
  const words = formatAcknowledgement(declared, outcome);
  await queueMailText(tx, context, { id: `withdrawn-${id}`, to: email, ...words });
  // The owner of the order is notified wherever the acknowledgement was wanted.
  if (order.email !== null && order.email.toLowerCase() !== email.toLowerCase())
    await queueMailText(tx, context, { id: `withdrawn-${id}-order`, to: order.email, ...words });
  const forShop = formatAcknowledgement({ ...declared, lang: defaultLanguage }, outcome);
  await queueMailText(tx, context, {
    id: `withdrawn-${id}-shop`,
    to: null,
    ...forShop,
    link: { path: `/backoffice/orders/${orderId}/show`, text: order.orderNo },
  });
  if (outcome === 'recorded' && part === '') await context.enqueue(tx, withdrawalReturn, { withdrawalId: id });
}
