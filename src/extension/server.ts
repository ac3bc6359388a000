/** What the server part of an extension imports (`vitrine/extension`): types, and functions that check them. */
import type { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { extensionRefused } from '#shop/extensions/contract.ts';
import type { AnyExtensionOperation, ExtensionOperation } from './operation.ts';
import type { ExtensionCatalogSearch } from './catalog-search.ts';
import type { ExtensionFacet } from './facet.ts';
import type { ExtensionPromotion } from './promotion.ts';
import type { ExtensionStorage } from './storage.ts';
import type { AnyExtensionResource, ExtensionResource } from './resource.ts';
import type { ByLanguage } from './texts.ts';
import type { ShippingRateProvider } from './shipping/shipping-rates.ts';
import type { TaxProvider } from './tax-provider.ts';
import type { AddressProvider } from './address-provider.ts';
import type { TrackingProvider } from './shipping/tracking-provider.ts';
import type { AnyExtensionJob, AnyExtensionSection, AnyExtension, Extension, ExtensionJob, ExtensionPaymentProvider, ExtensionSection } from './definition.ts';

export type {
  AnyExtension,
  EventHandler,
  Extension,
  ExtensionEvent,
  ExtensionJob,
  ExtensionPaymentProvider,
  ExtensionSection,
  Migration,
} from './definition.ts';
export type { ExtensionContext, OrderFacts, ShopReads } from './context.ts';
export type { ExtensionCommand, ExtensionOperation, PersonalTable } from './operation.ts';
export type { AskedList, ExtensionResource } from './resource.ts';
export type { ExtensionMail, MailSaying } from './mail.ts';
export type { ExtensionPage } from './page.ts';
export type { MailTransport, SmsTransport } from './transport.ts';
export { facetJob, type ExtensionFacet, type FacetValueOfProduct } from './facet.ts';
export type { NamedProduct } from '#shop/catalog/facets/index.ts';
export type { ExtensionStorage } from './storage.ts';
export type { ExtensionCatalogSearch } from './catalog-search.ts';
export type { CatalogSearch, ProductMatches, ProductQuery, SuggestionQuery } from '#shop/catalog/search/index.ts';
export type { StoredFile } from '#kit/server/storage/storage.ts';
export type { ExtensionPromotion, PromotionEffect } from './promotion.ts';
export type { RateParcel, ShippingQuote, ShippingRateProvider } from './shipping/shipping-rates.ts';
export type { AddressProvider, AddressQuestion, AddressSuggestion } from './address-provider.ts';
export type { ParcelEvent, ParcelReport, TrackedParcel, TrackingProvider } from './shipping/tracking-provider.ts';
export type { TaxPart, TaxProvider, TaxQuestion } from './tax-provider.ts';
export type { Attempt, PaymentNotice, RefundOrder, RefundState, Sale } from '#shop/payments/providers/index.ts';
export type { Loaded } from '#kit/server/page/section.ts';
export { on } from '#kit/server/database.ts';
export { invalidateTags } from '#kit/server/events/announce.ts';
export { textsOf, wordsIn, htmlField, lineField, linesField, linkField, pathField, pictureField } from '#kit/server/page/section-settings.ts';
export { formatMoney } from '#kit/pure/amount.ts';
export { Island } from '#ui/island.tsx';
export { defineTexts, type ByLanguage } from './texts.ts';
export { secret, settingField, type SettingChoice } from './setting-field.ts';

/** An extension: the default export of its `server.ts`. */
export function defineExtension<Schema extends z.ZodObject>(extension: Extension<Schema>): AnyExtension {
  return extension as AnyExtension;
}

/** A job; `Settings` are those of the extension. */
export function defineJob<Data, Settings>(job: ExtensionJob<Data, Settings>): AnyExtensionJob<Settings> & ExtensionJob<Data, Settings> {
  return job;
}

/** A section of pages. */
export function defineSection<Config, Data, Settings, Model = unknown>(
  section: ExtensionSection<Config, Data, Settings, Model>,
): AnyExtensionSection<Settings> {
  return section as unknown as AnyExtensionSection<Settings>;
}

/** A payment provider; `Settings` are those of the extension. */
export function definePaymentProvider<Settings>(provider: ExtensionPaymentProvider<Settings>): ExtensionPaymentProvider<Settings> {
  return provider;
}

/** A storage for the shop's files; `Settings` are those of the extension. */
export function defineStorage<Settings>(storage: ExtensionStorage<Settings>): ExtensionStorage<Settings> {
  return storage;
}

/** A search engine; `Settings` are those of the extension. */
export function defineCatalogSearch<Settings>(engine: ExtensionCatalogSearch<Settings>): ExtensionCatalogSearch<Settings> {
  return engine;
}

/** A facet; `Settings` are those of the extension. */
export function defineFacet<Settings>(facet: ExtensionFacet<Settings>): ExtensionFacet<Settings> {
  return facet;
}

/** A discount; `Settings` are those of the extension. */
export function definePromotion<Settings>(promotion: ExtensionPromotion<Settings>): ExtensionPromotion<Settings> {
  return promotion;
}

/** A provider of shipping rates; `Settings` are those of the extension. */
export function defineShippingRates<Settings>(provider: ShippingRateProvider<Settings>): ShippingRateProvider<Settings> {
  return provider;
}

/** A tax provider; `Settings` are those of the extension. */
export function defineTaxProvider<Settings>(provider: TaxProvider<Settings>): TaxProvider<Settings> {
  return provider;
}

/** An address provider; `Settings` are those of the extension. */
export function defineAddressProvider<Settings>(provider: AddressProvider<Settings>): AddressProvider<Settings> {
  return provider;
}

/** A tracking provider; `Settings` are those of the extension. */
export function defineTrackingProvider<Settings>(provider: TrackingProvider<Settings>): TrackingProvider<Settings> {
  return provider;
}

/** An operation of the API; `Settings` are those of the extension. */
export function defineOperation<Body, Query, Data, Settings>(operation: ExtensionOperation<Body, Query, Data, Settings>): AnyExtensionOperation<Settings> {
  return operation as unknown as AnyExtensionOperation<Settings>;
}

/** Records that staff list, read and write; `Settings` are those of the extension. */
export function defineResource<Kept extends { id: string }, Input, Filter, const Sort extends string, Settings>(
  resource: ExtensionResource<Kept, Input, Filter, Sort, Settings>,
): AnyExtensionResource<Settings> & ExtensionResource<Kept, Input, Filter, Sort, Settings> {
  return resource as never;
}

/**
 * What an operation or a resource throws when it cannot be done, with a text for people (code 41, status 409), or what says it in their language:
 * `refusal((locale) => say('gone', locale))`. Anything else that is thrown is a fault, and answers 500.
 */
export const refusal = (text: ByLanguage | ((locale: Locale) => string)): Error => new ShopError(extensionRefused, { params: { text } });
