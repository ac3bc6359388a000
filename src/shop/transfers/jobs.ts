import { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { AnyJob, Job } from '#kit/server/jobs.ts';
import { importKind, importPicturesKind, type PicturesPart } from './job-kinds.ts';
import { fetchImportPictures } from './imports/fetch-import-pictures.ts';
import { removeImportFiles } from './imports/remove-import-files.ts';
import { runImport } from './imports/run-import.ts';

const importJob: Job<{ id: string; locale?: Locale | undefined }> = {
  ...importKind,
  retryLimit: 10,
  atOnce: 2,
  // The sender of the file reads what is wrong with it.
  run: (context, { id, locale = context.locale }) => runImport({ ...context, locale }, id),
};
const picturesJob: Job<PicturesPart> = { ...importPicturesKind, retryLimit: 10, run: (context, part) => fetchImportPictures(context, part) };

const filesJob: Job<Record<string, never>> = { name: 'import.remove-files', data: z.object({}), schedule: '52 * * * *', run: removeImportFiles };

/** What the slice does in the background. */
export const transferJobs: readonly AnyJob[] = [importJob, picturesJob, filesJob];
