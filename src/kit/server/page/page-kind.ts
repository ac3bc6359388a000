/** Page kinds: how an address becomes a model that sections show. */
import type { Context } from '../context.ts';

/** Title, description and what search engines and messengers read (contract, section 3). */
export type PageMeta = {
  title: string;
  description: string;
  canonical?: string;
  robots?: string;
  og?: Record<string, string>;
  twitter?: Record<string, string>;
  jsonLd?: unknown[];
};

/** What a kind's loader answers. */
export type PageOutcome<Model> =
  | {
      kind: 'found';
      model: Model;
      meta: PageMeta;
      tags: string[];
      expiresAt?: Date;
      noReload?: boolean;
      template?: string;
      /** Languages in which this content exists. */ languages?: string[];
    }
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string }
  | { kind: 'notFound' }
  | { kind: 'forbidden' }
  | { kind: 'needsSignIn' };

/** A page kind. */
export type PageKind<Model> = {
  kind: string;
  /** Query parameters that the page depends on; all others are dropped before cache and loader. */
  query: readonly string[];
  /** Public pages are the same for everyone and cached whole; private ones are never stored. */
  visibility: 'public' | 'private';
  /** Seconds for `s-maxage` of a public page. */
  sharedMaxAgeSeconds?: number;
  load(context: Context, request: { params: Record<string, string>; query: URLSearchParams; path: string }): Promise<PageOutcome<Model>>;
};
