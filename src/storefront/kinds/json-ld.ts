/** A page's structured data, in schema.org's vocabulary. Pure. */
import { decimalText } from '#kit/pure/amount.ts';
import { wholeAddress } from '#ui/public-files/public-files.ts';
import { isGtin } from '#storefront/gtin.ts';
import type { ContentItem } from '#shop/content/contract.ts';
import type { Review } from '#shop/reviews/contract.ts';
import type { Product, ProductOption, ProductVariant } from '#shop/catalog/contract.ts';

const context = 'https://schema.org';

type Crumb = { title: string; url: string };

/** Where a page stands. */
export function breadcrumbLd(crumbs: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: { '@type': 'WebPage', '@id': url },
    })),
  };
}

/** The shop and its search, for the home page. */
export function shopLd(shop: { name: string; description: string; url: string; searchUrl: string; logo: string; email: string }): object[] {
  return [
    {
      '@context': context,
      '@type': 'Organization',
      name: shop.name,
      url: shop.url,
      logo: shop.logo,
      ...(shop.description ? { description: shop.description } : {}),
      ...(shop.email ? { email: shop.email } : {}),
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: shop.name,
      url: shop.url,
      potentialAction: { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${shop.searchUrl}?q={q}` }, 'query-input': 'required name=q' },
    },
  ];
}

const availability = { in: 'InStock', low: 'LimitedAvailability', out: 'OutOfStock' } as const;
const mostVariants = 50;
const mostPictures = 4;
const mostReviews = 5;
// Options that schema.org has a word for; the others are in the variant's name.
const namedOptions = new Map([
  ['colour', 'color'],
  ['color', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** Addresses that a product's data hold: the site's, the product's, a variant's. */
export type ProductAddresses = { baseUrl: string; url: string; urlOf: (sku: string) => string };

/** A product with its offers: of several variants a group, whose members are named by what they vary in. */
export function productLd(product: Product, reviews: readonly Review[], addresses: ProductAddresses): object {
  const { baseUrl, url } = addresses;
  const [only] = product.variants;
  const shared = {
    '@context': context,
    name: product.title,
    url,
    ...(product.summary ? { description: product.summary } : {}),
    ...(product.images.length > 0 ? { image: product.images.slice(0, mostPictures).map((image) => wholeAddress(baseUrl, image.url)) } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.rating !== null && product.reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount } }
      : {}),
    ...(reviews.length > 0 ? { review: reviews.slice(0, mostReviews).map(reviewLd) } : {}),
  };
  if (product.variants.length === 1 && only) return { '@type': 'Product', ...shared, ...identity(only), offers: offer(only, addresses.urlOf(only.sku)) };
  const variesBy = product.options.flatMap((option) => (namedOptions.has(option.key) ? [`${context}/${namedOptions.get(option.key)}`] : []));
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.id,
    ...(variesBy.length > 0 ? { variesBy } : {}),
    hasVariant: product.variants.slice(0, mostVariants).map((variant) => memberOf(product, variant, addresses)),
  };
}

function reviewLd({ author, title, text, rating, createdAt, lang }: Review): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: createdAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    ...(title ? { name: title } : {}),
    ...(text ? { reviewBody: text } : {}),
    inLanguage: lang,
  };
}

function memberOf(product: Product, variant: ProductVariant, { baseUrl, urlOf }: ProductAddresses): object {
  const chosen = product.options.map((option) => ({ key: option.key, title: chosenTitle(option, variant) }));
  const picture = product.images.find((image) => image.id === variant.imageId) ?? product.images[0];
  return {
    '@type': 'Product',
    ...identity(variant),
    name: [product.title, ...chosen.map(({ title }) => title).filter((title) => title !== 'Default Title')].join(', '),
    url: urlOf(variant.sku),
    ...(picture ? { image: wholeAddress(baseUrl, picture.url) } : {}),
    ...Object.fromEntries(chosen.flatMap(({ key, title }) => (namedOptions.has(key) ? [[namedOptions.get(key)!, title]] : []))),
    offers: offer(variant, urlOf(variant.sku)),
  };
}

function chosenTitle(option: ProductOption, variant: ProductVariant): string {
  const value = variant.options[option.key];
  return option.values.find((one) => one.value === value)?.title ?? value ?? '';
}

function identity({ sku, barcode, weightGrams }: ProductVariant): object {
  return {
    sku,
    ...(barcode && isGtin(barcode) ? { gtin: barcode } : {}),
    ...(weightGrams > 0 ? { weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' } } : {}),
  };
}

const soldAhead = { preorder: 'PreOrder', backorder: 'BackOrder' } as const;

function offer({ price, linePrice, stock, expected }: ProductVariant, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: decimalText(price.amount, price.currency),
    priceCurrency: price.currency,
    availability: `${context}/${expected ? soldAhead[expected.as] : availability[stock]}`,
    ...(expected ? { availabilityStarts: expected.expectedOn } : {}),
    itemCondition: `${context}/NewCondition`,
    ...(linePrice
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: `${context}/StrikethroughPrice`,
            price: decimalText(linePrice.amount, linePrice.currency),
            priceCurrency: linePrice.currency,
          },
        }
      : {}),
  };
}

/** An article: who wrote it, when, and for whom it is published. */
export function articleLd(
  article: Pick<ContentItem, 'title' | 'summary' | 'author' | 'publishedAt' | 'updatedAt' | 'picture' | 'tags'>,
  { url, baseUrl, lang, shopName }: { url: string; baseUrl: string; lang: string; shopName: string },
): object {
  const publisher = { '@type': 'Organization', name: shopName, url: baseUrl, logo: `${baseUrl}/favicon.svg` };
  return {
    '@context': context,
    '@type': 'Article',
    headline: article.title,
    url,
    mainEntityOfPage: url,
    ...(article.summary ? { description: article.summary } : {}),
    ...(article.picture ? { image: [wholeAddress(baseUrl, article.picture.url)] } : {}),
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: lang,
    ...(article.tags.length > 0 ? { keywords: article.tags.map((tag) => tag.title).join(', ') } : {}),
  };
}

/** A list of products, as far as its page shows it. */
export function listLd(list: { title: string; url: string; description: string; items: readonly { title: string; url: string }[] }): object {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name: list.title,
    url: list.url,
    ...(list.description ? { description: list.description } : {}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.items.length,
      itemListElement: list.items.map(({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, url })),
    },
  };
}
