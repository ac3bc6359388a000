import { z } from 'zod';
import type { Job } from '#kit/server/jobs.ts';
import { removeFileKind } from './job-kinds.ts';
import { pictureFiles } from './pictures/picture-files.ts';
import { deleteOpenUploads, isFileShown } from './uploads/store-uploads.ts';

const dayMs = 24 * 3_600_000;
const batch = 200;

/** Every hour: pictures that were sent more than a day ago and that nothing shows are removed, with their files. */
export const removeUploadsJob: Job<Record<string, never>> = {
  name: 'upload.remove',
  data: z.object({}),
  schedule: '37 * * * *',
  async run(context) {
    const files = pictureFiles(context.config.storage);
    const before = new Date(context.now().getTime() - dayMs);
    for (;;) {
      const { deleted, orphans } = await context.transaction((tx) => deleteOpenUploads(tx, { before, most: batch }));
      // After the commit: a row without its file would show a gap, a file without a row only takes room.
      for (const sha256 of orphans) await files.remove(sha256);
      if (deleted < batch) return;
    }
  },
};

/** Removes a picture's file that nothing shows any more. */
export const removeFileJob: Job<{ sha256: string }> = {
  ...removeFileKind,
  async run(context, { sha256 }) {
    if (!(await isFileShown(context.db, sha256))) await pictureFiles(context.config.storage).remove(sha256);
  },
};
