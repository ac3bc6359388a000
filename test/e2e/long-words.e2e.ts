// What merchants and shoppers write may be one word of any length: no page becomes wider than the screen by it.
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

const long = 'W'.repeat(240);
const pages = ['/product/brae-cup', '/category/mugs', '/journal', '/article/a-table-for-eleven', '/promotion/wool-weeks', '/coupon'];

test('long words are broken, on every kind of page', inLongRunOnly, async ({ page, place }) => {
  test.skip(!place.isPhone, 'a wide screen has room');
  const width = page.viewportSize()!.width;
  for (const path of pages) {
    await page.goto(path);
    const changed = await page.evaluate((word) => {
      // Amounts of money and how many there are are the shop's own.
      const words = document.querySelectorAll(
        'main :is(h1, h2, h3, p:not(.tabular-nums), dd, nav [aria-current=page], article :is(h2, h3) a, article span[class*=wrap-anywhere])',
      );
      const leaves = [...words].filter(
        (one) => one.children.length === 0 && one.textContent.trim() !== '' && !one.closest('.sr-only, dialog, [popover], form, .list-toolbar'),
      );
      for (const one of leaves) one.textContent = word;
      return leaves.length;
    }, long);
    expect(changed, path).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
  await page.goto(`/search?q=${'a'.repeat(1_000)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a'.repeat(200));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('long words are broken in lists of the back office, too', inLongRunOnly, async ({ page, place }) => {
  test.skip(!place.isPhone, 'a wide screen has room');
  test.skip(staff.email === '', noStaff);
  await signIn(page);
  const width = page.viewportSize()!.width;
  for (const path of ['orders', 'products', 'returns', 'pages']) {
    await page.goto(`/backoffice/${path}`);
    const rows = page.locator('main :is(.MuiListItemText-primary, .MuiListItemText-secondary)');
    await expect(rows.first()).toBeVisible();
    await rows.evaluateAll((all, word) => all.forEach((one) => (one.textContent = word)), long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
});
