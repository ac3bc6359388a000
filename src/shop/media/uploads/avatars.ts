import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { removeFileJob } from '../jobs.ts';
import { storePictures, type PreparedPicture } from '../pictures/store-pictures.ts';
import { deletePicture, insertUpload } from './store-uploads.ts';

/** Keeps a prepared picture of an account's owner. Answers its id. */
export async function saveAvatar(tx: Tx, context: Context, { prepared, accountId }: { prepared: PreparedPicture; accountId: string }): Promise<string> {
  const [id] = await storePictures(tx, [prepared]);
  const now = context.now();
  await insertUpload(tx, { id: id!, purpose: 'avatar', accountId, guestId: null, createdAt: now, attachedAt: now, shownAt: now });
  return id!;
}

/** Takes a picture away for good: its row at once, its file once that is committed, unless another picture is the same file. */
export async function removeAvatar(tx: Tx, context: Context, id: string): Promise<void> {
  const sha256 = await deletePicture(tx, { id, purpose: 'avatar' });
  if (sha256) await context.enqueue(tx, removeFileJob, { sha256 });
}
