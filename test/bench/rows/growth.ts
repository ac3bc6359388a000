/**
 * The same pages in shops of 50, 20,000 and 100,000 products (GROWTH=50,20000 for others). Their databases are created once and stored in
 * `.data/bench-growth`, or in the folder that GROWTH_DIR names: some minutes the first time.
 */
import { join, resolve } from 'node:path';
import type { Figure } from '#test/harness/figures.ts';
import type { Bench, Row } from '../bench.ts';
import { seedLarge, startReusableDatabase } from '../reusable-database.ts';
import { median } from '../median.ts';
import { ask, askPages, at, largePages, lost, suggestions } from '../large-pages.ts';
import { residentMb, startRecordedShop } from '../recorded-shop.ts';

const folder = resolve(process.env['GROWTH_DIR'] ?? '.data/bench-growth');
const counts = (process.env['GROWTH'] ?? '50,20000,100000').split(',').map(Number);
/** What PostgreSQL is meant to serve; the targets of p95 hold there. */
const large = 100_000;
const p95: Record<string, number> = { category: 60, filtered: 150, search: 150 };
const mostQueries = 6;
const mostMemoryMb = 350;

const row: Row = {
  title: 'Pages past the cache, in shops of 50, 20,000 and 100,000 products',
  onlyByName: true,
  async run(bench) {
    const figures: Figure[] = [];
    for (const count of counts) figures.push(...(await measure(bench, count)));
    return figures;
  },
};

export default row;

async function measure(bench: Bench, count: number): Promise<Figure[]> {
  const server = await startReusableDatabase({ dataDir: join(folder, String(count)), what: 'npm run bench -- growth' }, (dataDir) => seedLarge(dataDir, count));
  try {
    const shop = await startRecordedShop(bench, server.url);
    const figures: Figure[] = [];
    const record = (figure: string, value: number, target: Figure['target'], unit = 'ms') =>
      figures.push({ figure: `${count} products: ${figure}`, value, unit, target });
    for (const { kind, name, addresses } of largePages(count)) {
      const { requests, processorMs } = await askPages(shop, addresses);
      const times = requests.map(({ milliseconds }) => milliseconds);
      const most = p95[kind];
      record(`${name}, server time p50`, median(times), null);
      record(`${name}, server time p95`, at(times, 0.95), count < large || most === undefined ? null : { atMost: most });
      record(`${name}, statements at most`, Math.max(...requests.map(({ statements }) => statements.length)), { atMost: mostQueries }, '');
      record(`${name}, processor time of the shop`, processorMs / requests.length, null);
    }
    await ask(shop.url, lost, [200, 404]);
    const looked = (await shop.take()).requests;
    record(
      'search page, misspelt or of nothing, server time p95',
      at(
        looked.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      null,
    );
    await ask(shop.url, suggestions);
    const suggested = (await shop.take()).requests.map(({ milliseconds }) => milliseconds);
    record('suggestions, server time p95', at(suggested, 0.95), { atMost: 25 });
    record('memory of the shop', residentMb(shop), { atMost: mostMemoryMb }, 'MB');
    await shop.stop();
    return figures;
  } finally {
    await server.stop();
  }
}
