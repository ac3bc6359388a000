import { isDeepStrictEqual } from 'node:util';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { pictureIdsIn } from '#kit/server/clean-html.ts';
import { newId } from '#kit/server/ids.ts';
import { showUploads } from '#shop/media/uploads/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import { checkedInput, rejectingTaken, rowOf } from './checked-input.ts';
import { contentLimits, type ContentInput, type ContentKind, type StaffContent } from '../contract.ts';
import { contentState, inputOf, readItemForStaff } from './read-item-for-staff.ts';
import { tagsOf } from '../rules.ts';
import { deleteItemRow, insertItems, insertVersion, lockItem, lockSlugs, updateItem } from './store.ts';
import type { Tx } from '#kit/server/database.ts';

/** Which content. */
export type ContentKey = { kind: ContentKind; id: string };

/** Who writes, for drafts and versions. */
export const staffName = ({ caller }: Context): string => (caller.kind === 'staff' ? caller.name : '');

/**
 * Writes a new content; rich text is sanitised.
 * @throws invalidInput (400) or fieldTaken (409) naming the field
 */
export async function createItem(context: Context, { kind, input }: { kind: ContentKind; input: ContentInput }): Promise<StaffContent> {
  const id = newId(context.now().getTime());
  return context.transaction(async (tx) => {
    await lockSlugs(tx);
    const checked = await checkedInput(context, tx, { id, kind, input });
    await rejectingTaken(context, () => insertItems(tx, [rowOf({ id, kind, input: checked }, context.now())], context.now()));
    await recordAction(tx, context, { action: `${kind}.create`, subject: id, detail: { slug: checked.slug }, about: checked });
    await invalidateTags(tx, tagsOf(kind, id));
    return readItemForStaff(context, { kind, id }, tx);
  });
}

/**
 * Changes a content at once; what it was is stored as a version.
 * @throws notFound (404), stale (412), invalidInput (400) or fieldTaken (409) naming the field
 */
export async function changeItem(context: Context, change: ContentKey & { input: ContentInput; ensureFresh: EnsureFresh }): Promise<StaffContent> {
  return context.transaction(async (tx) => {
    await lockItem(tx, change.id);
    const before = await readItemForStaff(context, change, tx);
    change.ensureFresh(contentState(before));
    await rewriteItem(context, tx, { key: change, before, input: change.input });
    await recordAction(tx, context, {
      action: `${change.kind}.update`,
      subject: change.id,
      detail: { slug: before.slug },
      before: inputOf(before),
      after: change.input,
    });
    return readItemForStaff(context, change, tx);
  });
}

/** Puts an input in place of a locked content, and stores a version of what it was; one that says the same writes nothing. */
export async function rewriteItem(context: Context, tx: Tx, change: { key: ContentKey; before: StaffContent; input: ContentInput }): Promise<void> {
  const { id, kind } = change.key;
  await lockSlugs(tx);
  const input = await checkedInput(context, tx, { id, kind, input: change.input });
  const before = inputOf(change.before);
  if (isDeepStrictEqual(input, before)) return;
  const now = context.now();
  await insertVersion(tx, { itemId: id, body: before, staffName: staffName(context), now, most: contentLimits.versions });
  await rejectingTaken(context, () => updateItem(tx, rowOf({ id, kind, input }, now), now));
  // What a shopper's article was taken from its readers with comes back with it.
  if (input.published) await showUploads(tx, { ids: picturesIn(input), purpose: 'article', now });
  await invalidateTags(tx, tagsOf(kind, id));
}

const picturesIn = ({ pictures, texts }: ContentInput): string[] => [
  ...new Set([...pictures, ...Object.values(texts).flatMap((words) => pictureIdsIn(words?.body ?? ''))]),
];

/**
 * Deletes a content with its drafts and versions.
 * @throws notFound (404), stale (412)
 */
export async function deleteItem(context: Context, { ensureFresh, ...key }: ContentKey & { ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    await lockItem(tx, key.id);
    const before = await readItemForStaff(context, key, tx);
    ensureFresh(contentState(before));
    await deleteItemRow(tx, key.id);
    await recordAction(tx, context, { action: `${key.kind}.delete`, subject: key.id, detail: { slug: before.slug }, about: before });
    await invalidateTags(tx, tagsOf(key.kind, key.id));
  });
}
