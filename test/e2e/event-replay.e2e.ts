/** Input while the islands' scripts are still loading: replayed to them, and handled once. */
import type { Page } from '@playwright/test';
import { expect, onPhone, onPhoneOnly, test } from './fixtures.ts';
import { beSignedIn, signUp } from './shopper.ts';
import { words } from './messages.ts';
import { photograph } from './photograph.ts';

const translate = words('en');

/** Keeps back the script that draws all islands, until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/react-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The island around an element is not mounted yet. */
async function isEarly(page: Page, selector: string): Promise<void> {
  await expect(page.locator(`[data-island]:not([data-mounted]) ${selector}`)).toHaveCount(1);
}

test('a form that is sent before its script has come is sent once, with all that was written', onPhone, async ({ page, request }) => {
  const { email, password } = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  const release = await holdScripts(page);
  const asked: unknown[] = [];
  page.on('request', (call) => call.url().endsWith('/auth/signin') && call.method() === 'POST' && asked.push(call.postDataJSON()));
  await page.goto('/auth/signin');
  await page.locator('#signin-account').fill(email);
  await page.locator('#signin-password').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('#signin button[type=submit]').click();
  await isEarly(page, '#signin');
  // Nothing of it stands in the address.
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL('/user/center');
  expect(asked).toEqual([{ account: email, password }]);

  // A form that the browser can send, too, waits: by itself it would go without the token, into a cart that is nobody's.
  const releaseAgain = await holdScripts(page);
  await page.goto('/product/tarn-bowl');
  const add = page.getByRole('button', { name: translate('product_add'), exact: true }).first();
  await add.click();
  await expect(page.locator('[data-island]:not([data-mounted])').filter({ has: add })).toHaveCount(1);
  releaseAgain();
  await expect(page.getByRole('dialog').getByText(translate('cart_check_out'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/product/tarn-bowl');
});

test('a review that is sent before its script has come keeps its photograph', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/product/brae-cup');
  await page.getByText(translate('reviews_write'), { exact: true }).click();
  const form = page.locator('form[data-send="/review/add"]');
  await form.locator('input[value="4"]').check();
  await form.locator('[name=text]').fill('It holds tea.');
  await form.locator('[name=images]').setInputFiles({ name: 'cup.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  const sent = page.waitForRequest('**/api/web/review/add');
  await form.locator('button[type=submit]').click();
  // By itself the browser would send no more of it than its name.
  await expect(form).toBeVisible();
  release();
  expect(((await sent).postDataJSON() as { images: string[] }).images).toHaveLength(1);
  await expect(page.getByText(translate('reviews_thanks'))).toBeVisible();
});

test("'/' before the search has its script opens it, and what is written then is searched for", async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no such key');
  const release = await holdScripts(page);
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(page.locator('#site-search-q')).toBeFocused();
  await page.keyboard.type('bowl');
  await isEarly(page, '#site-search-q');
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('#site-search-q')).toHaveValue('bowl');
  await expect(page.locator('#site-search-q')).toBeFocused();
});

test('the menu that leads to a page is closed there, before its own script has come', onPhoneOnly, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/page/about');
  await page.getByRole('button', { name: translate('layout_menu') }).click();
  const menu = page.locator('#site-menu');
  await menu.locator('summary').first().click();
  await menu.getByRole('link').first().click();
  await page.waitForURL(/\/category\//);
  await expect(page.locator('h1')).toBeFocused();
  await expect(menu).not.toBeVisible();
});

test('texts, ticks and clicks are replayed to islands that hydrate late', onPhone, async ({ page, request }) => {
  await beSignedIn(page, await signUp(request, { firstName: 'Ada', lastName: 'Moss' }));
  const release = await holdScripts(page);
  const bio = page.locator('[name=bio]');
  await page.goto('/user/info');
  await bio.fill('x'.repeat(300));
  await page.locator('[name=birthday]').fill('1991-02-03');
  await isEarly(page, '[name=bio]');
  release();
  await expect(page.getByText(translate('page_input_limit'))).toBeVisible();
  await expect(bio).toHaveValue('x'.repeat(300));
  await page.getByRole('button', { name: translate('ui_save') }).click();
  await expect(page.getByText(translate('profile_saved'))).toBeVisible();

  const releaseAgain = await holdScripts(page);
  await page.goto('/user/favorite');
  await page.getByText(translate('favorite_settings'), { exact: true }).click();
  const share = page.locator('section[aria-labelledby=favorite-share]');
  await share.getByLabel(translate('favorite_products')).uncheck();
  await share.getByLabel(translate('favorite_articles')).check();
  await share.locator('[name=title]').fill('Shelf');
  await isEarly(page, 'section[aria-labelledby=favorite-share]');
  const shared = page.waitForRequest('**/favorite/share');
  await share.getByRole('button', { name: translate('favorite_share_make') }).click();
  releaseAgain();
  expect((await shared).postDataJSON()).toEqual({ title: 'Shelf', types: ['article'] });
  await expect(share.getByLabel(translate('favorite_share_link'))).toBeVisible();
});

test('the page to return to is passed on between the pages of signing in, with and without script', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/auth/signin?return=/user/info');
  await isEarly(page, '#signin');
  await page.getByRole('link', { name: translate('auth_sign_up'), exact: true }).click();
  await page.waitForURL('/auth/signup?return=%2Fuser%2Finfo');

  // Not even the first script is there: the browser follows the link by itself.
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/entry-[\w-]+\.js$/, (route) => void held.then(() => route.continue()));
  await page.goto('/auth/signin?return=/user/info', { waitUntil: 'commit' });
  await page.getByRole('link', { name: translate('auth_forgot'), exact: true }).click({ noWaitAfter: true });
  await page.waitForURL('/auth/forget', { waitUntil: 'commit' });
  release();
  await page.waitForURL('/auth/forget?return=%2Fuser%2Finfo');
});
