import * as m from '#messages';
import { receiveForm, type GuardInput } from '#kit/server/limits/form-guard.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { queueMailText } from '../messages/index.ts';
import { findOrderToWithdraw } from '../orders/cancel/index.ts';
import { pagePath } from '../settings/routes/index.ts';
import { withdrawalLimits, type WithdrawalInput } from './contract.ts';
import { withdrawalRequest, type Declaration } from './job-kinds.ts';
import { hasRight } from './offers-withdrawal.ts';
import { findBlockedReason } from './rules.ts';
import { formatConfirmation, formatBlockedReason } from './format-withdrawal.ts';
import { insertWithdrawal } from './store.ts';

/**
 * A customer withdraws from a contract. The answer, the work and so the time are the same whether or not there is such an
 * order: a job looks for it and mails a link to the address that placed it, whose button confirms. The moment of this call is what counts.
 * @throws tooMany (429)
 */
export async function requestWithdrawal(context: Context, { formToken, leaveEmpty, ...input }: WithdrawalInput & GuardInput): Promise<{ message: string }> {
  await context.transaction(async (tx) => {
    if (!(await receiveForm(tx, context, { form: 'withdrawal', guard: { formToken, leaveEmpty }, visitor: null }))) return;
    await context.enqueue(tx, withdrawalRequest, { ...input, lang: context.lang, statedAt: context.now().toISOString() });
  });
  return { message: m.withdrawals_asked({}, { locale: context.locale }) };
}

/** Mails the link to the address of the order, or why there is none; a few times an hour for one order. */
export async function answerRequest(context: Context, { statedAt: stated, orderNo, name, email, part, lang }: Declaration): Promise<void> {
  const order = await findOrderToWithdraw(context.db, { orderNo });
  if (!order || order.email === null) return;
  const to = order.email;
  const statedAt = new Date(stated);
  const blockedReason = findBlockedReason(order, { hasRight: await hasRight(context.db, order.market), statedAt });
  const path = await pagePath(context.db, blockedReason ? 'order-lookup' : 'withdrawal');
  await context.transaction(async (tx) => {
    const limit = { key: `withdrawal ${order.id}`, most: withdrawalLimits.mailsPerOrder };
    if ((await countWithin(tx, [limit], { windowSeconds: withdrawalLimits.windowSeconds, now: context.now() })) > 0) return;
    const id = newId(context.now().getTime());
    if (blockedReason)
      return queueMailText(tx, context, { id: `withdrawal-${id}`, to, ...formatBlockedReason({ orderNo: order.orderNo, lang, path }, blockedReason) });
    const token = newSecret();
    await insertWithdrawal(tx, { id, orderId: order.id, name, email, part, lang, tokenHash: hashSecret(token), statedAt });
    const declared = { orderNo: order.orderNo, name, email, part, statedAt, lang };
    await queueMailText(tx, context, { id: `withdrawal-${id}`, to, ...formatConfirmation(declared, { token, path }) });
  });
}
