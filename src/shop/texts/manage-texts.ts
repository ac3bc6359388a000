/** Texts of the shop as staff search, read and write them. */
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { ResourceList } from '#kit/server/http/publish-resource.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { recordAction } from '../staff/index.ts';
import { isTextKey, originalOf, problemOf, textKeys } from './catalogue.ts';
import type { StaffText, TextFilter, TextInput } from './contract.ts';
import { textsTag } from './own-texts.ts';
import { readsAs, type TextProblem } from './rules.ts';
import { lockOwnTexts, selectOwnTexts } from './store.ts';
import { writeTexts } from './write-texts.ts';

/** A page of texts, by key. */
export async function listTexts(
  context: Context,
  { page, size, filter, order }: ResourceList<TextFilter, 'id'>,
): Promise<{ items: StaffText[]; total: number }> {
  const found = await findTexts(context.db, filter);
  const ordered = order.direction === 'desc' ? found.toReversed() : found;
  return { items: ordered.slice((page - 1) * size, page * size), total: found.length };
}

/** All texts that a filter leaves, by key. */
export async function findTexts(db: Queryable, { q = '', lang, edited }: TextFilter): Promise<StaffText[]> {
  const own = await readOwn(db);
  const langs: readonly Locale[] = lang === undefined ? messageLocales : [lang];
  const words = q.trim().toLowerCase();
  const says = (text: string | undefined) => text !== undefined && readsAs(text, words);
  return textKeys()
    .map((key) => describe(key, own))
    .filter(
      (one) =>
        (words === '' || says(one.id) || langs.some((each) => says(one.texts[each]) || says(one.defaults[each]))) &&
        (edited === undefined || langs.some((each) => one.edited.includes(each)) === edited),
    );
}

/** A text. @throws notFound (404) */
export async function readText(db: Queryable, id: string): Promise<StaffText> {
  if (!isTextKey(id)) throw new ShopError(notFound);
  return describe(id, await readOwn(db));
}

/**
 * Writes a text; from now on the shop says it.
 * @throws notFound (404), stale (412), invalidInput (40) naming `texts.<lang>` with the place that is wrong
 */
export async function changeText(context: Context, { id, input, ensureFresh }: { id: string; input: TextInput; ensureFresh: EnsureFresh }): Promise<StaffText> {
  const after = await context.transaction(async (tx) => {
    await lockOwnTexts(tx);
    const before = await readText(tx, id);
    ensureFresh(before);
    const written = messageLocales.flatMap((lang) => (input.texts[lang] === undefined ? [] : [{ key: id, lang, text: input.texts[lang] }]));
    for (const { lang, text } of written) {
      const problem = text === null ? null : problemOf({ key: id, lang, text });
      if (problem) throw fieldError(`texts.${lang}`, problemText(problem, context.locale));
    }
    await writeTexts(tx, written, { now: context.now() });
    const changed = await readText(tx, id);
    await recordAction(tx, context, { action: 'text.update', subject: id, before: { texts: before.texts }, after: { texts: changed.texts } });
    return changed;
  });
  // This process's own next read must not depend on when the announcement arrives.
  invalidateMemoized([textsTag]);
  return after;
}

/** What is wrong with a text, in a sentence that names the place. */
export function problemText(problem: TextProblem, locale: Locale): string {
  if (problem.what === 'line') return m.texts_one_line({}, { locale });
  const { what, place } = problem;
  return what === 'unknown' ? m.texts_place_unknown({ place }, { locale }) : m.texts_place_missing({ place }, { locale });
}

type Own = ReadonlyMap<string, string>;

const readOwn = async (db: Queryable): Promise<Own> => new Map((await selectOwnTexts(db)).map(({ key, lang, text }) => [`${key} ${lang}`, text]));

function describe(id: string, own: Own): StaffText {
  const defaults = Object.fromEntries(messageLocales.map((lang) => [lang, originalOf(id, lang)]));
  const texts = Object.fromEntries(messageLocales.map((lang) => [lang, own.get(`${id} ${lang}`) ?? defaults[lang]!]));
  return { id, texts, defaults, edited: messageLocales.filter((lang) => own.has(`${id} ${lang}`)) };
}
