import type { Context } from '#kit/server/context.ts';
import { localFile } from '../../catalog/import/index.ts';
import type { ImportError, ImportKind } from '../contract.ts';
import type { PartCounts } from '../store.ts';
import { noCounts } from './import-run.ts';
import { importers } from './run-import.ts';

/** What an import did; `rows` of the file were read. */
export type ImportSum = PartCounts & { rows: number };

/**
 * Imports a file that lies here, from beginning to end, without a record of it: for the command line. `onError` hears of every row that is left out.
 * @throws ImportRejected
 */
export async function importFromPath(
  context: Context,
  { kind, path, dryRun, onError }: { kind: ImportKind; path: string; dryRun: boolean; onError(error: ImportError): void },
): Promise<ImportSum> {
  const sum = { ...noCounts(), rows: 0 };
  await importers[kind]({
    context,
    file: localFile(path),
    dryRun,
    mapping: {},
    skip: 0,
    async save({ rows, counts, errors }) {
      sum.rows = rows;
      for (const count of ['created', 'updated', 'unchanged', 'failed'] as const) sum[count] += counts[count];
      errors.forEach(onError);
      return true;
    },
  });
  return sum;
}
