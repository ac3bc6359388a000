/** Addresses of pages, as loaders need them. */
import type { Context } from '#kit/server/context.ts';
import type { PageOutcome, PageRequest } from '#kit/server/page/page-kind.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { RouteSettings } from '#shop/settings/contract.ts';
import { localPath, type DetailKind } from '#ui/page-view.tsx';

/** Paths and absolute addresses in the language of a call. */
export type Addresses = {
  path(kind: DetailKind, slug: string): string;
  /** Of a detail page by language; `rest` is what follows the slug. */
  paths(kind: DetailKind, item: Addressed, rest?: string): Record<string, string>;
  absolute(path: string): string;
};

/** The addresses of a call. */
export async function addressesFor({ db, lang, config }: Context): Promise<Addresses> {
  const { routes } = await readSettings(db);
  return {
    path: (kind, slug) => pathOf(routes, kind, slug),
    paths: (kind, item, rest = '') => pathsOf(routes, kind, item, rest),
    absolute: (path) => config.baseUrl + localPath({ lang }, path),
  };
}

/** What has an address of its own in some languages. `slug` is the one in the language of the call, `slugs` all of them. */
export type Addressed = { slug: string; slugs: Readonly<Record<string, string>> };

function pathsOf(routes: RouteSettings, kind: DetailKind, { slugs }: Addressed, rest: string): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([lang, slug]) => [lang, pathOf(routes, kind, slug) + rest]));
}

/** A redirect to where the page lives in the language of the call (`own`, without prefix), when it was asked for by the slug of another. */
export function redirectToOwn({ lang }: Pick<Context, 'lang'>, { path, query }: PageRequest, own: string): PageOutcome<never> | null {
  if (path === own) return null;
  const search = query.size > 0 ? `?${query}` : '';
  return { kind: 'redirect', status: 301, location: localPath({ lang }, own) + search };
}
