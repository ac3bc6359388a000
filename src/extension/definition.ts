/** What an extension is made of: the server part, each kind of contribution a typed list. */
import type { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { SectionGroup } from '#kit/pure/sections/section-texts.ts';
import type { Loaded, Section, SectionScope, SeenOfPage } from '#kit/server/page/section.ts';
import type {
  Attempt,
  DuePayment,
  PaymentNotice,
  PaymentProvider,
  PaymentTraits,
  RefundOrder,
  RefundState,
  Sale,
  WebhookRequest,
} from '#shop/payments/providers/index.ts';
import type { ComponentType } from 'react';
import type { ExtensionCatalogSearch } from './catalog-search.ts';
import type { ExtensionContext } from './context.ts';
import type { AnyExtensionOperation, ExtensionCommand, PersonalTable } from './operation.ts';
import type { AnyExtensionMail } from './mail.ts';
import type { ExtensionPage } from './page.ts';
import type { ExtensionStorage } from './storage.ts';
import type { ExtensionFacet } from './facet.ts';
import type { MailTransport, SmsTransport } from './transport.ts';
import type { ExtensionPromotion } from './promotion.ts';
import type { AnyExtensionResource } from './resource.ts';
import type { AddressProvider } from './address-provider.ts';
import type { TrackingProvider } from './shipping/tracking-provider.ts';
import type { ShippingRateProvider } from './shipping/shipping-rates.ts';
import type { TaxProvider } from './tax-provider.ts';
import type { ByLanguage, OfferedTexts } from './texts.ts';

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

/** What every payment provider of an extension is asked for; amounts are minor units. None of it runs inside a transaction; each may be called again and must then do no more than once. */
export type ExtensionPaymentProvider<Settings = never> = {
  /** Small and large letters: what the API, orders and webhooks call the method. */
  id: string;
  title: ByLanguage;
  /** What the checkout says beneath the title. */
  note?: ByLanguage;
  /** What a shopper reads about an order that waits for this payment. */
  orderNote?: ByLanguage;
  traits?: Partial<PaymentTraits>;
  /** How long an unpaid order waits for this method; null: for ever; absent: 30 minutes. */
  windowMs?: number | null;
  /** Origins (`https://pay.example`) of the pages that shoppers are sent to. */
  pages?: readonly string[];
  /** Whether the merchant has set up all that it needs; absent: always. */
  isReady?(settings: Settings): boolean;
  /** Whether it takes such a sum from there; absent: any. */
  accepts?(sale: Sale, settings: Settings): boolean;
  /** Where the shopper sends the money while the order waits for it. */
  instructions?(due: DuePayment, locale: Locale, settings: Settings): { title: string; value: string }[];
  /** Starts the payment, or returns again what there is to do. Shoppers come back to `attempt.returnUrl`, and `confirm` is called. */
  start(context: ExtensionContext<Settings>, attempt: Attempt & { returnUrl: string }): ReturnType<PaymentProvider['start']>;
  /** What became of an attempt; null when there is nothing new. */
  confirm(context: ExtensionContext<Settings>, attempt: Attempt): Promise<PaymentNotice | null>;
  /** Gives money back; `refund.id` makes it happen once however often it is asked. */
  refund(context: ExtensionContext<Settings>, refund: RefundOrder): Promise<RefundState>;
  /** An attempt ended without money: nothing may be captured for it any more. */
  cancel?(context: ExtensionContext<Settings>, attempt: Attempt): Promise<void>;
  /** Verifies a webhook (`POST /api/web/payment/webhook/<id>`) and reads it; null for one whose signature or time stamp is wrong. */
  handleWebhook(context: ExtensionContext<Settings>, request: Omit<WebhookRequest, 'secret'>): Promise<{ eventId: string; notice: PaymentNotice } | null>;
};

/** Contributions whose types no longer matter; what the definition lists. */
export type AnyExtensionJob<Settings> = Omit<ExtensionJob<unknown, Settings>, 'run'> & { run(context: ExtensionContext<Settings>, data: never): Promise<void> };
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
  /** What shoppers read of `defineTexts`: the merchant may write it otherwise. */
  texts?: readonly OfferedTexts[];
  /** What a merchant sets, with defaults for all of it; the back office makes a form of it. See `settingField`. */
  settings?: Schema;
  /** Its tables, in a schema of its own. */
  migrations?: readonly Migration[];
  jobs?: readonly AnyExtensionJob<z.output<Schema>>[];
  events?: readonly EventHandler<z.output<Schema>>[];
  sections?: readonly AnyExtensionSection<z.output<Schema>>[];
  paymentProviders?: readonly ExtensionPaymentProvider<z.output<Schema>>[];
  operations?: readonly AnyExtensionOperation<z.output<Schema>>[];
  /** Records that staff work with; their screens are in `admin.tsx`. */
  resources?: readonly AnyExtensionResource<z.output<Schema>>[];
  commands?: readonly ExtensionCommand<z.output<Schema>>[];
  promotions?: readonly ExtensionPromotion<z.output<Schema>>[];
  shippingRates?: readonly ShippingRateProvider<z.output<Schema>>[];
  taxProviders?: readonly TaxProvider<z.output<Schema>>[];
  addressProviders?: readonly AddressProvider<z.output<Schema>>[];
  trackingProviders?: readonly TrackingProvider<z.output<Schema>>[];
  mails?: readonly AnyExtensionMail[];
  mailTransport?: MailTransport<z.output<Schema>>;
  smsTransport?: SmsTransport<z.output<Schema>>;
  /** Stores the shop's files, in place of the data folder. */
  storage?: ExtensionStorage<z.output<Schema>>;
  /** Finds products, in place of PostgreSQL. */
  catalogSearch?: ExtensionCatalogSearch<z.output<Schema>>;
  /** Narrow lists of products. */
  facets?: readonly ExtensionFacet<z.output<Schema>>[];
  pages?: readonly ExtensionPage<z.output<Schema>>[];
  /** Tables that name an account: all of them, for exports and erasures. */
  personalData?: readonly PersonalTable[];
};

/** An extension whose settings' types no longer matter; what the shop is handed. */
export type AnyExtension = Omit<
  Extension,
  | 'jobs'
  | 'events'
  | 'sections'
  | 'paymentProviders'
  | 'operations'
  | 'commands'
  | 'promotions'
  | 'shippingRates'
  | 'taxProviders'
  | 'addressProviders'
  | 'trackingProviders'
  | 'mailTransport'
  | 'smsTransport'
  | 'storage'
  | 'catalogSearch'
  | 'facets'
  | 'pages'
  | 'resources'
> & {
  jobs?: readonly AnyExtensionJob<never>[];
  events?: readonly EventHandler<never>[];
  sections?: readonly AnyExtensionSection<never>[];
  paymentProviders?: readonly ExtensionPaymentProvider<never>[];
  operations?: readonly AnyExtensionOperation<never>[];
  resources?: readonly AnyExtensionResource<never>[];
  commands?: readonly ExtensionCommand<never>[];
  promotions?: readonly ExtensionPromotion<never>[];
  shippingRates?: readonly ShippingRateProvider<never>[];
  taxProviders?: readonly TaxProvider<never>[];
  addressProviders?: readonly AddressProvider<never>[];
  trackingProviders?: readonly TrackingProvider<never>[];
  mailTransport?: MailTransport;
  smsTransport?: SmsTransport;
  storage?: ExtensionStorage;
  catalogSearch?: ExtensionCatalogSearch;
  facets?: readonly ExtensionFacet[];
  pages?: readonly ExtensionPage[];
};
