/** The end of a session: what was being written is there again for who wrote it, and for nobody else; signing out does not wait for a network. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, inLongRunOnly, mounted, onPhone, test } from './fixtures.ts';
import { signUp, type Shopper } from './shopper.ts';
import { words } from './messages.ts';

const translate = words('en');

async function signIn(page: Page, { email, password }: Shopper): Promise<void> {
  await mounted(page.locator('#signin'));
  await page.locator('#signin-account').fill(email);
  await page.locator('#signin-password').fill(password);
  await page.keyboard.press('Enter');
}

/** Ends every session of a shopper but the one that was opened by signing up. */
const endOthers = (request: APIRequestContext, { token }: Shopper) =>
  request.post('/api/web/security/signout', { data: { others: true }, headers: { 'x-auth': token } });

const draftKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:')));

test('what was written when a session ended is there again after signing in, for its account alone', async ({ page, request }) => {
  const [ada, bob] = [await signUp(request, { firstName: 'Ada', lastName: 'Moss' }), await signUp(request, { firstName: 'Bob', lastName: 'Reed' })];
  await page.goto('/auth/signin?return=/user/address');
  await signIn(page, ada);
  const add = page.getByRole('button', { name: translate('addresses_add') });
  await mounted(add);
  await add.click();
  await page.locator('#address-city').fill('Ebbtide');
  await page.locator('#address-apartment').fill('Flat 9');
  await endOthers(request, ada);
  await page.waitForURL('/auth/signin?return=%2Fuser%2Faddress');
  expect(await draftKeys(page)).toEqual(['draft:address']);
  await signIn(page, ada);
  await expect(page.locator('#address-city')).toHaveValue('Ebbtide');
  await expect(page.locator('#address-apartment')).toHaveValue('Flat 9');
  // Given up, it is gone.
  await page.getByRole('button', { name: translate('ui_cancel') }).click();
  expect(await draftKeys(page)).toEqual([]);

  await page.goto('/user/article?edit=new');
  // Nothing that is typed reaches the shop until the session has ended.
  await page.route('**/api/web/article/save', (route) => route.abort());
  await mounted(page.locator('#article-title'));
  await page.locator('#article-title').fill('A bench for two');
  await page.getByRole('textbox', { name: translate('articles_body') }).pressSequentially('Oak, and patience.');
  await endOthers(request, ada);
  await page.waitForURL('/auth/signin?return=%2Fuser%2Farticle%3Fedit%3Dnew');
  await page.unroute('**/api/web/article/save');
  await signIn(page, ada);
  await expect(page.locator('#article-title')).toHaveValue('A bench for two');
  await expect(page.getByRole('textbox', { name: translate('articles_body') })).toHaveText('Oak, and patience.');
  await expect.poll(() => draftKeys(page)).toEqual([]);
  await page.waitForURL(/edit=(?!new)/);

  await page.goto('/user/info');
  await page.locator('[data-mounted] #info-bio').fill('Somebody who wrote this.');
  await endOthers(request, ada);
  await page.waitForURL('/auth/signin?return=%2Fuser%2Finfo');
  expect(await draftKeys(page)).toEqual(['draft:info']);
  await signIn(page, bob);
  await expect(page.locator('[data-mounted] #info-bio')).toHaveValue('');
  expect(await draftKeys(page)).toEqual([]);
});

test('signing out does not wait for a network that is dead, and reaches the shop later', onPhone, async ({ page, request }) => {
  const ada = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await page.goto('/auth/signin');
  await signIn(page, ada);
  await page.waitForURL('/user/center');
  const token = (await page.evaluate(() => JSON.parse(localStorage.getItem('authToken')!))) as string;
  const codeOf = async () => (await (await request.post('/api/web/user/info', { headers: { 'x-auth': token } })).json()).code as number;
  // It never answers.
  await page.route('**/api/web/auth/signout', () => undefined);
  let resolve = () => {};
  const isBack = new Promise<void>((done) => (resolve = done));
  await page.route('**/api/web/auth/signout/late', (route) => void isBack.then(() => route.continue()));
  await page.getByRole('button', { name: translate('layout_sign_out') }).click();
  await page.waitForURL('/auth/signin?return=%2Fuser%2Fcenter', { timeout: 10_000 });
  expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('userInfo')])).toEqual([null, null]);
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(token);
  expect(await codeOf()).toBe(0);
  resolve();
  await expect.poll(codeOf).toBe(50);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('endedSession'))).toBe(null);
});

test('private data leaves every tab on sign-out in one, and does not come back', async ({ page, context, request }) => {
  const ada = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await page.goto('/auth/signin?return=/user/account');
  await signIn(page, ada);
  await expect(page.getByRole('definition').filter({ hasText: 'Ada Moss' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user/info');
  await other.locator('[data-mounted] #info-bio').fill('Something private.');
  await page.getByRole('button', { name: translate('layout_sign_out') }).click();
  await other.waitForURL('/auth/signin?return=%2Fuser%2Finfo');
  await page.waitForURL('/auth/signin?return=%2Fuser%2Faccount');
  await expect(page.getByText('Ada Moss')).toHaveCount(0);
  // In the tab that was being written in, the draft waits for its author.
  await signIn(other, ada);
  await expect(other.locator('#info-bio')).toHaveValue('Something private.');
});

test('a form of the account whose session has ended leads to signing in, though no socket said so', inLongRunOnly, async ({ page, request }) => {
  const ada = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await page.routeWebSocket('**/ws/message**', () => undefined);
  await page.goto('/auth/signin?return=/user/account');
  await signIn(page, ada);
  await page.waitForURL('/user/account');
  await page
    .locator('[data-mounted]')
    .getByRole('button', { name: translate('field_password') })
    .click();
  await page.locator('#edit-password-oldPassword').fill(ada.password);
  await page.locator('#edit-password-newPassword').fill('Ember-Bowl 28');
  await endOthers(request, ada);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translate('ui_save') })
    .click();
  await page.waitForURL('/auth/signin?return=%2Fuser%2Faccount');
  // No password is saved anywhere.
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain('Ember-Bowl');
});

test('what was written to ask for a return is there again, too', inLongRunOnly, async ({ page, request }) => {
  const shopper = JSON.parse(process.env['E2E_SHOPPER'] ?? 'null') as Pick<Shopper, 'email' | 'password'> | null;
  test.skip(shopper === null, 'no demo shopper is known: the shop was not started by this run');
  const call = async <Data>(path: string, data: object, token = ''): Promise<Data> => {
    const answer = await request.post(`/api/web${path}`, { data, ...(token ? { headers: { 'x-auth': token } } : {}) });
    return ((await answer.json()) as { data: Data }).data;
  };
  const signInTo = async () => (await call<{ token: string }>('/auth/signin', { account: shopper!.email, password: shopper!.password })).token;
  const [mine, other] = [await signInTo(), await signInTo()];
  const { items } = await call<{ items: { orderNo: string; actions: string[] }[] }>('/order/list', { size: 100 }, mine);
  const { orderNo } = items.find(({ actions }) => actions.includes('return'))!;
  await page.goto('/');
  await page.evaluate((token) => localStorage.setItem('authToken', JSON.stringify(token)), mine);
  await page.goto(`/user/order/${orderNo}`);
  // Who is signed in has been asked for by now.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).not.toBe(null);
  await page.locator('[data-mounted] #ask-return').dispatchEvent('click');
  await page.locator('#apply-return-applyDescription').fill('The glaze has a hair in it.');
  // Only this browser's session: others of the demo shopper's are at work.
  const { sessions } = await call<{ sessions: { id: string; current: boolean }[] }>('/security/sessions', {}, mine);
  await call('/security/signout', { sessionId: sessions.find(({ current }) => current)!.id }, other);
  await page.waitForURL(`/auth/signin?return=%2Fuser%2Forder%2F${orderNo}`);
  await page.locator('#signin-account').fill(shopper!.email);
  await page.locator('#signin-password').fill(shopper!.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#apply-return-applyDescription')).toHaveValue('The glaze has a hair in it.');
});
