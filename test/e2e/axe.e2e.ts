/** Axe on every kind of page: nothing it knows to be wrong may stand on one, in English on a desk and in Chinese on a phone. */
import type { Page } from '@playwright/test';
import { besidesFrame, holdAgainstAxe, isLookedAtHere } from './axe.ts';
import { expect, inLongRunOnly, onPhone, test } from './fixtures.ts';

const pages = {
  'what is bought': {
    home: '/',
    category: '/category/table',
    search: '/search?q=bowl',
    tags: '/tag',
    tag: '/tag/wool',
    collection: '/collection/slow-morning',
    brands: '/brand',
    brand: '/brand/aldermoor',
    product: '/product/tarn-bowl',
  },
  'what is read and asked': {
    promotions: '/promotion',
    promotion: '/promotion/set-the-table',
    coupons: '/coupon',
    coupon: '/coupon/welcome',
    journal: '/journal',
    article: '/article/mend-it-first',
    'text page': '/page/about',
    contact: '/page/contact',
    lookbook: '/lookbook',
    look: '/lookbook/morning-table',
    app: '/app/care-guide',
    inquiry: '/inquiry/quote',
    feedback: '/page/feedback',
    newsletter: '/page/newsletter',
    'order look-up': '/page/order-lookup',
  },
  'what is not there': { 'unknown page': '/product/no-such', lost: '/error/404', closed: '/error/403', broken: '/error/500' },
} as const;

/** What a kind of page looks like besides. */
const states = {
  'category, narrowed': '/category/table?opt.colour=ink&sort=price',
  'category, nothing found': '/category/table?price=1-2&currency=USD',
  'search, nothing found': '/search?q=zzzzqqq',
  'search, nothing asked': '/search',
  'product, sold out': '/product/brae-cup/BRC-TER-300',
} as const;

const statuses: Readonly<Record<string, number>> = { 'unknown page': 404, lost: 404, closed: 403, broken: 500 };

/** Opens a page and holds it against the rules; a soft failure names page, rule and place. */
async function look(page: Page, name: string, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect.soft(answer?.status(), name).toBe(statuses[name] ?? 200);
  await expect.soft(page.locator('h1'), name).toHaveCount(1);
  await holdAgainstAxe(page, name, name === 'home' ? {} : besidesFrame);
}

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [part, paths] of Object.entries(pages)) {
  test(`axe finds nothing on ${part}`, part === 'what is bought' ? onPhone : {}, async ({ page, isMobile }) => {
    const here = Object.entries(paths).filter(([name], index) => name === 'home' || isLookedAtHere(index, isMobile));
    for (const [name, path] of here) await look(page, name, isMobile ? `/zh${path === '/' ? '' : path}` : path);
  });
}

test('axe finds nothing on other states of these pages', inLongRunOnly, async ({ page, isMobile }) => {
  for (const [name, path] of Object.entries(states)) await look(page, name, isMobile ? `/zh${path}` : path);
});

test('axe finds nothing on what belongs to one visitor', async ({ page, isMobile }) => {
  const language = isMobile ? '/zh' : '';
  await look(page, 'empty cart', `${language}/cart`);
  await look(page, 'empty wish list', `${language}/page/wish-list`);
  const answered = await page.request.post('/api/web/cart/add', { data: { sku: 'TRB-CHK-S', quantity: 1 } });
  expect(answered.status()).toBe(200);
  await page.goto(`${language}/product/brae-cup`);
  const known = page.waitForResponse('**/favorite/add');
  await page.locator('#page-body article button[data-favorite]').first().click();
  expect((await known).status()).toBe(200);
  await look(page, 'cart', `${language}/cart`);
  await page.goto(`${language}/page/wish-list`);
  await expect(page.locator('#page-body button[data-favorite]').first()).toHaveAttribute('aria-pressed', 'true');
  await holdAgainstAxe(page, 'wish list', besidesFrame);
  const created = (await (await page.request.post('/api/web/checkout/create', { data: { source: 'cart' } })).json()) as { data: { slug: string } };
  await look(page, 'checkout', `${language}/checkout/${created.data.slug}`);
});
