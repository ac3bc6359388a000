/** What search engines read of a page, in schema.org's words. Pure. */
import { exponentOf } from '#kit/pure/amount.ts';
import type { Product, ProductVariant } from '#shop/catalog/contract.ts';

const context = 'https://schema.org';

type Crumb = { title: string; url: string };

/** Where a page stands. */
export function breadcrumbLd(crumbs: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, item: url })),
  };
}

/** The shop and its search, for the home page. */
export function shopLd(shop: { name: string; description: string; url: string; searchUrl: string; email: string }): object[] {
  return [
    {
      '@context': context,
      '@type': 'Organization',
      name: shop.name,
      url: shop.url,
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

/** A product with its offers. `urlOf` gives a variant's address. */
export function productLd(product: Product, { baseUrl, url, urlOf }: { baseUrl: string; url: string; urlOf: (sku: string) => string }): object {
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    url,
    ...(product.summary ? { description: product.summary } : {}),
    ...(product.images.length > 0 ? { image: product.images.slice(0, 4).map((image) => baseUrl + image.url) } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.rating !== null && product.reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount } }
      : {}),
    offers: product.variants.slice(0, 20).map((variant) => offer(variant, urlOf(variant.sku))),
  };
}

function offer(variant: ProductVariant, url: string): object {
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url,
    price: decimal(variant.price),
    priceCurrency: variant.price.currency,
    availability: `${context}/${availability[variant.stock]}`,
  };
}

function decimal({ amount, currency }: { amount: number; currency: string }): string {
  const exponent = exponentOf(currency);
  if (exponent === 0) return String(amount);
  const digits = String(amount).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
