import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '../../staff/index.ts';
import { hasChildren, hasProducts, namedByRules, type ListingKind, type StaffListing } from '../contract.ts';
import { listingState, readListingForStaff } from './read-listing.ts';
import { isNaming } from './rules.ts';
import { deleteListing as deleteRow, findListingRow, lockListings } from './store.ts';
import { countBrandProducts } from './store-brands.ts';
import { findRulesNaming, lockRules } from './store-rules.ts';
import { raiseChildren } from './store-tree.ts';
import { listingTags } from './write-listing.ts';

/**
 * Deletes a category, tag, brand or collection; products stay. With `children: 'move'` the categories below one go to the one above it.
 * @throws notFound (404), stale (412), hasChildren, hasProducts (a brand) or namedByRules (409)
 */
export async function deleteListing(
  context: Context,
  change: { kind: ListingKind; id: string; children?: 'move' | undefined; ensureFresh: EnsureFresh },
): Promise<void> {
  const { kind, id } = change;
  await context.transaction(async (tx) => {
    await lockListings(tx, kind);
    await lockRules(tx);
    const before = await readListingForStaff(tx, kind, id);
    change.ensureFresh(listingState(before));
    await rejectNeeded(context, tx, { kind, before, movesChildren: change.children === 'move' });
    if (kind === 'category') await raiseChildren(tx, id);
    await deleteRow(tx, kind, id);
    await recordAction(tx, context, { action: `${kind}.delete`, subject: id, detail: { slug: before.slug }, before: listingState(before) });
    await invalidateTags(tx, listingTags(kind, id));
  });
}

async function rejectNeeded(
  context: Context,
  tx: Tx,
  { kind, before, movesChildren }: { kind: ListingKind; before: StaffListing; movesChildren: boolean },
): Promise<void> {
  const { id, childCount = 0 } = before;
  if (childCount > 0 && !movesChildren) throw new ShopError(hasChildren, { params: { count: childCount }, data: { children: childCount } });
  if (kind === 'brand') {
    const row = await findListingRow(tx, kind, id);
    const products = await countBrandProducts(tx, row!.key!);
    if (products > 0) throw new ShopError(hasProducts, { params: { count: products }, data: { products } });
  }
  if (!isNaming(kind)) return;
  const rules = await findRulesNaming(tx, kind, id);
  const titles = rules.map((texts) => textIn(texts, 'title', context.lang));
  if (rules.length > 0) throw new ShopError(namedByRules, { params: { titles: titles.join(', ') }, data: { collections: titles } });
}
