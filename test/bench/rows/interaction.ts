/** How long a shopper waits for the screen in Chromium: another page that was asked for ahead, and every press and key on a phone four times slower. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import type { Figure } from '#test/harness/figures.ts';
import type { Row } from '../bench.ts';
import { median } from '../median.ts';
import { chromiumFlags, chromiumPath, firstCategory, firstProduct } from '../browser.ts';

const slowdown = 4;
const settleMs = 500;

declare global {
  /** Kept in the page measured. */
  var measured: { paintedMs: number; interactions: { name: string; ms: number }[] };
}

const row: Row = {
  title: 'Navigation and interaction in Chromium',
  async run(bench) {
    const { url } = await bench.shop();
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
    bench.atEnd(() => browser.close());
    const product = await firstProduct(url);
    const category = await firstCategory(url);
    const painted: number[] = [];
    const worst: Record<string, number[]> = { home: [], product: [], category: [] };
    for (let run = 0; run < bench.runs; run += 1) {
      painted.push(await navigate(browser, url, product));
      worst['home']!.push(await interact(browser, `${url}/`, actsOfHome));
      worst['product']!.push(await interact(browser, `${url}${product}`, actsOfProduct));
      worst['category']!.push(await interact(browser, `${url}${category}`, actsOfCategory));
    }
    const figures: Figure[] = [{ figure: 'click to the prefetched page painted', value: median(painted), unit: 'ms', target: { atMost: 60 } }];
    for (const [name, values] of Object.entries(worst))
      figures.push({
        figure: `slowest interaction to next paint, processor ${slowdown} × slowed: ${name}`,
        value: median(values),
        unit: 'ms',
        target: { atMost: 100 },
      });
    return figures;
  },
};

export default row;

/** From the click on a link that the pointer has rested on to the frame that shows the product, in ms. */
async function navigate(browser: Browser, url: string, product: string): Promise<number> {
  const page = await (await browser.newContext(devices['Desktop Chrome'])).newPage();
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    let clickedAt = 0;
    addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true });
    addEventListener('pageshown', () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // A message sent while a frame is made arrives once it is.
        port1.onmessage = () => (globalThis.measured = { paintedMs: performance.now() - clickedAt, interactions: [] });
        port2.postMessage(null);
      }),
    );
  });
  const link = page.locator(`#page-body a[href="${product}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const ahead = page.waitForResponse((response) => response.url().includes('request=route'));
  await link.hover();
  await (await ahead).finished();
  await sleep(settleMs);
  await link.click();
  await page.waitForFunction(() => 'measured' in globalThis);
  const { paintedMs } = await page.evaluate(() => globalThis.measured);
  await page.context().close();
  return paintedMs;
}

type Act = (page: Page) => Promise<void>;

/** The slowest of some interactions on a phone, from the press to the next frame, in ms. */
async function interact(browser: Browser, address: string, steps: Act): Promise<number> {
  const page = await (await browser.newContext(devices['Pixel 7'])).newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    globalThis.measured = { paintedMs: 0, interactions: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) globalThis.measured.interactions.push({ name: entry.name, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await steps(page);
  await sleep(settleMs);
  const { interactions } = await page.evaluate(() => globalThis.measured);
  await page.context().close();
  if (interactions.length === 0) throw new Error(`${address}: no interaction was seen`);
  return Math.max(...interactions.map(({ ms }) => ms));
}

/** A person's pause between two presses. */
const rest = () => sleep(settleMs);

async function actsOfHome(page: Page): Promise<void> {
  await page.locator('button[popovertarget="site-menu"]').first().tap();
  await rest();
  await page.keyboard.press('Escape');
  await rest();
  await page.locator('button[popovertarget="site-search"]').first().tap();
  await page.keyboard.type('bowl', { delay: 120 });
  await rest();
}

async function actsOfProduct(page: Page): Promise<void> {
  await page.locator('#page-body form input + button:enabled').first().tap();
  await rest();
  await page.locator('#page-body button[name="form"][value="add"]').first().tap();
  await page.locator('dialog[open]').waitFor();
  await rest();
  await page.keyboard.press('Escape');
  await rest();
}

async function actsOfCategory(page: Page): Promise<void> {
  await page.locator('#page-body select[name="sort"]').selectOption({ index: 1 });
  await rest();
  await page.locator('#page-body article button[data-favorite]').first().tap();
  await rest();
}
