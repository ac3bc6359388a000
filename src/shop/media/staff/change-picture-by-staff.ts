import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { recordAction } from '#shop/staff/index.ts';
import { pictureInUse, pictureLimits, type LibraryPicture, type PictureChange, type ReplacePictureInput } from '../contract.ts';
import { removeFileKind } from '../job-kinds.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { pictureTag } from '../pictures/picture-tag.ts';
import { isFileShown } from '../uploads/store-uploads.ts';
import { altTexts, pictureState, readPictureForStaff, rowOf } from './library-picture.ts';
import { prepareLibraryPicture } from './prepare-library-picture.ts';
import { deleteLibraryPicture, updatePictureFile, updatePictureWords } from './store.ts';
import { nameRevisionInTexts } from './store-uses.ts';

/** A picture may be on any page; every page depends on the settings, and lists are cached under `products`. */
const shown = ['settings', 'menu', 'products', pictureTag];
const foreignKeyViolation = '23503';

/**
 * Changes a picture's name, alternative texts and focal point.
 * @throws notFound (404), stale (412)
 */
export async function changePictureByStaff(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: PictureChange; ensureFresh: EnsureFresh },
): Promise<LibraryPicture> {
  return context.transaction(async (tx) => {
    const before = await readPictureForStaff(tx, id, context.lang, { lock: true });
    ensureFresh(pictureState(before));
    await updatePictureWords(tx, id, { name: input.name ?? before.name, alt: altTexts(input.alt), focalPoint: input.focalPoint }, context.now());
    const after = await readPictureForStaff(tx, id, context.lang);
    await recordAction(tx, context, { action: 'pictures.change', subject: id, before: pictureState(before), after: pictureState(after) });
    await invalidateTags(tx, shown);
    return after;
  });
}

/**
 * Puts a new file behind a picture: every place that shows it shows the new one, under a new address. Its words and its focal point stay.
 * @throws notFound (404), stale (412), invalidInput (400) for what is no picture or cannot be fetched, pictureTooLarge (413)
 */
export async function replacePictureByStaff(
  context: Context,
  files: PictureFiles,
  { id, input, ensureFresh }: { id: string; input: ReplacePictureInput; ensureFresh: EnsureFresh | null },
): Promise<LibraryPicture> {
  await rowOf(context.db, id);
  const { picture, name, byteCount } = await prepareLibraryPicture(context, files, input);
  return context.transaction(async (tx) => {
    const { sha256: oldFile } = await rowOf(tx, id, { lock: true });
    const before = await readPictureForStaff(tx, id, context.lang);
    ensureFresh?.(pictureState(before));
    const { source: _source, alt: _alt, ...facts } = picture;
    const file = { ...facts, byteCount, name: (name || before.name).slice(0, pictureLimits.nameLength) };
    const revision = await updatePictureFile(tx, id, file, context.now());
    await nameRevisionInTexts(tx, { id, revision });
    await queueFileRemoval(context, tx, oldFile);
    const after = await readPictureForStaff(tx, id, context.lang);
    await recordAction(tx, context, { action: 'pictures.replace', subject: id, before: pictureState(before), after: pictureState(after) });
    await invalidateTags(tx, shown);
    return after;
  });
}

/**
 * Deletes a picture that nothing shows, and its file.
 * @throws notFound (404), stale (412), pictureInUse (409) with the places in `data`
 */
export async function deletePictureByStaff(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  try {
    await context.transaction(async (tx) => {
      const { sha256 } = await rowOf(tx, id, { lock: true });
      const before = await readPictureForStaff(tx, id, context.lang);
      ensureFresh(pictureState(before));
      if (before.uses > 0) throw new ShopError(pictureInUse, { data: { uses: before.uses, usedIn: before.usedIn } });
      await deleteLibraryPicture(tx, id);
      await queueFileRemoval(context, tx, sha256);
      await recordAction(tx, context, { action: 'pictures.delete', subject: id, before: pictureState(before) });
      await invalidateTags(tx, [pictureTag]);
    });
  } catch (error) {
    // What began to show it in between, or is not among the places that are looked for.
    if ((error as { code?: unknown }).code === foreignKeyViolation) throw new ShopError(pictureInUse, { data: { uses: 1, usedIn: [] }, cause: error });
    throw error;
  }
}

/** After the commit, and only when no other picture has it. */
async function queueFileRemoval(context: Context, tx: Tx, sha256: string | null): Promise<void> {
  if (sha256 !== null && !(await isFileShown(tx, sha256))) await context.enqueue(tx, removeFileKind, { sha256 });
}
