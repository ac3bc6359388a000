import { notFound } from '#kit/pure/common-errors.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import type { z } from 'zod';
import { findPictures } from '#shop/media/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import { checkedInput } from './checked-input.ts';
import { contentInputSchema, noDraft, type ContentInput, type contentVersionSchema, type StaffContent, type wholeVersionSchema } from '../contract.ts';
import { contentState, inputOf, readItemForStaff } from './read-item-for-staff.ts';
import { deleteDraft, findVersion, findVersions, lockItem, lockSlugs, upsertDraft } from './store.ts';
import { rewriteItem, staffName, type ContentKey } from './write-item.ts';

/** Which content, and what says whether it is still the one that was read. */
type Deciding = ContentKey & { ensureFresh: EnsureFresh };

/**
 * Keeps a draft of a content in place of an earlier one. Visitors see nothing of it; previews do.
 * @throws notFound (404), stale (412), invalidInput (400) or fieldTaken (409) naming the field
 */
export function saveDraft(context: Context, { input, ensureFresh, ...key }: Deciding & { input: ContentInput }): Promise<StaffContent> {
  return context.transaction(async (tx) => {
    await lockItem(tx, key.id);
    ensureFresh(contentState(await readItemForStaff(context, key, tx)));
    await lockSlugs(tx);
    const body = await checkedInput(context, tx, { ...key, input });
    await upsertDraft(tx, { itemId: key.id, body, staffName: staffName(context), now: context.now() });
    await recordAction(tx, context, { action: `${key.kind}.draft`, subject: key.id, about: body });
    return readItemForStaff(context, key, tx);
  });
}

/**
 * Publishes a content: its draft, if there is one, takes its place, and it is shown (from its date on).
 * @throws notFound (404), stale (412), invalidInput (400) when the draft no longer fits
 */
export function publishItem(context: Context, { ensureFresh, ...key }: Deciding): Promise<StaffContent> {
  return context.transaction(async (tx) => {
    await lockItem(tx, key.id);
    const before = await readItemForStaff(context, key, tx);
    ensureFresh(contentState(before));
    await rewriteItem(context, tx, { key, before, input: { ...(before.draft ?? inputOf(before)), published: true } });
    await deleteDraft(tx, key.id);
    await recordAction(tx, context, { action: `${key.kind}.publish`, subject: key.id, detail: { slug: before.slug }, about: before });
    return readItemForStaff(context, key, tx);
  });
}

/**
 * Throws a draft away.
 * @throws notFound (404), stale (412), noDraft (41)
 */
export function discardDraft(context: Context, { ensureFresh, ...key }: Deciding): Promise<StaffContent> {
  return context.transaction(async (tx) => {
    await lockItem(tx, key.id);
    const about = await readItemForStaff(context, key, tx);
    ensureFresh(contentState(about));
    if (!(await deleteDraft(tx, key.id))) throw new ShopError(noDraft);
    await recordAction(tx, context, { action: `${key.kind}.discard`, subject: key.id, about });
    return readItemForStaff(context, key, tx);
  });
}

/** What was published before, newest first. @throws notFound (404) */
export async function listVersions(context: Context, key: ContentKey): Promise<z.infer<typeof contentVersionSchema>[]> {
  await readItemForStaff(context, key);
  const rows = await findVersions(context.db, key.id);
  return rows.map(({ number, at, staffName: name, texts }) => ({ number, at: at.toISOString(), staffName: name, title: textIn(texts, 'title', context.lang) }));
}

/** One version, whole. @throws notFound (404) for an unknown content or version */
export async function readVersion(context: Context, { number, ...key }: ContentKey & { number: number }): Promise<z.infer<typeof wholeVersionSchema>> {
  await readItemForStaff(context, key);
  const row = await findVersion(context.db, key.id, number);
  if (!row) throw new ShopError(notFound);
  const content = contentInputSchema.parse(row.body);
  const pictures = await findPictures(context.db, content.pictures, context.lang);
  const title = textIn(content.texts as Texts<'title'>, 'title', context.lang);
  return { number, at: row.at.toISOString(), staffName: row.staffName, title, content, images: content.pictures.flatMap((id) => pictures.get(id) ?? []) };
}

/**
 * Makes an earlier version the draft; publishing it is another step.
 * @throws notFound (404) for an unknown content or version, stale (412)
 */
export function restoreVersion(context: Context, { number, ensureFresh, ...key }: Deciding & { number: number }): Promise<StaffContent> {
  return context.transaction(async (tx) => {
    await lockItem(tx, key.id);
    const about = await readItemForStaff(context, key, tx);
    ensureFresh(contentState(about));
    const version = await findVersion(tx, key.id, number);
    if (!version) throw new ShopError(notFound);
    await upsertDraft(tx, { itemId: key.id, body: contentInputSchema.parse(version.body), staffName: staffName(context), now: context.now() });
    await recordAction(tx, context, { action: `${key.kind}.restore`, subject: key.id, detail: { number }, about });
    return readItemForStaff(context, key, tx);
  });
}
