/** Pages that are made anew, at 20,000 products: every address is asked for once, so none comes from the page cache. */
import { readFileSync } from 'node:fs';
import { makeDataDir } from '#test/harness/built-shop.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';
import { median, type Figure, type Row } from '../bench.ts';

const products = 20_000;
const asked = 60;
const warmUp = 10;

const row: Row = {
  title: `Pages made anew, ${products.toLocaleString('en')} products, one at a time`,
  async run(bench) {
    const environment = { DATABASE_URL: await bench.startDatabase(), DATA_DIR: await makeDataDir() };
    const seeded = await runShopCommand(['seed:large', String(products)], environment);
    if (seeded.code !== 0) throw new Error(seeded.text);
    const shop = await bench.startShop({ environment: { DATABASE_URL: environment.DATABASE_URL } });
    const { url } = shop;
    const words = ['cup', 'bowl', 'lamp', 'rug', 'stool', 'vase', 'tray', 'blanket', 'candle', 'bottle', 'shelf', 'mirror', 'clock'];
    const colours = ['oak', 'moss', 'chalk', 'ink', 'amber', 'slate', 'copper', 'linen', 'birch', 'clay', 'sand'];
    // What has just started has not been compiled by the engine yet.
    for (let n = 0; n < 400; n += 1) await (await fetch(`${url}/product/large-${1_000 + n}`)).arrayBuffer();
    const figures: Figure[] = [];
    for (const [name, target, address] of [
      ['product', 4, (n: number) => `/product/large-${100 + n}`],
      ['category with facets', 6, (n: number) => `/category/large-${1 + (n % 8)}?page=${1 + Math.floor(n / 8)}`],
      ['category, deepest', 6, (n: number) => `/category/large-${1 + (n % 8)}-${1 + Math.floor(n / 8)}`],
      ['search', 8, (n: number) => `/search?q=${colours[n % 11]}+${words[n % 13]}`],
    ] as const) {
      const before = processorMs(shop.process.pid!);
      const times = await measure((n) => `${url}${address(n)}`);
      const processor = (processorMs(shop.process.pid!) - before) / (asked + warmUp);
      figures.push({ figure: `${name} page, p50`, value: median(times), unit: 'ms', target: { atMost: target } });
      figures.push({ figure: `${name} page, processor time of the shop's process`, value: processor, unit: 'ms', target: null });
    }
    const suggestions = await measure((n) => `${url}/api/web/search/suggest?q=${(colours[n % 11]! + ' ' + words[n % 13]!).slice(0, 2 + (n % 6))}`);
    figures.push({
      figure: 'suggestions, p95',
      value: suggestions.toSorted((a, b) => a - b)[Math.floor(suggestions.length * 0.95)]!,
      unit: 'ms',
      target: { atMost: 25 },
    });
    return figures;
  },
};

export default row;

/** Processor time that a process has used so far; what else runs on the machine does not change it much. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const ticksPerSecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** How long each of the addresses takes, asked one after the other. */
async function measure(address: (n: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < asked + warmUp; n += 1) {
    const begun = performance.now();
    const answer = await fetch(address(n), { headers: { 'accept-encoding': 'identity' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address(n)} answered ${answer.status}`);
    if (n >= warmUp) times.push(performance.now() - begun);
  }
  return times;
}
