import { languagesOf, textIn } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { chosenTitles, type AmountTitle } from './chosen-titles.ts';
import { findNameRows, type StoredNames } from './store.ts';

/** What a variant is called in each language that its product has, by language. */
export type VariantNames = Record<string, { title: string; options: { title: string; value: string }[] }>;

/** Names of variants by their id, in one statement; unknown ones are left out. */
export async function findVariantNames(db: Queryable, variantIds: readonly string[]): Promise<ReadonlyMap<string, VariantNames>> {
  const ids = [...new Set(variantIds)].filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await findNameRows(db, ids);
  return new Map(rows.map((row) => [row.id, namesOf(row)]));
}

/** What a variant is called in each language of its product. `amounts`: see `amountTitles`. */
export function namesOf(row: Omit<StoredNames, 'id'>, amounts?: AmountTitle): VariantNames {
  const langs = languagesOf(row.texts).filter((lang) => row.texts[lang]?.title);
  return Object.fromEntries(langs.map((lang) => [lang, { title: textIn(row.texts, 'title', lang), options: chosenTitles(row, lang, amounts) }]));
}
