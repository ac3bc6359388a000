import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { recordAction } from '../../staff/index.ts';
import type { categoryMove, StaffListing } from '../contract.ts';
import { invalidField, parentFor } from './check-listing.ts';
import { readListingForStaff } from './read-listing.ts';
import { movedBefore } from './rules.ts';
import { lockListings } from './store.ts';
import { findWay, listChildIds, moveMembers, updateParent, updatePositions } from './store-tree.ts';
import { listingTags } from './write-listing.ts';

/**
 * Moves a category, with all below it, below another one (null: to the top) and before one that stands there, else to the end.
 * @throws notFound (404), invalidInput (400) naming `parent` (also for a circle) or `before`
 */
export function moveCategory(context: Context, { id, to }: { id: string; to: z.output<typeof categoryMove> }): Promise<StaffListing> {
  return context.transaction(async (tx) => {
    await lockListings(tx, 'category');
    const before = await readListingForStaff(tx, 'category', id);
    const parent = await parentFor(context, tx, { id, parent: to.parent });
    const beside = await listChildIds(tx, parent.id);
    const next = to.before ? beside.find(({ slug }) => slug === to.before) : undefined;
    if (to.before && (!next || next.id === id)) throw invalidField(context, 'before');
    const left = (await findWay(tx, id)).above.filter((one) => one !== id);
    await updateParent(tx, id, parent.id);
    await updatePositions(
      tx,
      movedBefore(
        beside.map((one) => one.id),
        id,
        next?.id ?? null,
      ),
    );
    await moveMembers(tx, id, { entered: parent.way, left: left.filter((one) => !parent.way.includes(one)) });
    await invalidateTags(tx, [...listingTags('category', id), ...[...left, ...parent.way].map((one) => `category:${one}`)]);
    const after = await readListingForStaff(tx, 'category', id);
    const placeOf = ({ parent: above, position }: StaffListing) => ({ parent: above, position });
    await recordAction(tx, context, { action: 'category.move', subject: id, detail: { slug: after.slug }, before: placeOf(before), after: placeOf(after) });
    return after;
  });
}
