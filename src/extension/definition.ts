/** What an extension is made of: the server part, each kind of contribution a typed list. */
import type { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { SectionGroup } from '#kit/pure/sections/section-words.ts';
import type { Caller, Log } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Loaded, Section, SectionScope, SeenOfPage } from '#kit/server/page/section.ts';
import type { OrderFacts } from '#shop/orders/show/index.ts';
import type { ComponentType } from 'react';
import type { ByLanguage } from './texts.ts';

/** What every handler of an extension is given. */
export type ExtensionContext<Settings = unknown> = {
  /** What the merchant set, checked against the extension's schema. */
  readonly settings: Settings;
  /** For reads of the extension's own tables. */
  readonly db: Queryable;
  /** Writes in the extension's own tables, in one transaction with limits of its own. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Queues one of the extension's own jobs, on commit of the transaction. */
  enqueue<Data>(tx: Tx, job: Pick<ExtensionJob<Data>, 'name' | 'data'>, data: Data, options?: { startAfter?: Date }): Promise<void>;
  /** What the extension may read of the shop. */
  readonly shop: ShopReads;
  /** The shop's clock. */
  now(): Date;
  readonly caller: Caller;
  readonly lang: string;
  readonly locale: Locale;
  readonly currency: string;
  /** Lines in the shop's log, each with the extension's name. */
  readonly log: Log;
  /** Aborted when the time for this call is over: hand it to `fetch`. */
  readonly signal: AbortSignal;
};

/** The shop's data for extensions, by use cases and not by tables: what stands here stays. */
export type ShopReads = {
  /** An order by its id; null when there is none. Amounts are minor units. */
  order(orderId: string): Promise<OrderFacts | null>;
};

/** A background job. It is retried when it throws, so it must be safe to run twice. */
export type ExtensionJob<Data, Settings = never> = {
  name: string;
  data: z.ZodType<Data>;
  run(context: ExtensionContext<Settings>, data: Data): Promise<void>;
  /** Cron expression (UTC) for a job that runs by the clock. */
  schedule?: string;
  /** Attempts after the first, with growing pauses; absent: 5. */
  retryLimit?: number;
};

/** Something that happened, as webhooks tell it (docs/how-to/webhooks.md). */
export type ExtensionEvent = { id: string; type: string; at: Date; data: Record<string, unknown> };

/** What runs after an event, as a job of its own: later than what it tells of, and again when it throws. */
export type EventHandler<Settings = never> = {
  /** `order.paid` and the like. */
  event: string;
  run(context: ExtensionContext<Settings>, event: ExtensionEvent): Promise<void>;
};

/** A step of the extension's own schema: plain SQL whose names need no schema before them. */
export type Migration = { name: string; sql: string };

/** A section of pages. Its name in templates is `<extension>-<name>`. */
export type ExtensionSection<Config, Data, Settings = never, Model = unknown> = {
  name: string;
  /** What a template may set. */
  settings: z.ZodType<Config>;
  /** What the template editor says. */
  title: ByLanguage;
  about?: ByLanguage;
  group?: SectionGroup;
  fits?: readonly string[];
  load?(scope: Omit<SectionScope<Model>, 'context'> & { context: ExtensionContext<Settings> }, settings: Config): Promise<Loaded<Data>>;
  Component: Section<Config, Data, Model>['Component'];
  sees?: readonly SeenOfPage[];
};

/** Contributions whose types no longer matter; what the definition lists. */
export type AnyExtensionJob<Settings> = Omit<ExtensionJob<unknown, Settings>, 'run'> & { run(context: ExtensionContext<Settings>, data: never): Promise<void> };
/** See above. */
export type AnyExtensionSection<Settings> = Omit<ExtensionSection<unknown, unknown, Settings>, 'load' | 'Component'> & {
  load?(scope: Omit<SectionScope<never>, 'context'> & { context: ExtensionContext<Settings> }, settings: never): Promise<Loaded<unknown>>;
  Component: ComponentType<never>;
};

/** An extension's server part: the default export of its `server.ts`. */
export type Extension<Schema extends z.ZodObject = z.ZodObject> = {
  /** Small letters, digits and hyphens: the name of its folder or package. */
  name: string;
  version: string;
  title: ByLanguage;
  description?: ByLanguage;
  /** What a merchant sets, with defaults for all of it; the back office makes a form of it. See `settingField`. */
  settings?: Schema;
  /** Its tables, in a schema of its own. */
  migrations?: readonly Migration[];
  jobs?: readonly AnyExtensionJob<z.output<Schema>>[];
  events?: readonly EventHandler<z.output<Schema>>[];
  sections?: readonly AnyExtensionSection<z.output<Schema>>[];
};

/** An extension whose settings' types no longer matter; what the shop is handed. */
export type AnyExtension = Omit<Extension, 'jobs' | 'events' | 'sections'> & {
  jobs?: readonly AnyExtensionJob<never>[];
  events?: readonly EventHandler<never>[];
  sections?: readonly AnyExtensionSection<never>[];
};

export type { OrderFacts };
