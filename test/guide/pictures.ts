/** The pictures of the merchant's guide, taken of the built demo shop: `npm run guide`. Each is one line of `pictures`; docs/merchant shows them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { chromiumFlags, chromiumPath } from '../bench/browser.ts';
import { ownPassword } from '../e2e/own-password.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/guide', import.meta.url));
const size = { width: 1280, height: 800 };
const quality = 72;

/** A picture: where it is taken, and what is done there first. */
type Picture = { name: string; path: string; before?(page: Page): Promise<void> };

const openFirst = async (page: Page): Promise<void> => {
  await page.locator('tbody a').first().click();
  await page.waitForURL(/\/show$/);
  await page.locator('main section, main .MuiCard-root, main .MuiPaper-root').nth(2).waitFor();
};

/** Types into the command palette, and waits for what it finds. */
const searchFor =
  (words: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(words);
    await page.getByRole('dialog').getByRole('option').nth(3).waitFor();
  };

/** A product, scrolled to how a search engine shows it. */
const showSearchCard = async (page: Page): Promise<void> => {
  await page.locator('tbody a').first().click();
  await page.getByRole('button', { name: 'Edit what search engines show' }).scrollIntoViewIfNeeded();
};

/** The settings of the shop, scrolled to the product that wraps orders. */
const showGiftWrapping = async (page: Page): Promise<void> => {
  await page.getByText('offered in the cart').scrollIntoViewIfNeeded();
};

const pictures: readonly Picture[] = [
  { name: 'home', path: '/home' },
  { name: 'search', path: '/home', before: searchFor('lamp') },
  { name: 'reports', path: '/reports' },
  { name: 'orders', path: '/orders' },
  { name: 'order', path: '/orders', before: openFirst },
  { name: 'draft-order', path: '/draft-orders/create' },
  { name: 'products', path: '/products' },
  { name: 'product', path: '/products/create' },
  { name: 'product-search', path: '/products', before: showSearchCard },
  { name: 'categories', path: '/categories' },
  { name: 'collection', path: '/collections/create' },
  { name: 'media', path: '/media-library' },
  { name: 'imports', path: '/imports' },
  { name: 'customers', path: '/customers' },
  { name: 'promotions', path: '/promotions' },
  { name: 'promotion', path: '/promotions/create' },
  { name: 'newsletter', path: '/newsletter-issues/create' },
  { name: 'pages', path: '/pages' },
  { name: 'menus', path: '/menus' },
  { name: 'editor', path: '/templates/home', before: (page) => page.frameLocator('iframe').getByRole('heading').first().waitFor() },
  { name: 'theme', path: '/settings/theme' },
  { name: 'shop-settings', path: '/settings/shop' },
  { name: 'gift-wrapping', path: '/settings/shop', before: showGiftWrapping },
  { name: 'shipping', path: '/shipping-zones' },
  { name: 'payments', path: '/settings/payments' },
  { name: 'mail-templates', path: '/mail-templates' },
  { name: 'audit', path: '/audit' },
  { name: 'maintenance', path: '/settings/maintenance' },
];

const asked = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const shop = await startBuiltShop({ limitMs: 120_000 });
try {
  await takeAll(shop);
} finally {
  await shop.stop();
}

async function takeAll({ url, staff }: BuiltShop): Promise<void> {
  const account = staff!;
  const { password } = await ownPassword(url, account);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
  const page = await browser.newPage({ viewport: size, locale: 'en-US', reducedMotion: 'reduce', colorScheme: 'light' });
  await page.request.post(`${url}/api/admin/auth/signin`, { data: { account: account.email, password } });
  for (const picture of pictures) {
    if (asked.length > 0 && !asked.includes(picture.name)) continue;
    await page.goto(`${url}/backoffice${picture.path}`, { waitUntil: 'networkidle' });
    await picture.before?.(page);
    await page.locator('main .MuiPaper-root, iframe').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.MuiCircularProgress-root, .MuiSkeleton-root') === null);
    const file = join(folder, `${picture.name}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality })
      .toFile(file);
    console.log(file);
  }
  await browser.close();
}
