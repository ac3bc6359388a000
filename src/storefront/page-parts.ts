/** What the storefront is made of, for all its modules. */
import type { Context } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import type { AnySection } from '#kit/server/page/section.ts';
import type { Log } from '#kit/server/context.ts';
import type { AssetsByLocale } from './compose/assets.ts';
import type { PageName } from '#shop/settings/index.ts';
import type { RouteMatch } from './routes/match.ts';
import type { ThemeFiles } from './theme/themes.ts';

/** Given once, at start. */
export type StorefrontParts = {
  database: Database;
  log: Log;
  now(): Date;
  /** Public address without trailing slash; canonical links begin with it, never with what a request calls its host. */
  baseUrl: string;
  kinds: ReadonlyMap<PageName, AnyPageKind>;
  sections: ReadonlyMap<string, AnySection>;
  themeFiles: ThemeFiles;
  assets: AssetsByLocale;
  /** Headers of every page (content security policy and the like). */
  headers: Readonly<Record<string, string>>;
  /** How many bytes of pages are kept in memory; absent: as many as is usual. */
  cacheBytes?: number | undefined;
  /** The currency that serves a request which names `asked`; unknown ones are ignored. */
  currencyFor(asked: readonly (string | undefined)[]): Promise<string>;
};

/** How a page is to be sent: as a document, or as the contract's JSON. */
export type PageFormat = 'document' | 'route';

/** A request for a page, understood. */
export type AskedPage = {
  match: RouteMatch;
  kind: AnyPageKind | null;
  format: PageFormat;
  /** The kind's own parameters, sorted; nothing else of the query is left. */
  query: URLSearchParams;
  currency: string;
  /** Whether the address itself carries the currency. */
  currencyInAddress: boolean;
  hideHead: boolean;
  hideFoot: boolean;
};

/** Makes the context of a call; the server knows how to identify. @throws ShopError codes 50 and 51 */
export type ContextFor = (access: 'public' | 'shopper' | 'user', page: { lang: string; currency: string }) => Promise<Context>;
