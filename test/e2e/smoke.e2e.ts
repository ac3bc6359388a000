import { expect, test } from './fixtures.ts';

test('the shop serves', async ({ request }) => {
  expect((await request.get('/readyz')).status()).toBe(200);
  const unknown = await request.get('/api/web/nowhere');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 40 });
});

test('React itself hydrates what the server rendered', async ({ page }) => {
  await page.goto('/product/tarn-bowl');
  const island = page
    .locator('#page-body [data-island][data-mounted]')
    .filter({ has: page.locator('button') })
    .first();
  const button = await island.locator('button').first().elementHandle();
  // React's marks on the root that it hydrated, and on an element of it.
  const marks = (element: Element) => Object.keys(element).map((key) => key.replace(/\$.*/, ''));
  expect(await island.evaluate(marks)).toContain('__reactContainer');
  expect(await button!.evaluate(marks)).toEqual(expect.arrayContaining(['__reactFiber', '__reactProps']));
});

test('React waits for the first interaction, with its file fetched ahead', async ({ page }) => {
  const ahead = page.waitForResponse(/\/react-[\w-]+\.js$/);
  await page.goto('/');
  expect((await ahead).request().resourceType()).not.toBe('script');
  await expect(page.locator('[data-mounted]')).toHaveCount(0);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('#site-search [data-mounted]')).toHaveCount(1);
});

test('the home page fits a phone: no wider than it, and at most 6,000 px long @every-language @phone-only', async ({ page, place }) => {
  await page.goto(place.prefix || '/');
  const { width, height } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight }));
  expect(width).toBe(page.viewportSize()!.width);
  expect(height).toBeLessThanOrEqual(6_000);
});
