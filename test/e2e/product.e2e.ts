/** The product page in a real browser: variants, the wish list, what was seen lately, and all of it without script. */
import type { Locator, Page } from '@playwright/test';
import { expect, onPhone, onPhoneOnly, test } from './fixtures.ts';
import { words } from './messages.ts';
import { cup, openProduct } from './open-product.ts';

const translate = words('en');
const heart = (page: Page) => page.locator('#page-body article button[data-favorite]').first();
const price = (page: Page) => page.locator('#page-body [aria-live="polite"]').filter({ hasText: /[$¥]/ }).first();

/** Presses a heart, and waits until the shop knows it: the heart itself is painted before. */
async function pressHeart(button: Locator, action: 'add' | 'cancel'): Promise<void> {
  const known = button.page().waitForResponse(`**/favorite/${action}`);
  await button.click();
  expect((await known).status()).toBe(200);
}

test('a quantity above what can be had is said, on the product page and in the cart', onPhone, async ({ page }) => {
  await openProduct(page);
  const quantity = page.locator('#buy-quantity');
  const most = Number(await quantity.getAttribute('max'));
  const said = (place: Locator) => place.getByText(translate('ui_quantity_most').replace('{most}', String(most)));
  await quantity.fill(String(most + 1));
  await quantity.blur();
  await expect(said(page.locator('#page-body article').first())).toBeVisible();
  await expect(quantity).toHaveValue(String(most));
  await quantity.fill('2');
  await quantity.blur();
  await expect(said(page.locator('#page-body article').first())).toBeHidden();
  await page.getByRole('button', { name: translate('product_add'), exact: true }).click();
  await expect(page.getByRole('dialog').getByText(translate('cart_check_out'), { exact: true })).toBeVisible();
  await page.goto('/cart');
  const line = page.locator('main li').filter({ hasText: 'Brae Cup' });
  const inCart = line.locator('[name=quantity]');
  await expect(page.locator('main [data-mounted]').filter({ has: page.locator('[name=quantity]') })).toHaveCount(1);
  await inCart.fill(String(most + 1));
  await inCart.press('Enter');
  await expect(said(line)).toBeVisible();
  await expect(inCart).toHaveValue(String(most));
});

test(
  'on a phone a bar stands in for the button that has left the screen, and covers neither the end of the page nor the question of consent',
  onPhoneOnly,
  async ({ page }) => {
    await openProduct(page);
    const bar = page.locator('.buy-bar');
    await expect(bar).toHaveCount(0);
    const toEnd = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // A jump: the button itself is never on the screen.
    await toEnd();
    await expect(bar).toBeVisible();
    await toEnd();
    const topOf = async (place: Locator) => (await place.boundingBox())!.y;
    const bottomOf = async (place: Locator) => (await place.boundingBox().then((box) => box!.y + box!.height))!;
    await expect.poll(async () => (await bottomOf(page.locator('footer'))) - (await topOf(bar))).toBeLessThanOrEqual(1);
    await page.locator('footer').getByText(translate('privacy_choices')).click();
    await expect.poll(async () => (await bottomOf(page.locator('#consent-notice'))) - (await topOf(bar))).toBeLessThan(0);
    await page.locator('#consent-notice button').first().click();
    await bar.getByRole('button', { name: translate('product_add') }).click();
    await expect(page.getByRole('dialog').getByText(translate('cart_check_out'), { exact: true })).toBeVisible();
  },
);

test('the SKU of a variant leads to that variant', async ({ page }) => {
  await page.goto('/search?q=brc-ter-300');
  await expect(page).toHaveURL(/\/product\/brae-cup\/BRC-TER-300$/);
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: translate('layout_search') })
    .click();
  await expect(page.locator('#site-search [data-mounted]')).toHaveCount(1);
  await page.locator('#site-search-q').fill('BRC-MOS-300');
  await expect(page.locator('[role=option][href$="/product/brae-cup/BRC-MOS-300"]')).toBeVisible();
});

test('another variant changes picture, price and address at once', onPhone, async ({ page }) => {
  await openProduct(page);
  await expect(price(page)).toContainText('$18.00');
  await page.getByRole('link', { name: /300 ml/ }).click();
  await expect(price(page)).toContainText('$22.00');
  await expect(page).toHaveURL(/\/product\/brae-cup\/BRC-MOS-300$/);
  const gallery = page.getByRole('region', { name: translate('product_pictures') });
  const shownPicture = () =>
    gallery
      .locator('ul')
      .first()
      .evaluate((row) => {
        const { left, top } = row.getBoundingClientRect();
        // A phone has scrolled to it; a wider screen puts it first.
        return [...row.children].find((one) => Math.abs(one.getBoundingClientRect().left - left) < 2 && Math.abs(one.getBoundingClientRect().top - top) < 2)
          ?.id;
      });
  expect(await shownPicture()).toBe('picture-1');
  const delivery = page.locator('[data-delivery]');
  await expect(delivery.first()).toBeVisible();
  await page.getByRole('link', { name: /^Terracotta \(/ }).click();
  await expect(page).toHaveURL(/BRC-TER-300$/);
  await expect(page.getByRole('button', { name: translate('product_add'), exact: true })).toHaveCount(0);
  await expect.poll(shownPicture).not.toBe('picture-1');
  await page.reload();
  await expect(page.getByRole('button', { name: translate('product_add'), exact: true })).toHaveCount(0);
  // Nothing is said of when it comes; an address may wait for it.
  await expect(delivery.locator('visible=true')).toHaveCount(0);
  const notify = page.locator('#notify');
  await notify.getByLabel(translate('field_email')).fill('waits@example.com');
  await notify.getByRole('button', { name: translate('stock_alert_send') }).click();
  await expect(notify.getByText(translate('stock_alert_thanks'))).toBeVisible();
});

test('the heart puts a product on the wish list, where it stays until it is taken off', async ({ page, isMobile }) => {
  await openProduct(page);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await pressHeart(heart(page), 'add');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const count = page.locator('#page-head [data-favorite-count]').first();
  if (!isMobile) await expect(count).toBeVisible();
  await expect(count).toHaveText('1');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/page/wish-list');
  await expect(page.getByRole('link', { name: 'Brae Cup' }).first()).toBeVisible();
  // Above what sells best, once it has come.
  const favorite = page.locator('#page-body button[data-favorite]').first();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await pressHeart(favorite, 'cancel');
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  await expect(count).toBeHidden();
  await page.reload();
  await expect(page.getByText(translate('favorite_empty'), { exact: true })).toBeVisible();
});

/** Opens the product while the script of its islands does not come, until `release` is called. */
async function openWithoutIslands(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/product-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/product-[\w-]+\.js$/);
  await page.goto(cup);
  await asked;
  return { release };
}

test('a heart that is pressed before the script of its island has come is pressed once', onPhone, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/favorite/') && asked.push(request.url().split('/').at(-1)!));
  const { release } = await openWithoutIslands(page);
  await pressHeart(heart(page), 'add');
  await expect(page.locator('[data-mounted]').filter({ has: heart(page) })).toHaveCount(0);
  release();
  await expect(page.locator('[data-mounted]').filter({ has: page.locator('button[data-favorite]') })).not.toHaveCount(0);
  await openProduct(page, '/product/tarn-bowl');
  expect(asked.filter((action) => action === 'add' || action === 'cancel')).toEqual(['add']);
});

test('what is put into the cart before the script has come is put there by the script, once', async ({ page }) => {
  const { release } = await openWithoutIslands(page);
  await page.locator('#page-body article [name=quantity]').first().fill('3');
  await page
    .getByRole('button', { name: translate('product_add'), exact: true })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog').getByText(translate('cart_check_out'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${cup}$`));
  const { data } = (await (await page.request.post('/api/web/cart/get')).json()) as { data: { count: number } };
  expect(data.count).toBe(3);
});

test('where the script of an island cannot be had, its form is sent by the browser after all', onPhone, async ({ page, expectedErrors }) => {
  expectedErrors.push(/could not be mounted/);
  let giveUp = () => {};
  const pressed = new Promise<void>((resolve) => (giveUp = resolve));
  await page.route(/\/product-[\w-]+\.js$/, async (route) => {
    await pressed;
    await route.abort();
  });
  const asked = page.waitForRequest(/\/product-[\w-]+\.js$/);
  await page.goto(cup);
  await asked;
  await page
    .getByRole('button', { name: translate('product_add'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${cup}$`));
  giveUp();
  await expect(page.getByRole('heading', { level: 1, name: translate('cart_title') })).toBeVisible();
  await expect(page.locator('main').getByText('Brae Cup').first()).toBeVisible();
});

test('articles go on the wish list too', onPhone, async ({ page }) => {
  await page.goto('/journal');
  await page.locator('#page-body a[href*="/article/"]').first().click();
  await expect(page).toHaveURL(/\/article\//);
  const title = await page.locator('article h1').innerText();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await pressHeart(heart(page), 'add');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(translate('favorite_added'))).toBeVisible();
  await page.goto('/page/wish-list');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('what was seen before is shown, without the product itself', async ({ page }) => {
  await openProduct(page);
  await openProduct(page, '/product/strath-mug');
  const seen = page.locator('section', { has: page.getByRole('heading', { name: translate('product_recently_viewed') }) });
  await page.evaluate(() => {
    document.querySelector('footer')!.scrollIntoView();
    scrollBy(0, -innerHeight / 2);
  });
  await expect(seen.getByRole('link', { name: 'Brae Cup' }).first()).toBeVisible();
  await expect(seen.locator('a[href*="strath-mug"]')).toHaveCount(0);
});

const looksUp = async (page: Page) => {
  await expect(page.getByText('Twice, the second time at 1,240\u00a0°C')).toBeVisible();
  const delivery = page.getByRole('heading', { name: translate('product_delivery') });
  const more = page.getByRole('link', { name: translate('product_delivery_more') }).last();
  await expect(more).toBeVisible();
  await delivery.click();
  await expect(more).toBeHidden();
  await delivery.click();
  await expect(more).toBeVisible();
};
const readsSizeGuide = async (page: Page) => {
  await page.getByRole('button', { name: translate('product_size_guide') }).click();
  const guide = page.getByRole('dialog', { name: 'Which length' });
  await expect(guide.getByRole('rowheader', { name: '250 cm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
};
const sized = '/product/flax-runner';

test('specification, delivery and size guide open and close', async ({ page }) => {
  await openProduct(page);
  await looksUp(page);
  await openProduct(page, sized);
  await readsSizeGuide(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('variants are links, pictures are seen, and everything can be looked up', onPhone, async ({ page }) => {
    await page.goto(cup);
    await expect(page.locator('#picture-1 picture img')).toBeVisible();
    await page.locator('#picture-2').scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('#picture-2 img[srcset]:visible')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(heart(page)).toBeHidden();
    await looksUp(page);
    await page.getByRole('link', { name: /300 ml/ }).click();
    await expect(page).toHaveURL(/BRC-MOS-300$/);
    await expect(page.getByText('$22.00').first()).toBeVisible();
    await page.goto(sized);
    await readsSizeGuide(page);
  });
});
