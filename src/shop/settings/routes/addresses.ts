/** Addresses of pages whose paths the merchant can change. Every link to one is made here or by `detailPath` in components. */
import type { Queryable } from '#kit/server/database.ts';
import { detailPath, type DetailKind } from '#ui/page-view.tsx';
import { routesSchema, type RouteSettings } from '../contract.ts';
import { readSettings } from '../read-settings.ts';

/** A detail page's path without language prefix. */
export function pathOf(routes: RouteSettings, kind: DetailKind, slug: string): string {
  return detailPath({ paths: routes }, kind, slug);
}

/** The path of a content page (`newsletter`, `order-lookup`), without language prefix, as it is configured now. */
export async function pagePath(db: Queryable, slug: string): Promise<string> {
  return pathOf((await readSettings(db)).routes, 'page', slug);
}

/** The path of a content page where nothing is configured, for samples. */
export const usualPagePath = (slug: string): string => pathOf(routesSchema.parse({}), 'page', slug);
