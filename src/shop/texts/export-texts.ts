import { csvRow } from '#kit/pure/csv.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { TextFilter } from './contract.ts';
import { findTexts } from './manage-texts.ts';

/** The columns of the file, as it is written; an import knows them again. */
export const textColumns = ['Key', 'Language', 'Original', 'Text'] as const;

/** Texts as CSV, a row for each and language: as it came with the shop and, where the merchant wrote another, that. */
export async function* exportTexts({ db }: Pick<Context, 'db'>, filter: TextFilter): AsyncGenerator<string> {
  yield csvRow(textColumns);
  const langs = filter.lang === undefined ? messageLocales : [filter.lang];
  for (const { id, texts, defaults, edited } of await findTexts(db, filter))
    for (const lang of langs) {
      const isOwn = edited.includes(lang);
      if (filter.edited === undefined || isOwn === filter.edited) yield csvRow([id, lang, defaults[lang]!, isOwn ? texts[lang]! : '']);
    }
}
