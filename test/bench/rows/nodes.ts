/**
 * Two processes of one shop over one database: how long after the first has answered a change the second still shows what was before. In the demo shop
 * (cached pages) and among 20,000 products (lists, searches and their counts from PostgreSQL).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '#test/harness/figures.ts';
import type { Bench, Row } from '../bench.ts';
import { call, changeTitle, text } from '../change-product.ts';
import { median } from '../median.ts';

const limitMs = 200;
const giveUpMs = 10_000;
const changes = 20;

type Nodes = { first: string; second: string; token: string };

const row: Row = {
  title: 'A change on one node, seen on the other',
  async run(bench) {
    const demo = await startNodes(bench, await bench.startDatabase());
    const large = await startNodes(bench, await bench.copyLargeDatabase());
    return [
      ...(await measure(demo, { where: 'demo shop', product: 'cairn-vase', list: '/category/vases' })),
      ...(await measure(large, { where: '20,000 products', product: 'large-7', list: '/search?q=quicksilver' })),
    ];
  },
};

export default row;

async function startNodes(bench: Bench, url: string): Promise<Nodes> {
  const environment = { DATABASE_URL: url, LOG_LEVEL: 'error' };
  const first = await bench.startShop({ environment, given: ['--demo'] });
  const second = await bench.startShop({ environment });
  if (!first.staff) throw new Error('the first start printed no staff account');
  const { email: account, password } = first.staff;
  const { token } = await call<{ token: string }>(`${first.url}/api/admin/auth/signin`, { method: 'POST', body: { account, password } });
  return { first: first.url, second: second.url, token };
}

/** Gives a product another title again and again, and looks at its page, at a list that it stands in, and at a search that finds it from then on, until they say so. */
async function measure({ first, second, token }: Nodes, { where, product, list }: { where: string; product: string; list: string }): Promise<Figure[]> {
  const { id } = await call<{ id: string }>(`${first}/api/web/product/detail?slug=${product}`, {});
  const address = `${first}/api/admin/products/${id}`;
  const taken: Record<string, number[]> = {};
  for (let change = 0; change <= changes; change += 1) {
    const word = `quick${'abcdefghijklmnopqrstu'[change]!.repeat(3)}`;
    const title = `Quicksilver ${word}`;
    const pages = { 'product page': `/product/${product}`, 'a list that it stands in': list, 'a search that finds it from then on': `/search?q=${word}` };
    // The page is cached on the second node when the change comes.
    for (const path of Object.values(pages)) await text(second + path);
    await changeTitle(address, { token, title });
    const answered = performance.now();
    const looks = Object.entries(pages).map(async ([name, path]) => {
      while (!(await text(second + path)).includes(title)) {
        if (performance.now() - answered > giveUpMs) throw new Error(`${path} never said ${title}`);
        await sleep(2);
      }
      // The first puts it into the list; from then on the list has it.
      if (change > 0) (taken[name] ??= []).push(performance.now() - answered);
    });
    await Promise.all(looks);
  }
  return Object.entries(taken).flatMap(([name, times]) => [
    { figure: `${where}: ${name}, p50`, value: median(times), unit: 'ms', target: null },
    { figure: `${where}: ${name}, slowest of ${changes}`, value: Math.max(...times), unit: 'ms', target: { atMost: limitMs } },
  ]);
}
