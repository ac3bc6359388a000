import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fieldError, invalidField } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { publicAddress } from '#ui/public-files/public-files.ts';
import { recordAction } from '#shop/staff/index.ts';
import { videoInUse, videoTooLarge, videoUnreadable, type NewVideoInput, type StaffVideo, type VideoChange } from '../contract.ts';
import { removeFileKind } from '../job-kinds.ts';
import { findPictures } from '../pictures/find-pictures.ts';
import { toPicture, videoPath } from '../pictures/picture-data.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { storePictures } from '../pictures/store-pictures.ts';
import { prepareLibraryPicture } from '../staff/prepare-library-picture.ts';
import { isFileShown } from '../uploads/store-uploads.ts';
import { deleteVideoRow, findLibraryVideo, listVideoRows, productsShowing, updateVideoWords, type LibraryVideoRow } from './store-library.ts';
import { prepareVideo, storeVideo } from './store-video.ts';

/** A page of the shop's videos with where each is shown, in one statement. */
export async function listVideos(
  { db, lang }: Context,
  { filter, ...asked }: Omit<Parameters<typeof listVideoRows>[1], 'q'> & { filter: { q?: string | undefined } },
) {
  const { rows, total } = await listVideoRows(db, { ...asked, q: (filter.q ?? '').trim() });
  return { items: rows.map((row) => present(row, lang)), total, page: asked.page, size: asked.size };
}

/** A video with where it is shown. @throws notFound (404) */
export async function readVideo(db: Queryable, id: string, lang: string): Promise<StaffVideo> {
  return present(await rowOf(db, id), lang);
}

/**
 * Takes a video in. What it is, its first bytes say, not its name.
 * @throws invalidInput (400) naming `file` or `poster`, videoTooLarge (413)
 */
export async function addVideo(context: Context, files: PictureFiles, { file, name, texts, poster, posterFile }: NewVideoInput): Promise<StaffVideo> {
  const video = await readable(context, () => prepareVideo(files, { source: null, bytes: Buffer.from(file, 'base64') }));
  const picture = posterFile === undefined ? null : await posterOf(context, files, posterFile);
  return context.transaction(async (tx) => {
    const [made = null] = picture ? await storePictures(tx, [picture]) : [];
    const posterId = made ?? (await posterFor(context, tx, poster));
    const id = await storeVideo(tx, video, { posterId, texts: written(texts) });
    await updateVideoWords(tx, id, { name, texts: written(texts), posterId }, context.now());
    const after = await readVideo(tx, id, context.lang);
    await recordAction(tx, context, { action: 'videos.create', subject: id, after: videoState(after) });
    return after;
  });
}

/**
 * Changes a video's title, name and poster.
 * @throws notFound (404), stale (412), invalidInput (400) naming `poster`
 */
export async function changeVideo(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: VideoChange; ensureFresh: EnsureFresh },
): Promise<StaffVideo> {
  return context.transaction(async (tx) => {
    const row = await rowOf(tx, id, { lock: true });
    const before = present(row, context.lang);
    ensureFresh(videoState(before));
    const posterId = input.poster === undefined ? row.posterId : await posterFor(context, tx, input.poster);
    await updateVideoWords(tx, id, { name: input.name ?? row.name, texts: input.texts ? written(input.texts) : row.texts, posterId }, context.now());
    const after = await readVideo(tx, id, context.lang);
    await recordAction(tx, context, { action: 'videos.change', subject: id, before: videoState(before), after: videoState(after) });
    await invalidateTags(
      tx,
      (await productsShowing(tx, id)).map((product) => `product:${product}`),
    );
    return after;
  });
}

/**
 * Deletes a video that no product shows, and its file.
 * @throws notFound (404), stale (412), videoInUse (409) with the places in `data`
 */
export async function deleteVideo(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const row = await rowOf(tx, id, { lock: true });
    const before = present(row, context.lang);
    ensureFresh(videoState(before));
    if (before.uses > 0) throw new ShopError(videoInUse, { data: { uses: before.uses, usedIn: before.usedIn } });
    await deleteVideoRow(tx, id);
    if (!(await isFileShown(tx, row.sha256))) await context.enqueue(tx, removeFileKind, { sha256: row.sha256 });
    await recordAction(tx, context, { action: 'videos.delete', subject: id, before: videoState(before) });
  });
}

/** What of a video its `ETag` stands for: where it is shown changes without anybody touching it. */
export const videoState = ({ uses: _uses, usedIn: _places, ...own }: StaffVideo): object => own;

async function rowOf(db: Queryable, id: string, { lock = false } = {}): Promise<LibraryVideoRow> {
  const row = isId(id) ? await findLibraryVideo(db, id, { lock }) : undefined;
  if (!row) throw new ShopError(notFound);
  return row;
}

function present({ id, mime, name, texts, poster, byteCount, createdAt, uses, usedIn }: LibraryVideoRow, lang: string): StaffVideo {
  return {
    id,
    url: publicAddress(videoPath(id, mime)),
    mime,
    name,
    texts: texts as StaffVideo['texts'],
    poster: poster && toPicture(poster, 'en'),
    bytes: byteCount,
    createdAt: createdAt.toISOString(),
    uses,
    usedIn: usedIn.map((product) => ({ kind: 'product', id: product.id, title: textIn(product.texts, 'title', lang) || product.slug })),
  };
}

const written = (texts: NonNullable<VideoChange['texts']>): Texts<'title'> =>
  Object.fromEntries(Object.entries(texts).flatMap(([lang, { title }]) => (title ? [[lang, { title }]] : [])));

async function posterFor({ locale }: Context, tx: Tx, id: string | null | undefined): Promise<string | null> {
  if (id === null || id === undefined) return null;
  if (!isId(id) || !(await findPictures(tx, [id], 'en')).has(id)) throw invalidField('poster', locale);
  return id;
}

async function posterOf(context: Context, files: PictureFiles, file: string) {
  return (await prepareLibraryPicture(context, files, { file })).picture;
}

/** Says of a file that is no video, or too large a one, that it is the `file`. */
async function readable<Result>({ locale }: Context, prepare: () => Promise<Result>): Promise<Result> {
  try {
    return await prepare();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.spec === videoUnreadable) throw fieldError('file', m.media_video_unreadable({}, { locale }));
    if (error.spec === videoTooLarge) throw new ShopError(error.spec, { data: { errors: { file: m.media_video_too_large({}, { locale }) } }, cause: error });
    throw error;
  }
}
