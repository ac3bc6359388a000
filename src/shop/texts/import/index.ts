/** Own texts from a file. */
import * as m from '#messages';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { isTextKey, problemOf } from '../catalogue.ts';
import { textLimits } from '../contract.ts';
import { problemText } from '../manage-texts.ts';
import { textsTag } from '../own-texts.ts';
import { lockOwnTexts } from '../store.ts';
import { writeTexts, type Outcome, type WrittenText } from '../write-texts.ts';

/** A row of the file. `row` is its number in the file. */
export type TextFileRow = { row: number; key: string; language: string; text: string };
/** What became of a row; with `msg`, why it was left out. */
export type TextResult = { row: number; outcome: Outcome | 'failed'; field?: string; msg?: string };

/** Writes rows of a file; one without a text leaves what there is. What is wrong with a row is answered, not thrown. */
export async function importTextRows(context: Context, rows: readonly TextFileRow[], { dryRun }: { dryRun: boolean }): Promise<TextResult[]> {
  const results: TextResult[] = [];
  const good = new Map<string, WrittenText & { row: number }>();
  for (const { row, key, language, text } of rows) {
    const fault = text === '' ? null : faultOf(context, { key, language, text });
    if (fault) results.push({ row, outcome: 'failed', ...fault });
    // Of two rows for one text the later one counts.
    else if (text !== '') good.set(`${key} ${language}`, { row, key, lang: language as Locale, text });
  }
  const texts = [...good.values()];
  const outcomes = await context.transaction(async (tx) => {
    await lockOwnTexts(tx);
    return writeTexts(tx, texts, { now: context.now(), dryRun });
  });
  if (!dryRun) invalidateMemoized([textsTag]);
  return [...results, ...texts.map(({ row }, index) => ({ row, outcome: outcomes[index]! }))].toSorted((a, b) => a.row - b.row);
}

function faultOf({ locale }: Context, { key, language, text }: Omit<TextFileRow, 'row'>): { field: string; msg: string } | null {
  const wrong = (field: string, name: string) => ({ field, msg: m.catalog_unknown_name({ name }, { locale }) });
  if (!isTextKey(key)) return wrong('key', key);
  const lang = messageLocales.find((one) => one === language);
  if (!lang) return wrong('language', language);
  if (text.length > textLimits.textLength) return { field: 'text', msg: m.translations_too_long({}, { locale }) };
  const problem = problemOf({ key, lang, text });
  return problem && { field: 'text', msg: problemText(problem, locale) };
}
