import { expect, test } from './fixtures.ts';

test('a promotion: from the list to its products, and its reduction in the cart', async ({ page }) => {
  await page.goto('/promotion');
  await page.getByRole('link', { name: 'Field Notebooks in threes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field Notebooks in threes');
  // Large beside the picture; the product below has it as a badge.
  await expect(page.getByText('3 for 2', { exact: true }).and(page.locator('p'))).toBeVisible();
  await expect(page.getByText('Buy 2, get 1 free')).toBeVisible();
  await page.locator('main a[href*="/product/field-notebook"]').first().click();
  await page.waitForURL(/\/product\/field-notebook/);
  const detail = (await (await page.request.get('/api/web/product/detail?slug=field-notebook')).json()) as { data: { variants: { sku: string }[] } };
  await page.request.post('/api/web/cart/add', { data: { sku: detail.data.variants[0]!.sku, quantity: 3 } });
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Field Notebooks in threes −$16.00')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a coupon is used from its page, and a line is put aside and back', async ({ page }) => {
      await page.request.post('/api/web/cart/add', { data: { sku: 'TRB-CHK-L', quantity: 1 } });
      await page.goto('/coupon/ship-free');
      await page.locator('button[value=apply]').click();
      await page.waitForURL(/\/cart$/);
      await expect(page.getByText('SHIPFREE', { exact: true })).toBeVisible();
      await page.locator('main button[value=save]').click();
      await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
      await page.locator('main button[value=restore]').click();
      await expect(page.locator('main button[value=save]')).toBeVisible();
    });
  });
}
