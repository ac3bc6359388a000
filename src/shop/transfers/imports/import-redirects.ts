import * as m from '#messages';
import { importRedirectRows } from '../../content/redirects/index.ts';
import { importTable, noCounts, type ImportPart } from './import-run.ts';

/** Fields of a file of redirects. */
export const redirectFields = {
  columns: { from: ['redirect from', 'from', 'path', 'source', 'old url'], to: ['redirect to', 'to', 'target', 'destination', 'new url'] },
  required: ['from', 'to'],
} as const;

/** Imports redirects; one that leads elsewhere than the file says is changed. @throws ImportRejected */
export async function importRedirects(part: ImportPart): Promise<void> {
  const { context, dryRun } = part;
  await importTable(part, { ...redirectFields, wrongHeader: (options) => m.import_redirect_header({}, options) }, async (batch) => {
    const rows = batch.map(({ row, cells }) => ({ row, from: cells['from'] ?? '', to: cells['to'] ?? '' }));
    const results = await importRedirectRows(context, rows, { dryRun });
    const counts = noCounts();
    for (const { outcome } of results) counts[outcome] += 1;
    return { counts, errors: results.flatMap(({ row, field = '', msg }) => (msg === undefined ? [] : [{ row, field, msg }])) };
  });
}
