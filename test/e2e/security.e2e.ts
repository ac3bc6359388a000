/** The security center on two devices, and visits that are counted only where that is allowed. */
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, mounted, onPhone, test } from './fixtures.ts';
import { signUp, type Shopper } from './shopper.ts';

async function call(request: APIRequestContext, path: string, data: object = {}): Promise<Record<string, unknown>> {
  const answer = (await (await request.post(`/api/web${path}`, { data })).json()) as { code: number; data: Record<string, unknown> };
  if (answer.code !== 0) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
  return answer.data;
}

/** A device of its own, signed in by password. */
async function device(browser: Browser, baseURL: string, { email, password }: Shopper): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL });
  const { token } = await call(context.request, '/auth/signin', { account: email, password });
  await context.addInitScript((authToken) => {
    localStorage.setItem('languageChosen', 'true');
    if (sessionStorage.getItem('signedIn') === null) localStorage.setItem('authToken', authToken);
    sessionStorage.setItem('signedIn', 'yes');
  }, JSON.stringify(token));
  return { context, page: await context.newPage() };
}

/** One unit into the account's cart, whose count the header then shows. */
async function addToCart(page: Page): Promise<void> {
  await page.goto('/product/fell-mug');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('one device signs the other out, by keyboard; the other is notified at once and goes to sign-in, in its language', async ({
  browser,
  baseURL,
  request,
}) => {
  const account = await signUp(request, { firstName: 'Ada', lastName: 'Byron' });
  const [mine, other] = [await device(browser, baseURL!, account), await device(browser, baseURL!, account)];
  const socketReady = other.page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', (frame) => String(frame.payload).includes('"ready"')));
  await addToCart(other.page);
  await other.page.goto('/zh/user/log');
  await expect(other.page.getByRole('heading', { level: 1, name: '操作日志' })).toBeVisible();
  await socketReady;
  await expect(other.page.getByRole('link', { name: '购物车，共 1 件' })).toBeVisible();

  await mine.page.goto('/user/security');
  await expect(mine.page.getByRole('heading', { level: 1 })).toHaveText('Security centre');
  const rows = mine.page.locator('ul > li', { has: mine.page.locator('time') });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('This device');
  await holdStepAgainstAxe(mine.page, 'security');

  const button = mine.page.getByRole('button', { name: 'Sign out everywhere else' });
  await mounted(button);
  await button.focus();
  await mine.page.keyboard.press('Enter');
  // From the shop's answer to the other's token being gone: a second. What the browser draws after that is not the shop's.
  const done = mine.page.waitForResponse('**/api/web/security/signout');
  await mine.page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await done;
  const start = performance.now();
  await other.page.waitForFunction(() => localStorage.getItem('authToken') === null, undefined, { polling: 10 });
  expect(performance.now() - start).toBeLessThan(1_000);
  await other.page.waitForURL(/\/zh\/auth\/signin/);
  await expect(other.page.getByRole('link', { name: '购物车', exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);

  await mine.page.getByRole('link', { name: 'Sign-in and security history' }).click();
  await expect(mine.page.locator('ol > li').first()).toContainText('Signed out all other devices');
  await holdStepAgainstAxe(mine.page, 'activity');
  await mine.page.locator('#log-to').fill('2020-01-01');
  await mine.page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(mine.page.getByText('No records')).toBeVisible();
  await Promise.all([mine.context.close(), other.context.close()]);
});

test('the account is saved as a file, then deleted with its password and the word', onPhone, async ({ browser, baseURL, request }) => {
  const account = await signUp(request, { firstName: 'Ada', lastName: 'Byron' });
  const { context, page } = await device(browser, baseURL!, account);
  await addToCart(page);
  await page.goto('/user/security');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await mounted(page.getByRole('button', { name: 'Download' }));
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const saved = JSON.parse(await readFile((await file.path())!, 'utf8')) as { account: { email: string }[] };
  expect(saved.account[0]!.email).toBe(account.email);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid]')).first()).toBeVisible();
  await dialog.locator('[name=confirm]').fill('delete');
  await dialog.locator('[name=password]').fill('wrong one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.locator('#proof-password-error')).not.toBeEmpty();
  await holdStepAgainstAxe(page, 'deleting the account');
  await dialog.locator('[name=password]').fill(account.password);
  await dialog.locator('[name=password]').press('Enter');
  await page.waitForURL('/');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  await page.goto('/user/security');
  await page.waitForURL(/\/auth\/signin/);
  await context.close();
});

test.describe('a visitor in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('is asked before visits are counted; nothing is stored until then, and both answers last', onPhone, async ({ page }) => {
    await page.goto('/product/tarn-bowl');
    const notice = page.locator('#consent-notice');
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('visitorId'))).toBeNull();
    await holdStepAgainstAxe(page, 'the notice of visits');
    await notice.getByRole('button', { name: 'No' }).click();
    await expect(notice).toHaveCount(0);
    let calls = 0;
    page.on('request', (sent) => (calls += sent.url().endsWith('/visitor/track') ? 1 : 0));
    await page.clock.install();
    await page.goto('/category/table');
    // Whatever a page does once it is calm, and every ten seconds, it has done by then.
    await page.clock.runFor(25_000);
    await expect(notice).toHaveCount(0);
    expect(calls).toBe(0);
    // Changed the mind, from the foot of the page.
    await page.locator('footer a[href$="#privacy-choices"]').click();
    await expect(notice).toBeFocused();
    const counted = page.waitForResponse((answer) => answer.url().endsWith('/visitor/track'));
    await notice.getByRole('button', { name: 'Yes' }).press('Enter');
    expect(((await (await counted).json()) as { data: object }).data).toMatchObject({ kept: true });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('visitorId'))).not.toBeNull();
  });
});

test('a browser with Global Privacy Control is not counted, and says so when asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  let calls = 0;
  page.on('request', (sent) => (calls += /visitor\/track|stat\/duration/.test(sent.url()) ? 1 : 0));
  await page.clock.install();
  await page.goto('/page/privacy');
  await page.clock.runFor(25_000);
  await page.locator('main a[href$="#privacy-choices"]').first().click();
  await expect(page.locator('#consent-notice')).toContainText('Global Privacy Control');
  expect(calls).toBe(0);
});
