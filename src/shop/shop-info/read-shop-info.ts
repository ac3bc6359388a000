import { exponentOf } from '#kit/pure/amount.ts';
import { languageNames, textIn, wordIn, type Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { addressBookLimits } from '../addresses/contract.ts';
import { suggestsAddresses } from '../addresses/suggestions/index.ts';
import { readAuthModel } from '../auth/index.ts';
import { cartLimits } from '../cart/contract.ts';
import { catalogLimits } from '../catalog/contract.ts';
import { listCountries } from '../checkout/countries/index.ts';
import { pagesBySlug } from '../content/index.ts';
import { readMarkets } from '../markets/index.ts';
import { uploadLimits } from '../media/contract.ts';
import { findPictures } from '../media/index.ts';
import { paymentMethodsFor } from '../payments/index.ts';
import { promotionLimits } from '../promotions/contract.ts';
import type { ShopSettings } from '../settings/contract.ts';
import { readSettings } from '../settings/index.ts';
import { socialProvidersOf } from '../social-login/index.ts';
import { policyPages, type ShopInfo } from './contract.ts';

/** The shop about itself, in the caller's language. Two statements; all else is memoized. */
export async function readShopInfo(context: Context): Promise<ShopInfo> {
  const { db, lang, config } = context;
  const [settings, markets, countries, policies] = await Promise.all([
    readSettings(db),
    readMarkets(db),
    listCountries(context),
    pagesBySlug(context, policyPages),
  ]);
  const { shop } = settings;
  const logo = shop.logo ? (await findPictures(db, [shop.logo], lang)).get(shop.logo) : undefined;
  return {
    name: wordIn(shop.name, lang),
    tagline: wordIn(shop.tagline, lang),
    description: wordIn(shop.description, lang),
    email: shop.email || null,
    phone: shop.phone || null,
    website: shop.website.replace(/\/$/, '') || config.baseUrl,
    timeZone: shop.timeZone,
    logo: logo ?? null,
    languages: languagesOf(settings),
    currencies: [...markets.currencies.keys()].map((code) => ({ code, exponent: exponentOf(code), default: code === markets.defaultMarket.currency })),
    markets: markets.markets.map(({ code, texts, countries: of, currency, taxIncluded, withdrawal }) => ({
      code,
      title: textIn(texts, 'title', lang) || code,
      countries: [...of],
      currency,
      taxIncluded,
      withdrawal,
    })),
    countries,
    menus: Object.keys(settings.menus),
    customCategories: settings.routes.customCategories.map(({ type, path, source, texts }) => ({
      type,
      path,
      source,
      title: textIn(texts, 'title', lang) || type,
    })),
    policies: policies.map(({ slug, title }) => ({ slug: slug as (typeof policyPages)[number], title })),
    features: await featuresOf(context, settings),
    limits: limitsOf(settings),
  };
}

const languagesOf = ({ languages: { enabled, default: usual, names } }: ShopSettings) =>
  enabled.map((code: Locale) => ({ code, title: names[code] ?? languageNames[code], default: code === usual }));

async function featuresOf(context: Context, { privacy, payments }: ShopSettings): Promise<ShopInfo['features']> {
  const { providers, asks } = await readAuthModel(context);
  return {
    paymentMethods: paymentMethodsFor(context, null, payments).map(({ id, title }) => ({ id, title })),
    signInProviders: [...providers],
    messagingApps: [...socialProvidersOf(context.config).values()].map(({ id, title }) => ({ id, title: title(context.locale) })),
    signUpAsks: asks,
    addressSuggestions: await suggestsAddresses(context),
    visitConsent: { ask: privacy.consent, countries: privacy.countries },
  };
}

const limitsOf = ({ accounts, returns }: ShopSettings): ShopInfo['limits'] => ({
  passwordMin: accounts.passwordMin,
  passwordMax: accounts.passwordMax,
  cartLines: cartLimits.lines,
  quantityPerLine: cartLimits.quantityPerLine,
  couponsPerCart: promotionLimits.codesPerCart,
  addresses: addressBookLimits.entries,
  uploadBytes: uploadLimits.bytes,
  listSize: catalogLimits.mostPageSize,
  returnDays: returns.windowDays,
});
