/** What a browser fetches for a first visit to a product page, until nothing more comes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, devices, type Request } from '@playwright/test';
import type { Figure } from '#test/harness/figures.ts';
import type { Row } from '../bench.ts';
import { chromiumFlags, chromiumPath, firstProduct } from '../browser.ts';

const quietMs = 3_000;

const row: Row = {
  title: 'First visit to a product page in Chromium, phone',
  async run(bench) {
    const { url } = await bench.shop();
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
    bench.atEnd(() => browser.close());
    const page = await (await browser.newContext(devices['Pixel 7'])).newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(`${url}${await firstProduct(url)}`, { waitUntil: 'networkidle' });
    await sleep(quietMs);
    const fetched = await Promise.all(
      requests.map(async (request) => ({ url: request.url(), type: request.resourceType(), bytes: (await request.sizes()).responseBodySize })),
    );
    const kilobytes = (type: string) => fetched.filter((one) => one.type === type).reduce((sum, one) => sum + one.bytes, 0) / 1_000;
    const beforePaint = new Set(
      await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
        return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < painted ? [name] : []));
      }),
    );
    const early = fetched.filter(({ type, url: address }) => type === 'script' && beforePaint.has(address)).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000;
    const figures: Figure[] = [
      { figure: 'script', value: kilobytes('script'), unit: 'kB', target: { atMost: 95 } },
      { figure: 'script fetched before the first paint', value: early, unit: 'kB', target: { atMost: 25 } },
      { figure: 'styles', value: kilobytes('stylesheet'), unit: 'kB', target: { atMost: 16 } },
      { figure: 'HTML', value: kilobytes('document'), unit: 'kB', target: { atMost: 20 } },
      { figure: 'pictures', value: kilobytes('image'), unit: 'kB', target: null },
      { figure: 'fonts', value: kilobytes('font'), unit: 'kB', target: null },
      { figure: 'requests', value: fetched.length, unit: '', target: { atMost: 16 } },
      { figure: 'requests to third parties', value: fetched.filter((one) => !one.url.startsWith(`${url}/`)).length, unit: '', target: { atMost: 0 } },
    ];
    return figures.map((figure) => ({ ...figure, figure: `product page, first visit: ${figure.figure}` }));
  },
};

export default row;
