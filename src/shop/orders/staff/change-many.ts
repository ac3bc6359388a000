import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { recordAction } from '../../staff/index.ts';
import { shipOrderIn } from '../ship/ship-order.ts';
import { changeTagsIn } from './tag-order.ts';

/** What is done to each of some orders. */
export type ManyInput = { ids: readonly string[]; addTags: readonly string[]; removeTags: readonly string[]; ship: boolean };

/** Why some of the orders were left as they are. */
export type ManyDone = { changed: number; failed: { id: string; msg: string }[] };

/**
 * Does the same to some orders, each in a transaction of its own: one that does not allow it stays as it is and is named,
 * the others are changed.
 */
export async function changeManyOrders(context: Context, { ids, addTags, removeTags, ship }: ManyInput): Promise<ManyDone> {
  const done: ManyDone = { changed: 0, failed: [] };
  for (const id of new Set(ids)) {
    try {
      await context.transaction(async (tx) => {
        if (ship) await shipOrderIn(tx, context, { order: id });
        if (addTags.length + removeTags.length > 0) await changeTagsIn(tx, context, { order: id, add: addTags, remove: removeTags });
      });
      done.changed += 1;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      done.failed.push({ id, msg: error.say(context.locale) });
    }
  }
  // What was changed is in the audit log order by order; where nothing was, the attempt is.
  if (done.changed === 0) await context.transaction((tx) => recordAction(tx, context, { action: 'order.bulk', subject: '', detail: done }));
  return done;
}
