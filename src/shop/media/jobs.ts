import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { putBytes, readStored } from '#kit/server/storage/storage.ts';
import { removeFileKind } from './job-kinds.ts';
import { originalKey, pictureFiles } from './pictures/picture-files.ts';
import { deleteOpenUploads, isFileShown } from './uploads/store-uploads.ts';

const dayMs = 24 * 3_600_000;
const batch = 200;
const committedMs = 1_000;

/** Every hour: pictures that were sent more than a day ago and that nothing shows are removed, with their files. */
export const removeUploadsJob: Job<Record<string, never>> = {
  name: 'upload.remove',
  data: z.object({}),
  schedule: '37 * * * *',
  async run(context) {
    const before = new Date(context.now().getTime() - dayMs);
    for (;;) {
      const deleted = await context.transaction(async (tx) => {
        const { deleted, orphans } = await deleteOpenUploads(tx, { before, most: batch });
        // After the commit: a row without its file would show a gap. Queued with it: an hour without storage leaves no file behind.
        for (const sha256 of orphans) await context.enqueue(tx, removeFileKind, { sha256 });
        return deleted;
      });
      if (deleted < batch) return;
    }
  },
};

/** Removes a picture's file that nothing shows any more; where the storage is away, again and again for some days. */
export const removeFileJob: Job<{ sha256: string }> = {
  ...removeFileKind,
  retryLimit: 20,
  atOnce: 4,
  async run(context, { sha256 }) {
    const { storage } = context.config;
    // Asked of the primary: a replica may not know yet.
    const isShown = () => context.transaction((tx) => isFileShown(tx, sha256));
    if (await isShown()) return;
    const original = await readStored(storage, originalKey(sha256));
    await pictureFiles(storage).remove(sha256);
    if (!original) return;
    // Who sent the same picture meanwhile found the file there, and has its row committed by now.
    await sleep(committedMs);
    if (await isShown()) await putBytes(storage, originalKey(sha256), original);
  },
};
