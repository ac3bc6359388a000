import { notFound, tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import type { PostalAddress } from '../../addresses/contract.ts';
import { readShippingWithAnswers } from '../../shipping/sources/index.ts';
import { orderActionNotAllowed, orderAddressCostsOther } from '../contract.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { takesNewAddress } from './rules-address.ts';
import { findOwnOrder, type OwnOrder } from '../show/find-own-order.ts';
import { loadOrderForUpdate, type OrderRow } from '../store.ts';
import { writeAddress } from './write-address.ts';

const windowSeconds = 3_600;
const changesPerWindow = 5;

/**
 * A shopper changes where their order goes, as long as nothing of it was sent, and where shipping and tax cost the same there;
 * otherwise nothing is changed, and the shop is asked. Whoever ordered has the new address by mail. The same address again is no change.
 * @throws notFound (404), orderUnchangeable (41), orderActionNotAllowed (41), orderAddressCostsOther (41), tooMany (429) after 5 changes
 * of an order within an hour, invalidInput (40) naming `address.<field>`
 */
export async function changeOwnAddress(context: Context, change: OwnOrder & { address: PostalAddress }): Promise<OrderRow> {
  const { id } = await findOwnOrder(context, context.db, change);
  return withAnswers(context, (asking) => changeWith(asking, id, change.address));
}

async function changeWith(context: Context, id: string, address: PostalAddress): Promise<OrderRow> {
  const configuration = await readShippingWithAnswers(context);
  return context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    if (!order) throw new ShopError(notFound);
    if (order.shipped === 'none' && !takesNewAddress(order)) throw new ShopError(orderActionNotAllowed);
    const { order: changed, isChanged, notices } = await writeAddress(tx, context, { order, address, configuration });
    // What was written goes with the transaction.
    if (notices.length > 0) throw new ShopError(orderAddressCostsOther);
    if (!isChanged) return changed;
    await countChange(tx, context, id);
    await queueMail(tx, context, { orderId: id, kind: 'addressChanged' });
    return changed;
  });
}

/** Each change is a mail. */
async function countChange(tx: Tx, context: Context, id: string): Promise<void> {
  const retryAfterSeconds = await countWithin(tx, [{ key: `order address ${id}`, most: changesPerWindow }], { windowSeconds, now: context.now() });
  if (retryAfterSeconds > 0) throw new ShopError(tooMany, { retryAfterSeconds });
}
