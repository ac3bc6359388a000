import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { marketOf, namedRateFor } from '../../../markets/index.ts';
import { standardTaxClass, type Markets } from '../../../markets/contract.ts';
import { paypalStands, paypalTags } from '../../../payments/approvals/index.ts';
import { expressOf } from '../../../payments/express/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { deliveryTerms, readShipping, type DeliveryTerms } from '../../../shipping/index.ts';
import { cachedBrand } from '../../lists/read-brands.ts';
import { brandKey } from '../../rules.ts';
import type { ProductListItem } from '../../contract.ts';
import { buyForm, isSoldOut, type BuyingForm, type ProductMainData, type ProductPageModel } from './data.ts';
import { rejectedForm } from '#ui/forms/plain-form.tsx';
import { countryInSentence } from '#kit/pure/places/place-names.ts';

const buying: Readonly<Record<BuyingForm, true>> = { add: true, addAll: true, buyNow: true, paypal: true };

const mostAlternatives = 3;

/** What can be said of delivery before an address is known. Zones are cached in the process, so this rarely queries. */
export async function loadProductMain({ context, model, refused, query }: SectionScope<ProductPageModel>): Promise<Loaded<ProductMainData>> {
  const { db, locale, currency } = context;
  const errorMessage = refused && Object.hasOwn(buying, refused.form) ? Object.values(refused.errors).join(' ') || refused.message : null;
  const alert = { refused: rejectedForm('notify', refused), sent: query.get('said') === 'notify' };
  const key = brandKey(model.product.brand);
  const [alternatives, configuration, { returns }, brand, { account, embeds, tags: expressTags }, paypal] = await Promise.all([
    alternativesTo(model),
    readShipping(db),
    readSettings(db),
    key === '' ? null : cachedBrand(db, { slug: key, lang: context.lang }),
    expressOf(context, 'product'),
    paypalStands(context, 'product'),
  ]);
  const tags = ['settings', ...expressTags, ...paypalTags, ...(brand ? [`brand:${brand.id}`] : []), ...alternatives.map(({ id }) => `product:${id}`)];
  const shared = {
    alternatives,
    errorMessage,
    alert,
    paypal,
    taxHint: describeTax(configuration.markets, context),
    brandTitle: brand?.title ?? '',
    returnDays: returns.windowDays,
    express: account && { ...account, of: { source: 'buyNow' as const, form: buyForm } },
  };
  const terms = deliveryTerms(configuration, context);
  if (!terms) return { data: { ...shared, terms: null, arrivals: {} }, tags: ['shipping', ...tags], ...embeds };
  const { country, ways, freeFrom, changesAt } = terms;
  return {
    data: {
      ...shared,
      terms: {
        country: countryInSentence(locale, country),
        ways: ways.map(({ title, arrives }) => ({ title, arrives })),
        freeFrom: freeFrom === null ? null : { amount: freeFrom, currency },
      },
      arrivals: arrivalsOf(model, terms, { country: countryInSentence(locale, country), locale }),
    },
    tags: ['shipping', ...tags],
    ...embeds,
    expiresAt: changesAt,
  };
}

/** Of the same kind and to be had, where nothing of the product is. */
async function alternativesTo({ product, related }: ProductPageModel): Promise<ProductListItem[]> {
  if (!isSoldOut(product)) return [];
  // A page without them is better than none.
  const { related: items } = await related.catch(() => ({ related: [] }));
  return items.filter(({ stock, showCart }) => showCart && stock !== 'out').slice(0, mostAlternatives);
}

/** By the usual way, counted from the day on which each is expected to be sent. */
function arrivalsOf({ product }: ProductPageModel, { ways }: DeliveryTerms, { country, locale }: { country: string; locale: Locale }): Record<string, string> {
  const usual = ways.find((way) => way.arrives !== null);
  if (!usual || product.giftCard) return {};
  return Object.fromEntries(
    product.variants.flatMap(({ sku, expected }) => {
      const days = expected && usual.arrivesAfter(expected.expectedOn);
      return days ? [[sku, m.product_delivery_arrives({ method: usual.title, country, days }, { locale })]] : [];
    }),
  );
}

/** Whether prices hold the tax, which goes by its name in the first country of the currency's market; where that has no other, it is named: elsewhere tax may be added. */
function describeTax(markets: Markets, { currency, lang, locale }: Pick<Context, 'currency' | 'lang' | 'locale'>): string {
  const { taxIncluded, countries } = marketOf(markets, { currency });
  const [country] = countries;
  const place = country === undefined ? undefined : { country };
  const rate = taxIncluded ? namedRateFor(markets, { place, taxClass: standardTaxClass, lang }) : null;
  if (!rate || country === undefined) return m.product_tax_hint({}, { locale });
  const words = { tax: rate.title, country: countryInSentence(locale, country) };
  return countries.length === 1 ? m.product_tax_included_in(words, { locale }) : m.product_tax_included(words, { locale });
}
