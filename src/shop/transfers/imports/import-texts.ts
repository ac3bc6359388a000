import * as m from '#messages';
import { importTextRows } from '../../texts/import/index.ts';
import { importTable, noCounts, type ImportPart } from './import-run.ts';

/** Fields of a file of texts. */
export const textFields = {
  columns: { key: ['key'], language: ['language', 'lang', 'locale'], text: ['text', 'own text'] },
  required: ['key', 'language', 'text'],
} as const;

/** Imports texts of the shop; an empty cell leaves what there is. @throws ImportRejected */
export async function importTexts(part: ImportPart): Promise<void> {
  const { context, dryRun } = part;
  await importTable(part, { ...textFields, wrongHeader: (options) => m.import_text_header({}, options) }, async (batch) => {
    const rows = batch.map(({ row, cells }) => ({ row, key: cells['key'] ?? '', language: cells['language'] ?? '', text: cells['text'] ?? '' }));
    const results = await importTextRows(context, rows, { dryRun });
    const counts = noCounts();
    for (const { outcome } of results) counts[outcome] += 1;
    return { counts, errors: results.flatMap(({ row, field = '', msg }) => (msg === undefined ? [] : [{ row, field, msg }])) };
  });
}
