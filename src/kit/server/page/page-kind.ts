/** Page kinds: how an address becomes a model that sections show. */
import type { Context } from '../context.ts';

/** Title, description and what search engines and messengers read (docs/contract.md, "Pages"). */
export type PageMeta = {
  title: string;
  description: string;
  /** Path without language prefix of the page's one true address; absent: the page's own path. */
  canonical?: string;
  robots?: string;
  /** Address of the feed of this page; loaders name its path without language prefix. */
  feed?: string;
  og?: Record<string, string>;
  twitter?: Record<string, string>;
  jsonLd?: unknown[];
};

/** What a kind's loader answers. Locations are whole (`/zh/cart`). */
export type PageOutcome<Model> =
  | {
      kind: 'found';
      model: Model;
      meta: PageMeta;
      /** Cache tags of what the loader itself read. */
      tags: string[];
      expiresAt?: Date;
      noReload?: boolean;
      /** Another template than the page's own; of several the first that there is. */
      template?: string | readonly [string, ...string[]];
      /** Languages in which this content exists; absent: all that have a catalogue. */
      languages?: string[];
      /** Paths of this page by language, without prefix, where they differ; the one under the empty name serves all others. */
      paths?: Readonly<Record<string, string>>;
      /** Status where it is not 200 (error pages). */
      status?: number;
    }
  | { kind: 'redirect'; status: 301 | 302 | 308; location: string }
  | { kind: 'notFound' }
  | { kind: 'forbidden' }
  | { kind: 'needsSignIn' };

/** A plain form that was rejected: the page is shown again with what was filled in and why. */
export type RejectedForm = {
  /** The value of its field `form`. */
  form: string;
  fields: URLSearchParams;
  /** Words for each faulty field. */
  errors: Readonly<Record<string, string>>;
  /** The message for the form as a whole. */
  message: string;
};

/** What a loader knows of the URL. */
export type PageRequest = {
  params: Record<string, string>;
  /** The query parameters that the kind names; nothing else of the query reaches a page. */
  query: URLSearchParams;
  /** Path without language prefix. */
  path: string;
  /** A custom category's type. */
  type?: string;
};

/** A plain form that posts to a page's own path: does its work and answers where to go (303). */
export type PageForm = (context: Context, fields: URLSearchParams, request: PageRequest) => Promise<{ location: string }>;

/** A page kind. */
export type PageKind<Model> = {
  /** The page's name, which is also its template's (`product`, `auth-signin`). */
  name: string;
  /** The kind as the contract names it (`product`, `auth`). */
  kind: string;
  /** Query parameters that the page depends on; all others are dropped before cache and loader. */
  query: readonly string[];
  /** Public pages are the same for everyone and cached whole; private ones are never cached. */
  visibility: 'public' | 'private';
  /** `user`: nothing but a shell without a valid token. */
  access?: 'user';
  /** By the value of the form's field `form`. */
  forms?: Readonly<Record<string, PageForm>>;
  /** Whether its sections show a rejected form again with its field errors; otherwise an error is a page of its own. */
  showsFormErrors?: true;
  load(context: Context, request: PageRequest): Promise<PageOutcome<Model>>;
};

/** A page kind whose model type no longer matters; what the registry lists. */
export type AnyPageKind = Omit<PageKind<unknown>, 'load'> & { load(context: Context, request: PageRequest): Promise<PageOutcome<unknown>> };
