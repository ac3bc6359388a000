/** Addresses of a shop of made-up products (`npm run seed:large`), each of which no cache has seen, and asking for them. */
import type { RecordedRequest } from './recorder.ts';
import type { RecordedShop } from './recorded-shop.ts';

const warmUps = 100;
const measured = 200;
const departments = 8;
const shelves = 12;

const words = ['Oak', 'Moss', 'Chalk', 'Ink', 'Amber', 'Slate', 'Copper', 'Linen', 'Birch', 'Clay', 'Sand'];
const things = ['cup', 'bowl', 'lamp', 'rug', 'stool', 'vase', 'tray', 'blanket', 'candle', 'bottle', 'shelf', 'mirror', 'clock'];
const phrases = words.flatMap((word) => things.map((thing) => `${word} ${thing}`));

/** What is typed, letter by letter. */
export const suggestions = phrases.map((phrase, index) => `/api/web/search/suggest?q=${encodeURIComponent(phrase.slice(0, 2 + (index % 6)))}`);

/** The slowest searches: misspelt words, several of them, filtered, and words without results; a page beyond their last is none (404). */
export const lost = ['Ok', 'Copperr', 'Lnien mirrror', 'Brich zzqqxy', 'zzqqxy', 'zzqqxy qqzzyx'].flatMap((q) =>
  ['', '&inStock=1', '&opt.colour=moss&inStock=1', '&page=2'].map((more) => `/search?q=${encodeURIComponent(q)}${more}`),
);

/** A kind of page: the most milliseconds that its middle one may take at 20,000 products, and addresses. */
export type LargePages = { kind: 'product' | 'category' | 'filtered' | 'search'; name: string; most: number; addresses: string[] };

/** Pages of a shop of `count` made-up products. */
export function largePages(count: number): LargePages[] {
  const categories = numbers(departments).flatMap((one) => [`large-${one}`, ...numbers(shelves).map((shelf) => `large-${one}-${shelf}`)]);
  const filters = ['opt.colour=moss', 'opt.colour=ink&opt.size=m', 'inStock=1', 'opt.size=l&inStock=1'];
  const pages = numbers(Math.max(1, Math.min(6, Math.floor(count / 2_500))));
  const products = numbers(Math.min(warmUps + measured, count - 1));
  return [
    { kind: 'product', name: 'product page', most: 8, addresses: products.map((number) => `/product/large-${(number * 7_919) % count || count}`) },
    {
      kind: 'category',
      name: 'category page',
      most: 12,
      addresses: shuffled(pages.flatMap((page) => categories.map((slug) => `/category/${slug}?page=${page}`))),
    },
    {
      kind: 'filtered',
      name: 'category page, filtered (facets counted anew)',
      most: 25,
      addresses: shuffled(filters.flatMap((filter) => categories.map((slug) => `/category/${slug}?${filter}`))),
    },
    {
      kind: 'search',
      name: 'search page',
      most: 25,
      addresses: shuffled(pages.slice(0, 3).flatMap((page) => [...things, ...phrases].map((phrase) => `/search?q=${encodeURIComponent(phrase)}&page=${page}`))),
    },
  ];
}

/** Asks for pages, the first of them unmeasured; answers what was recorded of the others. */
export async function askPages(shop: RecordedShop, addresses: readonly string[]): Promise<{ requests: RecordedRequest[]; processorMs: number }> {
  const unmeasured = Math.min(warmUps, Math.floor(addresses.length / 3));
  await ask(shop.url, addresses.slice(0, unmeasured));
  await shop.take();
  await ask(shop.url, addresses.slice(unmeasured, unmeasured + measured));
  return shop.take();
}

/** Asks for one after the other. @throws where one is answered with another status than the `fine` ones */
export async function ask(url: string, paths: readonly string[], fine: readonly number[] = [200]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const answer = await fetch(`${url}${path}`, { headers: { 'x-bench-id': String(index), 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (!fine.includes(answer.status)) throw new Error(`${path} answers ${answer.status}`);
  }
}

/** The value below which this part of the values lies. */
export const at = (values: readonly number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!;

const numbers = (count: number) => Array.from({ length: count }, (_one, index) => index + 1);

/** The same order every time, and far from the one in which they were written. */
const shuffled = (addresses: readonly string[]) => addresses.map((_one, index) => addresses[(index * 8_191) % addresses.length]!);
