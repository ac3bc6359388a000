import { forbidden } from '#kit/pure/common-errors.ts';
import { messageLocales, textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import { csvRow } from '#kit/pure/csv.ts';
import { recordAction } from '../staff/index.ts';
import type { Context } from '#kit/server/context.ts';
import {
  areaOf,
  htmlFields,
  sourceLanguage,
  translatedFields,
  translationKinds,
  type MissingTranslations,
  type Translation,
  type TranslationInput,
  type TranslationItem,
  type TranslationKind,
} from './contract.ts';
import { missingIn, textsOf } from './rules.ts';
import { countMissing, findTextsAfter, listTranslationRows } from './store.ts';
import { readRecord, writeTexts } from './write-translation.ts';

/** The languages that what is missing is counted in: those of the shop itself. */
export const countedLanguages: readonly string[] = messageLocales.filter((lang) => lang !== sourceLanguage);

/** Whether who asks may read, or write, texts of a kind. */
export const mayTranslate = ({ caller }: Context, access: 'read' | 'write', kind: TranslationKind): boolean =>
  caller.kind === 'staff' && hasRight(caller.rights, `${access}:${areaOf(kind)}`);

/** @throws forbidden (403) */
export function rejectKind(context: Context, access: 'read' | 'write', kind: TranslationKind): void {
  if (!mayTranslate(context, access, kind)) throw new ShopError(forbidden);
}

type Asked = { kind: TranslationKind; missing?: string | undefined; q: string };

/** A page of records of a kind with what they lack. @throws forbidden (403) */
export async function listTranslations(context: Context, { page, size, ...asked }: Asked & { page: number; size: number }) {
  rejectKind(context, 'read', asked.kind);
  const languages = asked.missing === undefined || countedLanguages.includes(asked.missing) ? countedLanguages : [...countedLanguages, asked.missing];
  const { rows, total } = await listTranslationRows(context.db, { ...asked, page, size, languages });
  const items: TranslationItem[] = rows.map(({ id, slug, texts, missing }) => ({
    kind: asked.kind,
    id,
    title: textIn(texts, 'title', context.lang) || slug,
    missing,
  }));
  return { items, total, page, size };
}

/** How many records lack texts, by kind and language: a statement for each kind that who asks may read. */
export async function countMissingTranslations(context: Context): Promise<MissingTranslations> {
  const kinds = translationKinds.filter((kind) => mayTranslate(context, 'read', kind));
  const counts = await Promise.all(kinds.map((kind) => countMissing(context.db, kind, countedLanguages)));
  return { languages: [...countedLanguages], items: kinds.map((kind, index) => ({ kind, ...counts[index]! })) };
}

/** A record's texts by language. @throws forbidden (403), notFound (404) */
export async function readTranslation(context: Context, key: { kind: TranslationKind; id: string }): Promise<Translation> {
  rejectKind(context, 'read', key.kind);
  return presented(key, (await readRecord(context, key)).texts);
}

/** Writes texts of a record. @throws forbidden (403), notFound (404), stale (412), invalidInput (400) */
export async function changeTranslation(
  context: Context,
  { input, ensureFresh, ...key }: { kind: TranslationKind; id: string; input: TranslationInput; ensureFresh(current: unknown): void },
): Promise<Translation> {
  rejectKind(context, 'write', key.kind);
  const isChanged = await writeTexts(context, { ...key, texts: input.texts, ensureFresh: (stored) => ensureFresh(presented(key, stored)) });
  if (!isChanged) await context.transaction((tx) => recordAction(tx, context, { action: `${key.kind}.translate`, subject: key.id }));
  return readTranslation(context, key);
}

function presented({ kind, id }: { kind: TranslationKind; id: string }, stored: Readonly<Record<string, object | undefined>>): Translation {
  const texts = textsOf(kind, stored);
  return {
    kind,
    id,
    title: textIn(texts, 'title', sourceLanguage),
    source: sourceLanguage,
    fields: translatedFields[kind].map((field) => ({ field, html: htmlFields.includes(field) })),
    texts: texts as Translation['texts'],
    missing: missingIn(texts, countedLanguages),
  };
}

const recordsAtOnce = 200;
/** The columns of the file, as it is written; an import knows them again. */
export const translationColumns = ['Kind', 'Id', 'Name', 'Field', 'Language', 'Source', 'Translation'] as const;

/**
 * Texts as CSV for translators: a row for each text of the source language and each language; with `missing`, only that language and what it lacks.
 * @throws forbidden (403)
 */
export async function* exportTranslations(
  context: Context,
  { kind, missing }: { kind?: TranslationKind | undefined; missing?: string | undefined },
): AsyncGenerator<string> {
  const kinds = kind === undefined ? translationKinds.filter((one) => mayTranslate(context, 'read', one)) : [kind];
  for (const one of kinds) rejectKind(context, 'read', one);
  yield csvRow(translationColumns);
  for (const one of kinds)
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const records = await findTextsAfter(context.db, { kind: one, missing, after, most: recordsAtOnce });
      const text = records.map((record) => rowsOf(one, record, missing)).join('');
      if (text !== '') yield text;
      if (records.length < recordsAtOnce) break;
      after = records.at(-1)!.id;
    }
}

function rowsOf(
  kind: TranslationKind,
  { id, slug, texts: stored }: { id: string; slug: string; texts: Record<string, object> },
  missing: string | undefined,
): string {
  const texts = textsOf(kind, stored);
  const source = texts[sourceLanguage] ?? {};
  const languages = missing === undefined ? countedLanguages : [missing];
  return Object.entries(source)
    .flatMap(([field, words]) =>
      languages
        .map((lang) => ({ field, words, lang, translation: texts[lang]?.[field] ?? '' }))
        .filter(({ translation }) => missing === undefined || translation === ''),
    )
    .map(({ field, words, lang, translation }) => csvRow([kind, id, source['title'] ?? slug, field, lang, words, translation]))
    .join('');
}
