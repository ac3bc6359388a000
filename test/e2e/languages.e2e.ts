/** Languages: the hint that a page exists in the visitor's own, and the switch that stays on the page. */
import { expect, onPhone, test } from './fixtures.ts';
import { countMoves, movesOf } from './moves.ts';

test.describe('a visitor who reads Chinese', () => {
  test.use({ locale: 'zh-CN', languageHint: true });

  test('is offered the page in Chinese, and goes there in one step', onPhone, async ({ page }) => {
    await page.goto('/product/tarn-bowl');
    const hint = page.locator('[data-language-hint="zh"]');
    await expect(hint).toBeVisible();
    await expect(page.locator('[data-language-hint]:visible')).toHaveCount(1);
    await expect(hint).toHaveText(/^要切换到简体中文版本吗？简体中文不用了$/);
    await hint.getByRole('link').click();
    await page.waitForURL('/zh/product/tarn-bowl');
    await expect(page.locator('[data-language-hint]:visible')).toHaveCount(0);
  });

  test('is asked at the front page without anything moving', async ({ page }) => {
    await countMoves(page);
    await page.goto('/');
    await expect(page.locator('[data-language-hint="zh"]')).toBeVisible();
    expect(await movesOf(page)).toBe(0);
    await expect(page).toHaveURL('/');
  });

  test('is not asked again after it was dismissed', async ({ page }) => {
    await page.goto('/category/table');
    const hint = page.locator('[data-language-hint="zh"]');
    await hint.getByRole('button').click();
    await expect(hint).toBeHidden();
    await page.clock.install();
    await page.goto('/product/tarn-bowl');
    await expect(page.getByRole('banner')).toBeVisible();
    // Whatever a page does once it is calm, it has done by then.
    await page.clock.runFor(10_000);
    await expect(page.locator('[data-language-hint]:visible')).toHaveCount(0);
  });
});

test('a product in German is offered to search engines, not in the switch: the buttons around it are English', async ({ page }) => {
  await page.goto('/product/brae-cup');
  await expect(page.locator('link[hreflang="de"]')).toHaveCount(1);
  await page.locator('footer button[popovertarget="site-locale"]').click();
  await expect(page.locator('#site-locale a[hreflang]')).toHaveCount(3);
  await expect(page.locator('[data-language-hint="de"]')).toHaveCount(0);
});

test('the language switch stays on the page and keeps filters', async ({ page }) => {
  await page.goto('/category/table?sort=price');
  await page.locator('footer button[popovertarget="site-locale"]').click();
  await page.locator('#site-locale a[hreflang="zh"]').click();
  await page.waitForURL('/zh/category/table?sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
