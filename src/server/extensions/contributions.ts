/** What an installed extension adds to the shop, in the shop's own types. */
import type { AnyExtensionJob, AnyExtensionSection, EventHandler } from '#extension/definition.ts';
import type { Context } from '#kit/server/context.ts';
import type { EventListener } from '#kit/server/events/shop-events.ts';
import { shopEventData } from '#kit/server/events/shop-events.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import type { AnySection, SectionScope } from '#kit/server/page/section.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import { extensionTag } from '#shop/extensions/index.ts';
import type { AddedFacet } from '#shop/catalog/facets/index.ts';
import type { AddedProvider } from '#shop/payments/providers/index.ts';
import { jobName, limited, messageFrom, type Installed } from './extension-context.ts';
import { facetValuesJob, ownFacet } from './facets.ts';
import { ownAddressProvider } from './providers/address-provider.ts';
import { ownMailSample } from './mails.ts';
import { ownPersonalData, publishOwn } from './operations.ts';
import { ownPaymentProvider } from './providers/payment-provider.ts';
import { ownPromotion } from './promotion.ts';
import { ownShippingRates } from './providers/shipping-rates.ts';
import { ownTrackingProvider } from './providers/tracking-provider.ts';
import { ownTaxProvider } from './providers/tax-provider.ts';
import type { OfferSource } from '#shop/promotions/sources/index.ts';
import type { RateSource } from '#shop/shipping/sources/index.ts';
import type { TrackingSource } from '#shop/shipping/carriers/index.ts';
import type { AddressSource } from '#shop/addresses/suggestions/index.ts';
import type { TaxSource } from '#shop/markets/tax-sources/index.ts';

/** What one extension adds. */
export type Contributions = {
  slice: Slice;
  sections: readonly AnySection[];
  paymentProviders: readonly AddedProvider[];
  offerSources: readonly OfferSource[];
  facets: readonly AddedFacet[];
  rateSources: readonly RateSource[];
  taxSources: readonly TaxSource[];
  addressSources: readonly AddressSource[];
  trackingSources: readonly TrackingSource[];
};

/** Makes them. `host` is there once the shop is put together. */
export function contributionsOf(installed: Installed, host: () => Host): Contributions {
  const {
    name,
    jobs = [],
    events = [],
    sections = [],
    paymentProviders = [],
    personalData = [],
    promotions = [],
    facets = [],
    mails = [],
  } = installed.definition;
  const { shippingRates = [], taxProviders = [], addressProviders = [], trackingProviders = [] } = installed.definition;
  const handlers = events.map((handler) => eventJob(installed, handler));
  return {
    slice: {
      name: `extension ${name}`,
      jobs: [...jobs.map((job) => ownJob(installed, job)), ...handlers.map(({ job }) => job), ...facets.map((facet) => facetValuesJob(installed, facet))],
      listeners: handlers.map(({ listener }) => listener),
      routes: (api, { log }) => publishOwn(api, log, installed),
      mailSamples: mails.map((mail) => ownMailSample(installed, mail)),
      personalData: personalData.map((part) => ownPersonalData(installed, part)),
    },
    sections: sections.map((section) => ownSection(installed, section)),
    facets: facets.map((facet) => ownFacet(installed, facet)),
    offerSources: promotions.map((promotion) => ownPromotion(installed, promotion)),
    rateSources: shippingRates.map((provider) => ownShippingRates(installed, provider)),
    addressSources: addressProviders.map((provider) => ownAddressProvider(installed, provider)),
    trackingSources: trackingProviders.map((provider) => ownTrackingProvider(installed, provider)),
    taxSources: taxProviders.map((provider) => ownTaxProvider(installed, provider)),
    paymentProviders: paymentProviders.map((provider) => ownPaymentProvider(installed, provider, host)),
  };
}

function ownJob(installed: Installed, { name, data, run, ...options }: AnyExtensionJob<never>): AnyJob {
  const full = jobName(installed.definition.name, name);
  return {
    ...options,
    name: full,
    data,
    run: (context: Context, value: never) => limited(installed, context, { what: full, ms: installed.limits.jobMs }, (own) => run(own, value)),
  };
}

function eventJob(installed: Installed, { event, run }: EventHandler<never>): { job: AnyJob; listener: EventListener } {
  const name = jobName(installed.definition.name, `on.${event}`);
  return {
    listener: { event, job: { name, data: shopEventData } },
    job: {
      name,
      data: shopEventData,
      run: (context: Context, emitted: { id: string; type: string; at: string; data: Record<string, unknown> }) =>
        limited(installed, context, { what: name, ms: installed.limits.jobMs }, (own) => run(own, { ...emitted, at: new Date(emitted.at) })),
    } as AnyJob,
  };
}

function ownSection(installed: Installed, section: AnyExtensionSection<never>): AnySection {
  const { name: extension } = installed.definition;
  const name = `${extension}-${section.name}`;
  const { load } = section;
  return {
    name,
    settings: section.settings,
    card: {
      title: messageFrom(section.title),
      ...(section.about ? { about: messageFrom(section.about) } : {}),
      ...(section.group ? { group: section.group } : {}),
      ...(section.fits ? { fits: section.fits } : {}),
    },
    Component: section.Component,
    ...(section.sees ? { sees: section.sees } : {}),
    ...(load
      ? {
          load: (scope: SectionScope<never>, settings: never) =>
            limited(installed, scope.context, { what: `section ${name}`, ms: installed.limits.sectionMs }, async (context) => {
              const loaded = await load({ ...scope, context }, settings);
              return { ...loaded, tags: [...loaded.tags, extensionTag(extension)] };
            }),
        }
      : {}),
  };
}
