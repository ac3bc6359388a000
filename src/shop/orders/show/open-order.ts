import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { ensureShopper } from '../../accounts/index.ts';
import { readOrderNumber } from '../rules.ts';
import { findOrder, hasToken } from '../store.ts';
import { insertViewer } from './store-viewers.ts';

/** A shared computer may have another user tomorrow. */
const opensForMs = 24 * 3_600_000;

/**
 * Lets this browser see an order for a day, by a pasted link (or its token alone): without script a server
 * never receives that part (docs/decisions/0570). For a shopper who may see it already nothing changes.
 * @throws invalidInput (40) with a field error for `link` when it does not open this order, with the same message whether or not there is one
 */
export async function openOrder(context: Context, { orderNo, link }: { orderNo: string; link: string }): Promise<{ orderNo: string }> {
  const { locale } = context;
  const order = await findOrder(context.db, { orderNo: readOrderNumber(orderNo) });
  const token = link.slice(link.lastIndexOf('#') + 1).trim();
  if (!order || !(await hasToken(context.db, order.id, hashSecret(token)))) throw fieldError('link', m.order_link_wrong({}, { locale }));
  await context.transaction(async (tx) => {
    const { guestId } = await ensureShopper(context, tx);
    // An account sees its own orders, and reads links with its script.
    if (guestId === null) throw new ShopError(notFound);
    await insertViewer(tx, { orderId: order.id, guestId, expiresAt: new Date(context.now().getTime() + opensForMs) });
  });
  return { orderNo: order.orderNo };
}
