/**
 * Products for shopping search, one entry a variant, as RSS 2.0 with the `g:` words of Google's product data specification (other engines read it too),
 * in pages (RFC 5005), so that a response reads a bounded number of products.
 */
import { escapeHtml } from '#kit/pure/plain-text.ts';
import type { Queryable } from '#kit/server/database.ts';
import { decimalText } from '#kit/pure/amount.ts';
import { isGtin } from '#storefront/gtin.ts';
import { wordIn } from '#kit/pure/languages.ts';
import { wholeAddress } from '#ui/public-files/public-files.ts';
import { readProducts } from '#shop/catalog/index.ts';
import type { Product, ProductVariant } from '#shop/catalog/contract.ts';
import { pathOf } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { localPath } from '#ui/page-view.tsx';

/** In which language and currency, and for which site; and which page. */
export type FeedView = { lang: string; currency: string; baseUrl: string; page: number };

/** Products of one page at most. Merchants name each page to a search engine as a feed of its own. */
export const productsPerPage = 10_000;

const availability = { in: 'in_stock', low: 'in_stock', out: 'out_of_stock' } as const;
// What Google's data specification asks for by name; an option of another key is in the title only.
const namedOptions = new Map([
  ['colour', 'color'],
  ['color', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);
const longestDescription = 5_000;
const mostPictures = 10;

/** A page of the feed in chunks; null where there is none. */
export async function productFeed(db: Queryable, view: FeedView, size = productsPerPage): Promise<AsyncIterable<string> | null> {
  const { page, lang, currency } = view;
  const part = await readProducts(db, { offset: (page - 1) * size, limit: size, lang, currency });
  return part === null && page > 1 ? null : feedOf(db, view, part);
}

async function* feedOf(db: Queryable, view: FeedView, part: Awaited<ReturnType<typeof readProducts>>): AsyncIterable<string> {
  const { shop, routes } = await readSettings(db);
  const name = wordIn(shop.name, view.lang);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`;
  yield `<title>${escapeHtml(name)}</title><link>${escapeHtml(view.baseUrl + localPath(view, '/'))}</link><description>${escapeHtml(wordIn(shop.description, view.lang) || name)}</description>`;
  if (part?.hasMore) yield `<atom:link rel="next" href="${escapeHtml(addressOfPage(view, view.page + 1))}"/>`;
  for await (const product of part?.products ?? []) {
    if (!product.showCart) continue;
    const address = view.baseUrl + localPath(view, pathOf(routes, 'product', product.slug));
    for (const variant of product.variants) yield entryOf(product, variant, { address, baseUrl: view.baseUrl });
  }
  yield '</channel></rss>';
}

const addressOfPage = ({ baseUrl, lang, currency }: FeedView, page: number) =>
  `${baseUrl}/product-feed.xml?${new URLSearchParams({ lang, currency, page: String(page) }).toString()}`;

function entryOf(product: Product, variant: ProductVariant, { address, baseUrl }: { address: string; baseUrl: string }): string {
  const main = product.images.find((image) => image.id === variant.imageId) ?? product.images[0];
  // Merchants' feeds reject an entry without a picture.
  if (!main) return '';
  const chosen = product.options.map((option) => ({ key: option.key, title: titleOf(option, variant) })).filter(({ title }) => title !== 'Default Title');
  const further = product.images.filter((image) => image !== main).slice(0, mostPictures);
  const gtin = variant.barcode && isGtin(variant.barcode) ? variant.barcode : null;
  const fields: [string, string | null][] = [
    ['id', variant.sku],
    ['item_group_id', product.variants.length > 1 ? product.id : null],
    ['title', [product.title, ...chosen.map(({ title }) => title)].join(', ').slice(0, 150)],
    ['description', plain(product.description) || product.summary || product.title],
    ['link', `${address}/${encodeURIComponent(variant.sku)}`],
    ['image_link', wholeAddress(baseUrl, main.url)],
    ...further.map((image): [string, string] => ['additional_image_link', wholeAddress(baseUrl, image.url)]),
    ['availability', variant.expected ? variant.expected.as : availability[variant.stock]],
    ['availability_date', variant.expected ? `${variant.expected.expectedOn}T00:00Z` : null],
    ...prices(variant),
    ['condition', 'new'],
    ['brand', product.brand || null],
    ['gtin', gtin],
    ['identifier_exists', gtin || product.brand ? null : 'no'],
    ['product_type', product.categories.map((category) => category.title).join(' > ') || null],
    ...chosen.flatMap(({ key, title }): [string, string][] => (namedOptions.has(key) ? [[namedOptions.get(key)!, title]] : [])),
    ['shipping_weight', variant.weightGrams > 0 ? `${variant.weightGrams} g` : null],
  ];
  return `<item>${fields.map(([field, value]) => (value === null ? '' : `<g:${field}>${escapeHtml(value)}</g:${field}>`)).join('')}</item>`;
}

// A struck-through price is the price there, and what is asked now the sale price.
function prices({ price, linePrice }: ProductVariant): [string, string][] {
  const money = (value: { amount: number; currency: string }) => `${decimalText(value.amount, value.currency)} ${value.currency}`;
  return linePrice
    ? [
        ['price', money(linePrice)],
        ['sale_price', money(price)],
      ]
    : [['price', money(price)]];
}

function titleOf(option: Product['options'][number], variant: ProductVariant): string {
  const chosen = variant.options[option.key];
  return option.values.find((value) => value.value === chosen)?.title ?? chosen ?? '';
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_found, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestDescription);
}
