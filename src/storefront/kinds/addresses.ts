/** Addresses of pages, as loaders need them. */
import type { Context } from '#kit/server/context.ts';
import { readSettings, type RouteSettings } from '#shop/settings/index.ts';
import { localPath } from '#ui/page-view.tsx';

/** Paths and absolute addresses in the language of a call. */
export type Addresses = { path(kind: DetailName, slug: string): string; absolute(path: string): string };

type DetailName = 'article' | 'category' | 'collection' | 'page' | 'product' | 'tag';

/** The addresses of a call. */
export async function addressesFor({ db, lang, config }: Context): Promise<Addresses> {
  const { routes } = await readSettings(db);
  return {
    path: (kind, slug) => pathOf(routes, kind, slug),
    absolute: (path) => config.baseUrl + localPath({ lang }, path),
  };
}

/** A detail page's path without language prefix. */
export function pathOf(routes: RouteSettings, kind: DetailName, slug: string): string {
  return routes[kind].replace(':slug', () => encodeURIComponent(slug));
}
