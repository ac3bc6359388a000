import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import * as m from '#messages';
import { recordAction } from '../../staff/index.ts';
import { orderLimits } from '../contract.ts';
import { patchOrder, type OrderRow } from '../store.ts';
import { loadStaffOrderForUpdate, type OrderRef } from './load-staff-order.ts';

/**
 * Calls an order by these tags and no others. Its shopper never sees them.
 * @throws notFound (404)
 */
export async function tagOrder(context: Context, { order: ref, tags }: OrderRef & { tags: readonly string[] }): Promise<OrderRow> {
  return context.transaction(async (tx) => writeTags(tx, context, await loadStaffOrderForUpdate(tx, { order: ref }), tags));
}

/**
 * Adds tags to an order and takes others away, in the caller's transaction.
 * @throws notFound (404), invalidInput (40) for more tags than an order may have
 */
export async function changeTagsIn(
  tx: Tx,
  context: Context,
  { order: ref, add, remove }: OrderRef & { add: readonly string[]; remove: readonly string[] },
): Promise<OrderRow> {
  const order = await loadStaffOrderForUpdate(tx, { order: ref });
  const tags = [...new Set([...order.tags.filter((tag) => !remove.includes(tag)), ...add])];
  if (tags.length > orderLimits.tagsPerOrder) throw fieldError('addTags', m.order_too_many_tags({ max: orderLimits.tagsPerOrder }, { locale: context.locale }));
  return writeTags(tx, context, order, tags);
}

async function writeTags(tx: Tx, context: Context, order: OrderRow, tags: readonly string[]): Promise<OrderRow> {
  const changed = await patchOrder(tx, order.id, { tags }, context.now());
  await recordAction(tx, context, { action: 'order.tags', subject: order.orderNo, before: { tags: order.tags }, after: { tags } });
  return changed;
}
