import * as m from '#messages';
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { orderLookup } from '../job-kinds.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { readOrderNumber } from '../rules.ts';
import { findOrder } from '../store.ts';

const windowSeconds = 15 * 60;
const perAddress = 20;
const perOrder = 5;

/**
 * Has the link to an order mailed to the address that placed it. The answer, the work and so the time are the same
 * whether or not there is such an order: a job looks for it afterwards.
 * @throws tooMany (429) after 20 askings of one address (of a network of 64 bits of IPv6) or 5 for one order number within 15 minutes
 */
export async function lookUpOrder(
  context: Context,
  { orderNo, email, address }: { orderNo: string; email: string; address: string },
): Promise<{ message: string }> {
  const asked = orderNo.trim();
  const limits = [
    { key: `lookup address ${ipPrefix(address)}`, most: perAddress },
    { key: `lookup order ${readOrderNumber(asked)}`, most: perOrder },
  ];
  const waitSeconds = await context.transaction(async (tx) => {
    const seconds = await countWithin(tx, limits, { windowSeconds, now: context.now() });
    if (seconds === 0) await context.enqueue(tx, orderLookup, { orderNo: asked, email });
    return seconds;
  });
  if (waitSeconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: waitSeconds });
  return { message: m.order_lookup_sent({}, { locale: context.locale }) };
}

/** Mails the link if number and address belong together; an imported order is found by its number in the shop that took it, too. */
export async function answerLookup(context: Context, { orderNo, email }: { orderNo: string; email: string }): Promise<void> {
  const order = (await findOrder(context.db, { orderNo: readOrderNumber(orderNo) })) ?? (await findOrder(context.db, { externalNumber: orderNo }));
  if (order?.email?.toLowerCase() !== email.toLowerCase()) return;
  await context.transaction((tx) => queueMail(tx, context, { orderId: order.id, kind: 'lookup' }));
}
