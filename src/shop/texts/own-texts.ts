/** Own texts as messages say them. */
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import { setOwnTexts, type OwnTexts } from '#kit/pure/messages-runtime.ts';
import type { Queryable } from '#kit/server/database.ts';
import { invalidateMemoized, memoize } from '#kit/server/memoize.ts';
import { addToCatalogue, isTextKey, problemOf, type AddedTexts } from './catalogue.ts';
import { selectOwnTexts, type OwnTextRow } from './store.ts';

/** Under which pages and memory know of them. */
export const textsTag = 'texts';

/** Says whether a row still fits the shop, which another release may have given other keys and places. */
export const isInForce = (row: OwnTextRow): row is OwnTextRow & { lang: Locale } =>
  (messageLocales as readonly string[]).includes(row.lang) && isTextKey(row.key) && problemOf(row as OwnTextRow & { lang: Locale }) === null;

const readOwnTexts: (db: Queryable) => Promise<OwnTexts> = memoize(
  async (db: Queryable) => {
    const byLanguage: Partial<Record<Locale, Record<string, string>>> = {};
    for (const { lang, key, text } of (await selectOwnTexts(db)).filter(isInForce)) (byLanguage[lang] ??= {})[key] = text;
    return byLanguage;
  },
  { tags: [textsTag] },
);

/** Offers the texts of an extension as well, and says what the merchant wrote in place of them; answers how to take them out again. */
export function addTexts(texts: AddedTexts): () => void {
  const remove = addToCatalogue(texts);
  // Which rows fit was found out without them.
  invalidateMemoized([textsTag]);
  return () => {
    remove();
    invalidateMemoized([textsTag]);
  };
}

/** Has messages of this process say what the merchant wrote, as it stands now. Whatever answers or works calls it first. */
export async function applyOwnTexts(db: Queryable): Promise<void> {
  setOwnTexts(await readOwnTexts(db));
}
