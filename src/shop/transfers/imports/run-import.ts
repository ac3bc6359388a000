import type { Context } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { ImportRejected } from '../../catalog/import/index.ts';
import type { ImportKind } from '../contract.ts';
import { importKind, importPicturesKind } from '../job-kinds.ts';
import { addProgress, claimImport, finishImport, type ImportRow } from '../store.ts';
import { firstPictures } from './fetch-import-pictures.ts';
import { importCustomers } from './import-customers.ts';
import { importFile } from './import-files.ts';
import { importOrders } from './orders/import-orders.ts';
import { importProducts } from './import-products.ts';
import { importRedirects } from './import-redirects.ts';
import { importTexts } from './import-texts.ts';
import { importTranslations } from './import-translations.ts';
import type { ImportPart } from './import-run.ts';
import { deleteImportFile } from './remove-import-files.ts';

/** What imports each kind of file. */
export const importers: Record<ImportKind, (part: ImportPart) => Promise<void>> = {
  products: importProducts,
  customers: importCustomers,
  redirects: importRedirects,
  orders: importOrders,
  translations: importTranslations,
  texts: importTexts,
};

/** Well below the time after which a job is taken for dead. */
const partMs = 45_000;

type Ending = 'done' | 'later' | 'taken';

/**
 * Works on an import until it is done or `mostMs` have passed; what is left is queued. One that a process left unfinished goes on after the last step that
 * was kept; what was written after that is found unchanged.
 */
export async function runImport(context: Context, id: string, { mostMs = partMs }: { mostMs?: number } = {}): Promise<void> {
  const lease = newId();
  const row = await context.transaction((tx) => claimImport(tx, id, { lease, now: context.now() }));
  if (!row) return;
  try {
    const ending = await runPart(context, row, { lease, mostMs });
    if (ending === 'taken') return;
    if (ending === 'later') return await context.transaction((tx) => context.enqueue(tx, importKind, { id, locale: context.locale }));
    await end(context, row, { lease, state: 'done', message: '' });
  } catch (error) {
    const isRejected = error instanceof ImportRejected;
    // The database was away, or a bug: the job is tried again and goes on; what is wrong with the file stays wrong.
    if (!isRejected) throw error;
    await end(context, row, { lease, state: 'failed', message: error.say({ locale: context.locale }) });
  }
}

async function runPart(context: Context, row: ImportRow, { lease, mostMs }: { lease: string; mostMs: number }): Promise<Ending> {
  const until = performance.now() + mostMs;
  const state: { ending: Ending } = { ending: 'done' };
  await importers[row.kind as ImportKind]({
    context,
    file: importFile(context.config.storage, row.id),
    dryRun: row.dryRun,
    mapping: row.mapping as Record<string, string>,
    skip: row.entriesDone,
    async save({ entries, rows, counts, errors }) {
      const isMine = await context.transaction((tx) => addProgress(tx, { id: row.id, lease, entries, rows, counts, errors, now: context.now() }));
      if (!isMine) state.ending = 'taken';
      else state.ending = performance.now() > until ? 'later' : 'done';
      return state.ending === 'done';
    },
  });
  return state.ending;
}

async function end(
  context: Context,
  { id, kind, dryRun }: ImportRow,
  { lease, ...ending }: { lease: string; state: 'done' | 'failed'; message: string },
): Promise<void> {
  await context.transaction(async (tx) => {
    await finishImport(tx, { id, lease, ...ending, now: context.now() });
    if (kind === 'products' && !dryRun && ending.state === 'done') await context.enqueue(tx, importPicturesKind, firstPictures(id, context.locale));
  });
  await deleteImportFile(context, id);
}
