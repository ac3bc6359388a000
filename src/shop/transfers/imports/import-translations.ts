import * as m from '#messages';
import { importTranslationRows } from '../../translations/import/index.ts';
import { importTable, noCounts, type ImportPart } from './import-run.ts';

/** Fields of a file of translations. */
export const translationFields = {
  columns: {
    kind: ['kind', 'type'],
    id: ['id'],
    field: ['field'],
    language: ['language', 'lang', 'locale'],
    translation: ['translation', 'target', 'translated content'],
  },
  required: ['kind', 'id', 'field', 'language', 'translation'],
} as const;

/** Imports translations; texts of one record are written together, and an empty cell leaves what there is. @throws ImportRejected */
export async function importTranslations(part: ImportPart): Promise<void> {
  const { context, dryRun } = part;
  await importTable(part, { ...translationFields, wrongHeader: (options) => m.import_translation_header({}, options) }, async (batch) => {
    const rows = batch.map(({ row, cells }) => ({
      row,
      kind: cells['kind'] ?? '',
      id: cells['id'] ?? '',
      field: cells['field'] ?? '',
      language: cells['language'] ?? '',
      translation: cells['translation'] ?? '',
    }));
    const results = await importTranslationRows(context, rows, { dryRun });
    const counts = noCounts();
    for (const { outcome } of results) if (outcome) counts[outcome] += 1;
    return { counts, errors: results.flatMap(({ row, field = '', msg }) => (msg === undefined ? [] : [{ row, field, msg }])) };
  });
}
