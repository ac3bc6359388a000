/**
 * Pages that no cache has seen, among 20,000 products: every address is asked once, in turn, so the page cache never helps.
 * Server time is from the request's arrival to the last byte handed on, compression included.
 */
import type { Figure } from '#test/harness/figures.ts';
import { median, type Row } from '../bench.ts';
import { startRecordedShop } from '../recorded-shop.ts';
import { readsAllOf } from '../plans.ts';

const warmUps = 100;
const measured = 200;
const mostQueries = 6;
const departments = 8;
const shelves = 12;

const words = ['Oak', 'Moss', 'Chalk', 'Ink', 'Amber', 'Slate', 'Copper', 'Linen', 'Birch', 'Clay', 'Sand'];
const things = ['cup', 'bowl', 'lamp', 'rug', 'stool', 'vase', 'tray', 'blanket', 'candle', 'bottle', 'shelf', 'mirror', 'clock'];
const phrases = words.flatMap((word) => things.map((thing) => `${word} ${thing}`));
const suggestions = phrases.map((phrase, index) => `/api/web/search/suggest?q=${encodeURIComponent(phrase.slice(0, 2 + (index % 6)))}`);
/** Searches that take the longest way: words spelt otherwise, several of them, narrowed, and words that nothing has. */
const lost = ['Ok', 'Copperr', 'Lnien mirrror', 'Brich zzqqxy', 'zzqqxy', 'zzqqxy qqzzyx'].flatMap((q) =>
  ['', '&inStock=1', '&opt.colour=moss&inStock=1', '&page=2'].map((more) => `/search?q=${encodeURIComponent(q)}${more}`),
);

const row: Row = {
  title: 'Pages past the cache, at 20,000 products',
  async run(bench) {
    const database = await bench.copyLargeDatabase();
    const shop = await startRecordedShop(bench, database);
    const figures: Figure[] = [];
    for (const { name, most, addresses } of pages()) {
      await ask(shop.url, addresses.slice(0, warmUps));
      await shop.take();
      await ask(shop.url, addresses.slice(warmUps, warmUps + measured));
      const { requests, processorMs } = await shop.take();
      const times = requests.map(({ milliseconds }) => milliseconds);
      const whole = await readsAllOf(
        database,
        'product',
        requests.flatMap(({ statements }) => statements),
      );
      figures.push(
        { figure: `${name}, statements that read all products`, value: whole.length, unit: '', target: { atMost: 0 } },
        { figure: `${name}, server time p50`, value: median(times), unit: 'ms', target: { atMost: most } },
        { figure: `${name}, server time p95`, value: at(times, 0.95), unit: 'ms', target: null },
        { figure: `${name}, processor time of the shop`, value: processorMs / requests.length, unit: 'ms', target: null },
        {
          figure: `${name}, queries at most`,
          value: Math.max(...requests.map(({ statements }) => statements.length)),
          unit: '',
          target: { atMost: mostQueries },
        },
      );
    }
    await ask(shop.url, lost);
    const asked = (await shop.take()).requests.map(({ statements }) => statements.length);
    figures.push({ figure: 'search page, misspelt or of nothing, queries at most', value: Math.max(...asked), unit: '', target: { atMost: mostQueries } });
    await ask(shop.url, suggestions);
    const suggested = (await shop.take()).requests.map(({ milliseconds }) => milliseconds);
    return [...figures, { figure: 'suggestions, server time p95', value: at(suggested, 0.95), unit: 'ms', target: { atMost: 25 } }];
  },
};

export default row;

/** Pages and more addresses of each than are asked for. */
function pages(): { name: string; most: number; addresses: string[] }[] {
  const categories = numbers(departments).flatMap((one) => [`large-${one}`, ...numbers(shelves).map((shelf) => `large-${one}-${shelf}`)]);
  const filters = ['opt.colour=moss', 'opt.colour=ink&opt.size=m', 'inStock=1', 'opt.size=l&inStock=1'];
  return [
    { name: 'product page', most: 4, addresses: numbers(warmUps + measured).map((number) => `/product/large-${(number * 7_919) % 20_000}`) },
    {
      name: 'category page',
      most: 6,
      addresses: shuffled(numbers(6).flatMap((page) => categories.map((slug) => `/category/${slug}?page=${page}`))),
    },
    {
      name: 'category page, filtered (facets counted anew)',
      most: 6,
      addresses: shuffled(filters.flatMap((filter) => categories.map((slug) => `/category/${slug}?${filter}`))),
    },
    {
      name: 'search page',
      most: 8,
      addresses: shuffled(numbers(3).flatMap((page) => [...things, ...phrases].map((phrase) => `/search?q=${encodeURIComponent(phrase)}&page=${page}`))),
    },
  ];
}

const at = (values: readonly number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]!;
const numbers = (count: number) => Array.from({ length: count }, (_one, index) => index + 1);

/** The same order every time, and far from the one in which they were written. */
const shuffled = (addresses: readonly string[]) => addresses.map((_one, index) => addresses[(index * 8_191) % addresses.length]!);

async function ask(url: string, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const answer = await fetch(`${url}${path}`, { headers: { 'x-bench-id': String(index), 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  }
}
