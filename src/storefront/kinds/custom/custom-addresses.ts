/** Custom categories as pages need them: where they live and what they are called. */
import { textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { PageOutcome, PageRequest } from '#kit/server/page/page-kind.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { RouteSettings } from '#shop/settings/contract.ts';

/** A custom category, in the language of a call. */
export type CustomCategory = { type: string; path: string; source: RouteSettings['customCategories'][number]['source']; title: string; text: string };

/** All of them. */
export async function customCategories({ db, lang }: Pick<Context, 'db' | 'lang'>): Promise<CustomCategory[]> {
  const { routes } = await readSettings(db);
  return routes.customCategories.map(({ type, path, source, texts }) => ({
    type,
    path,
    source,
    title: textIn(texts, 'title', lang) || type,
    text: textIn(texts, 'summary', lang),
  }));
}

/** Loads a page of a custom category; the template's name is filled in afterwards. */
export type CustomLoader = (context: Context, request: PageRequest, custom: CustomCategory) => Promise<PageOutcome<unknown>>;
