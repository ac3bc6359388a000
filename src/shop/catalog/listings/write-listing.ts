import { invalidateTags } from '#kit/server/events/announce.ts';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { takenError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { isRootAddressTaken, isSlugTaken } from '#kit/server/slugs.ts';
import { recordAction } from '../../staff/index.ts';
import type { ListingInput, ListingKind, StaffListing } from '../contract.ts';
import { brandNameFor, cleanTexts, membersFor, parentFor, pictureFor, rejectTooManyRules, rootSlugFor, ruleFor, slugFor } from './check-listing.ts';
import { listingState, readListingForStaff } from './read-listing.ts';
import { followRule } from './follow-rule.ts';
import { findListingRow, lockListings, nextPosition, upsertListing, type ListingRow, type ListingWrite } from './store.ts';
import { renameBrandOfProducts } from './store-brands.ts';
import { lockRules, replaceMembers } from './store-rules.ts';
import { findWay, moveMembers } from './store-tree.ts';

type Change = { kind: ListingKind; id?: string; input: ListingInput; ensureFresh?: EnsureFresh };

/**
 * Writes a category, tag, brand or collection: a new one without `id`, else in place of what it was. Pages show it at once; an old address leads to the new.
 * A brand's new name is that of its products too; a category takes its products along to a new place.
 * @throws notFound (404), stale (412), invalidInput (400) or fieldTaken (409) naming the field
 */
export async function writeListing(context: Context, change: Change): Promise<StaffListing> {
  const { kind } = change;
  const id = change.id ?? newId(context.now().getTime());
  try {
    return await context.transaction(async (tx) => {
      await lockListings(tx, kind);
      if (kind === 'collection') await lockRules(tx);
      const before = change.id === undefined ? null : await readListingForStaff(tx, kind, id);
      if (before) change.ensureFresh?.(listingState(before));
      const was = change.id !== undefined && isId(id) ? ((await findListingRow(tx, kind, id)) ?? null) : null;
      await writeRow(context, tx, { ...change, id, was });
      await invalidateTags(tx, listingTags(kind, id));
      const after = await readListingForStaff(tx, kind, id);
      await recordAction(tx, context, {
        action: `${kind}.write`,
        subject: id,
        detail: { slug: after.slug },
        ...(before && { before: listingState(before) }),
        after: listingState(after),
      });
      return after;
    });
  } catch (fault) {
    // A concurrent write took the same address, or it is another's in one language.
    if (isRootAddressTaken(fault)) throw takenError('rootSlug', m.error_slug_taken({}, { locale: context.locale }));
    if (isSlugTaken(fault)) throw takenError('slug', m.error_slug_taken({}, { locale: context.locale }));
    throw fault;
  }
}

/** What pages show of one, and the lists and menus it stands in. */
export const listingTags = (kind: ListingKind, id: string): string[] => [`${kind}:${id}`, 'products', 'menu'];

type Written = { kind: ListingKind; id: string; input: ListingInput; was: ListingRow | null };

async function writeRow(context: Context, tx: Tx, { kind, id, input, was }: Written): Promise<void> {
  const texts = cleanTexts(kind, input.texts);
  const asked = { kind, id, input, texts, before: was && { slug: was.slug, ...(was.key !== undefined && { key: was.key }) } };
  const name = kind === 'brand' ? await brandNameFor(context, tx, asked) : '';
  const base: ListingWrite = { id, texts, slug: await slugFor(context, tx, asked), mediaId: await pictureFor(context, tx, input.image) };
  if (kind === 'brand') return writeBrand(context, tx, { base: { ...base, name }, input, was });
  const template = input.template === undefined ? (was?.template ?? null) : input.template;
  if (kind === 'tag') return upsertListing(tx, kind, { ...base, template });
  const published = input.published ?? was?.published ?? true;
  if (kind === 'category') return writeCategory(context, tx, { base: { ...base, template, published }, input, was });
  await writeCollection(context, tx, { base: { ...base, template, published }, input, was });
}

/** A program that does not know of the cover leaves it as it is. */
async function writeBrand(context: Context, tx: Tx, { base, input, was }: Part & { base: { name: string } }): Promise<void> {
  const coverId = input.cover === undefined ? (was?.cover?.id ?? null) : await pictureFor(context, tx, input.cover, 'cover');
  await upsertListing(tx, 'brand', { ...base, coverId });
  if (was && was.name !== base.name) await renameBrandOfProducts(tx, { key: was.key!, name: base.name, now: context.now() });
}

type Part = { base: ListingWrite; input: ListingInput; was: ListingRow | null };

async function writeCategory(context: Context, tx: Tx, { base, input, was }: Part): Promise<void> {
  const { id } = base;
  const parent = input.parent === undefined ? (was?.parent ?? null) : input.parent;
  const above = await parentFor(context, tx, { id, parent });
  const stays = was !== null && (was.parentId ?? null) === above.id;
  const position = input.position ?? (stays ? was.position! : await nextPosition(tx, 'category', above.id));
  const left = was === null ? [] : (await findWay(tx, id)).above.filter((one) => one !== id);
  await upsertListing(tx, 'category', { ...base, parentId: above.id, position });
  if (was && !stays) await moveMembers(tx, id, { entered: above.way, left: left.filter((one) => !above.way.includes(one)) });
}

async function writeCollection(context: Context, tx: Tx, { base, input, was }: Part): Promise<void> {
  const { id } = base;
  const rule = input.rule ? await ruleFor(context, tx, input.rule) : null;
  if (rule) await rejectTooManyRules(context, tx, id);
  // A record as it was read has either; of both, the rule goes before.
  const members = rule || input.products === undefined ? null : await membersFor(context, tx, input.products);
  const position = input.position ?? was?.position ?? (await nextPosition(tx, 'collection', null));
  const rootSlug = input.rootSlug === undefined ? (was?.rootSlug ?? null) : await rootSlugFor(context, tx, { id, rootSlug: input.rootSlug });
  await upsertListing(tx, 'collection', { ...base, position, rule, rootSlug });
  if (rule) await followRule(context, tx, id);
  else if (members) await replaceMembers(tx, id, members);
}
