/** Public pages out of the page cache, against a bare server that answers the same. */
import type { Row } from '../bench.ts';
import { firstProduct } from '../browser.ts';

const row: Row = {
  title: 'Public pages from the cache, 32 connections',
  async run(bench) {
    const { url } = await bench.shop();
    const figures = [];
    for (const [name, path] of [
      ['home', '/'],
      ['product', await firstProduct(url)],
    ] as const) {
      const { ratio, p99Ratio, shop, reference, bytes } = await bench.compare({ url: `${url}${path}` });
      figures.push(
        { figure: `${name} page, rate by bare node:http`, value: ratio, unit: '×', target: { atLeast: 0.8 } },
        { figure: `${name} page, p99 by bare node:http`, value: p99Ratio, unit: '×', target: { atMost: 3 } },
        { figure: `${name} page, requests a second (bare: ${Math.round(reference)})`, value: shop, unit: '/s', target: null },
        { figure: `${name} page, HTML compressed`, value: bytes / 1_000, unit: 'kB', target: { atMost: 20 } },
      );
    }
    return figures;
  },
};

export default row;
