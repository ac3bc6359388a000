// Without a network: what was just seen opens again, what is private or new does not, and each is said.
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be mounted/] });

test('a shop without a network shows what was seen, and never a cart or a checkout @every-language', async ({ page, context, place }) => {
  const at = (path: string) => `${place.prefix}${path}`;
  await page.goto(at('/product/tarn-bowl'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Once as a document and once as a page call.
  await page.goto(at('/product/brae-cup'));
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!;
  await page.locator('nav[aria-label] a[href*="/category/"]').last().click();
  await expect(page).toHaveURL(/\/category\//);
  const category = page.url();

  await context.setOffline(true);
  await expect(page.getByText(place.translate('page_offline'))).toBeVisible();
  await page.goto(at('/product/brae-cup'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page
    .locator(`nav[aria-label] a[href="${new URL(category).pathname}"]`)
    .last()
    .click();
  await expect(page).toHaveURL(category);

  for (const path of ['/cart', '/checkout/none', '/product/fell-mug']) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.translate('page_offline_title'));
  }
  await context.setOffline(false);
  await page.getByRole('link', { name: place.translate('page_try_again') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(place.translate('page_offline_title'));
});
