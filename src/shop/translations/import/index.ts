/** Translations from a file: rows of one record are written together. */
import * as m from '#messages';
import { isLanguage } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { fieldLengths, sourceLanguage, translatedFields, translationKinds, type TranslationKind } from '../contract.ts';
import { writeTexts } from '../write-translation.ts';

/** A row of the file. `row` is its number in the file. */
export type TranslationFileRow = { row: number; kind: string; id: string; field: string; language: string; translation: string };
/** What became of a row; with `msg`, why it was left out. Outcomes are of records, on the first row of each. */
export type TranslationResult = { row: number; outcome: 'updated' | 'unchanged' | 'failed' | null; field?: string; msg?: string };

/** Writes rows of a file; one without a translation leaves what there is. What is wrong with a row is answered, not thrown. */
export async function importTranslationRows(
  context: Context,
  rows: readonly TranslationFileRow[],
  { dryRun }: { dryRun: boolean },
): Promise<TranslationResult[]> {
  const results: TranslationResult[] = [];
  const good: TranslationFileRow[] = [];
  for (const row of rows) {
    const fault = faultOf(context, row);
    if (fault) results.push({ row: row.row, outcome: 'failed', ...fault });
    else if (row.translation !== '') good.push(row);
  }
  for (const [first, ...others] of Map.groupBy(good, ({ kind, id }) => `${kind} ${id}`).values())
    results.push(await writeRecord(context, [first!, ...others], dryRun));
  return results.toSorted((a, b) => a.row - b.row);
}

async function writeRecord(context: Context, rows: readonly TranslationFileRow[], dryRun: boolean): Promise<TranslationResult> {
  const { row, kind, id } = rows[0]!;
  const texts: Record<string, Record<string, string>> = {};
  for (const { language, field, translation } of rows) texts[language] = { ...texts[language], [field]: translation };
  try {
    const isChanged = await writeTexts(context, { kind: kind as TranslationKind, id, texts, dryRun });
    return { row, outcome: isChanged ? 'updated' : 'unchanged' };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const [message] = Object.values((error.data?.['errors'] ?? {}) as Record<string, string>);
    return { row, outcome: 'failed', field: 'id', msg: message ?? m.translations_unknown_record({}, { locale: context.locale }) };
  }
}

function faultOf({ locale }: Context, { kind, id, field, language, translation }: TranslationFileRow): { field: string; msg: string } | null {
  const wrong = (name: string, value: string) => ({ field: name, msg: m.catalog_unknown_name({ name: value }, { locale }) });
  if (!(translationKinds as readonly string[]).includes(kind)) return wrong('kind', kind);
  if (!isId(id)) return wrong('id', id);
  if (!translatedFields[kind as TranslationKind].includes(field)) return wrong('field', field);
  if (!isLanguage(language) || language === sourceLanguage) return wrong('language', language);
  return translation.length > (fieldLengths[field] ?? 0) ? { field: 'translation', msg: m.translations_too_long({}, { locale }) } : null;
}
