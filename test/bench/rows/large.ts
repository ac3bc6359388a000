/**
 * Pages that no cache has seen, among 20,000 products: every address is asked once, in turn, so the page cache never helps.
 * Server time is from the request's arrival to the last byte handed on, compression included.
 */
import type { Figure } from '#test/harness/figures.ts';
import type { Row } from '../bench.ts';
import { median } from '../median.ts';
import { ask, askPages, at, largePages, lost, suggestions } from '../large-pages.ts';
import { startRecordedShop } from '../recorded-shop.ts';
import { readsAllOf } from '../plans.ts';

const mostQueries = 6;

const row: Row = {
  title: 'Pages past the cache, at 20,000 products',
  async run(bench) {
    const database = await bench.copyLargeDatabase();
    const shop = await startRecordedShop(bench, database);
    const figures: Figure[] = [];
    for (const { name, most, addresses } of largePages(20_000)) {
      const { requests, processorMs } = await askPages(shop, addresses);
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
    await ask(shop.url, lost, [200, 404]);
    const asked = (await shop.take()).requests.map(({ statements }) => statements.length);
    figures.push({ figure: 'search page, misspelt or of nothing, queries at most', value: Math.max(...asked), unit: '', target: { atMost: mostQueries } });
    await ask(shop.url, suggestions);
    const suggested = (await shop.take()).requests.map(({ milliseconds }) => milliseconds);
    return [...figures, { figure: 'suggestions, server time p95', value: at(suggested, 0.95), unit: 'ms', target: { atMost: 25 } }];
  },
};

export default row;
