/** Axe on the main kinds of pages in each ready theme that the demo shop does not wear: their colours and sizes must carry the same pages (axe.e2e.ts looks at its own). */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { themeCss } from '#storefront/theme/theme-css.ts';
import { readThemeFiles, readyThemes } from '#storefront/theme/themes.ts';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';

const pages = {
  home: '/',
  category: '/category/table',
  'search, nothing found': '/search?q=zzzzqqq',
  product: '/product/tarn-bowl',
  'product, sold out': '/product/brae-cup/BRC-TER-300',
  'gift card': '/product/gift-card',
  brand: '/brand/aldermoor',
  promotions: '/promotion',
  article: '/article/mend-it-first',
  'text page': '/page/about',
  'order look-up': '/page/order-lookup',
  'sign-in': '/auth/signin',
  cart: '/cart',
  'unknown page': '/product/no-such',
} as const;

const themes = readyThemes(await readThemeFiles([join(fileURLToPath(new URL('../..', import.meta.url)), 'themes')]));

/** Has the shop wear another theme on this page alone: a theme is its style sheet. */
const wear = (page: Page, css: string) => page.route(/\/theme\/.*\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: css }));

test.describe.configure({ timeout: 240_000 });

for (const name of ['default', 'hearth', 'night']) {
  test(`axe finds nothing in the theme ${name}`, inLongRunOnly, async ({ page, isMobile, expectedErrors }) => {
    // The browser lets no page open a socket whose style sheet a test has answered.
    expectedErrors.push(/WebSocket connection .* net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
    const theme = themes.get(name)!;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await page.request.post('/api/web/cart/add', { data: { sku: 'TRB-CHK-S', quantity: 1 } })).status()).toBe(200);
    await wear(page, themeCss(theme));
    for (const [kind, path] of Object.entries(pages)) {
      await page.goto(isMobile ? `/zh${path === '/' ? '' : path}` : path);
      const worn = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--theme-primary-color').trim());
      expect(worn, 'the style sheet is the theme’s').toBe(theme.primaryColor);
      await expect.soft(page.locator('h1'), kind).toHaveCount(1);
      await holdAgainstAxe(page, `${name}: ${kind}`);
    }
  });
}
