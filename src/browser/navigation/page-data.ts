/** The contract's page answer, as the browser reads it. */
import type { IslandEntry } from '#ui/island.tsx';
import type { PageView } from '#ui/page-view.tsx';

/** `data.data`. */
export type PageInfo = PageView & {
  page: string;
  params: Record<string, string>;
  islands: IslandEntry[];
  version: string;
  themeHref: string;
  /** Style sheet that the page needs besides the usual one. */
  style?: string;
  /** What the page loads from elsewhere; absent: nothing. */
  embeds?: string;
  headHash: string;
  footHash: string;
  noReload?: boolean;
  shell?: boolean;
};

/** What a document carries with it; its theme is without what the theme's style sheet says. */
export type FirstPage = { data: PageInfo; theme: Record<string, unknown>; meta: { title: string; description?: string; robots?: string; canonical?: string } };

/** `data` of a route request. */
export type RoutePage = FirstPage & { pageHead: string; pageBody: string; pageFoot: string };

/** A redirect instead. */
export type RouteRedirect = { redirect: { status: number; location: string } };
