/** What the storefront is made of, and what a page request is on its way through it. */
import type { Context, Log } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import type { CdnConfig, PageCacheConfig } from '#kit/server/host-config.ts';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import type { AnySection, Embeds } from '#kit/server/page/section.ts';
import type { PageName } from '#shop/settings/routes/index.ts';
import type { AssetsByLocale } from './compose/assets.ts';
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
  /** Headers of a page that loads this from elsewhere (content security policy and the like). */
  headersFor(embeds: readonly Embeds[]): Readonly<Record<string, string>>;
  /** How much is cached, and for how long. */
  pageCache: PageCacheConfig;
  /** Absent: pages do not name their tags. */
  cdn?: CdnConfig | null | undefined;
  /** The currency that serves a request which names `asked`; unknown ones are ignored. */
  currencyFor(asked: readonly (string | undefined)[], lang: string): Promise<string>;
};

/** How a page is to be sent: as a document, or as the contract's JSON. */
export type PageFormat = 'document' | 'route';

/** Whom a page is for: everybody alike, the visitor, or an account. */
export type PageAccess = 'public' | 'shopper' | 'user';

/** Makes the context of a page; the server knows how to identify. @throws ShopError codes 50 and 51 */
export type ContextFor = (access: PageAccess, page: { lang: string; currency: string }) => Promise<Context>;

/** A request for a page, as the server received it. */
export type PageCall = {
  pathname: string;
  query: URLSearchParams;
  /** Currencies that the request names besides its address, best first. */
  currencies: readonly (string | undefined)[];
  contextFor: ContextFor;
  /** A preview token came along: nothing is taken from the cache or put into it. */
  preview: boolean;
};

/** What is asked for, once the address is resolved. */
export type ResolvedRequest = {
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
  /** Who its model is for. */
  access: PageAccess;
  /** A page of an account, asked for as a document: an app shell without what is personal, which the browser asks for with its token. */
  isShell: boolean;
  /** The same for everybody, so that caches may hold it. */
  isShared: boolean;
};
