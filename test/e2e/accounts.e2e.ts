// Signing up with a code, in and out, and a forgotten password: a guest's data stays, and sign-in returns to the page before.
import { randomUUID } from 'node:crypto';
import { besidesFrame, holdAgainstAxe } from './axe.ts';
import { expect, inEveryLanguage, mounted, onPhone, tagged, test } from './fixtures.ts';
import { mailed, mailedCode } from './shopper.ts';
import { askForCode, fillSignUp, password, slide } from './sign-up.ts';
import { beginning, words } from './messages.ts';

const newAddress = (lang: string) => `${lang}-${randomUUID()}@journey.example`.toLowerCase();

test('sign up with a code, with cart and wish list intact; out and in again', tagged(inEveryLanguage, onPhone), async ({ page, place }) => {
  test.slow();
  const { locale, prefix, translate } = place;
  const email = newAddress(locale);
  await page.goto(`${prefix}/product/brae-cup`);
  const { data: cup } = await (await page.request.get('/api/web/product/detail?slug=brae-cup')).json();
  const sku = cup.variants.find((variant: { available: number | null }) => variant.available !== 0).sku;
  expect((await (await page.request.post('/api/web/cart/add', { data: { sku, quantity: 2 } })).json()).code).toBe(0);
  expect((await (await page.request.post('/api/web/favorite/add', { data: { type: 'product', id: cup.id } })).json()).code).toBe(0);

  await page.goto(`${prefix}/auth/signup?return=${encodeURIComponent(`${prefix}/cart`)}`);
  const send = page.getByRole('button', { name: translate('auth_send_code') });
  await mounted(send);
  await page.getByRole('textbox', { name: translate('field_email') }).fill(email);
  await send.click();
  await expect(page.getByText(translate('auth_captcha_wanted'))).toBeVisible();
  await slide(page, translate);
  await send.click();
  await fillSignUp(page, translate, email);
  const submit = page.locator('#signup button[type=submit]');
  await submit.click();
  await expect(page.getByText(translate('checkout_agree_first'))).toBeVisible();
  await page.locator('#signup-agree').check();
  await submit.click();
  await expect(page).toHaveURL(`${prefix}/cart`);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('authToken')!) as string);
  const mine = { headers: { 'x-auth': token } };
  expect((await (await page.request.post('/api/web/cart/count', { ...mine, data: {} })).json()).data.count).toBe(2);
  expect((await (await page.request.post('/api/web/favorite/wishList', { ...mine, data: {} })).json()).data.product).toContain(cup.id);

  // A signed-in shopper sees so, and signs out there, after which the page is reloaded.
  await page.goto(`${prefix}/auth/signin`);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: translate('auth_other_account') }).click()]);
  await mounted(page.locator('#signin'));
  await page.getByRole('textbox', { name: translate('field_email') }).fill(email.toUpperCase());
  await page.getByLabel(translate('field_password'), { exact: true }).fill('not this one');
  await page.locator('#signin button[type=submit]').click();
  await expect(page.getByText(translate('auth_wrong_credentials'))).toBeVisible();
  await page.getByLabel(translate('field_password'), { exact: true }).fill(password);
  await page.locator('#signin button[type=submit]').click();
  await expect(page).toHaveURL(`${prefix}/user/center`);
});

test('a forgotten password is set anew by the mailed link, which is good once', onPhone, async ({ page, request }, info) => {
  test.skip(info.project.name !== 'phone');
  test.slow();
  const translate = words('en');
  const email = newAddress('reset');
  await page.goto('/auth/signup');
  await askForCode(page, translate, email);
  const signUp = { account: email, password, code: await mailedCode(email), agree: true, firstName: 'Ada', lastName: 'Moss', birthday: '1990-04-12' };
  expect((await (await request.post('/api/web/auth/signup', { data: signUp })).json()).code).toBe(0);

  await page.goto('/auth/forget');
  await page.getByRole('textbox', { name: translate('field_email') }).fill(email);
  await slide(page, translate);
  await page.locator('#forget button[type=submit]').click();
  await expect(page.getByText(beginning(translate('auth_forget_sent')))).toBeVisible();
  const ticket = await mailed(email, /#ticket=([\w-]{43})/);
  await page.goto(`/auth/reset-password#ticket=${ticket}`);
  await page.getByLabel(translate('field_newPassword'), { exact: true }).fill('123456');
  await page.getByRole('button', { name: translate('auth_reset_title') }).click();
  await expect(page.getByText(translate('auth_password_common'))).toBeVisible();
  expect(page.url()).not.toContain(ticket);
  await page.getByLabel(translate('field_newPassword'), { exact: true }).fill('Quite new 99');
  await page.getByRole('button', { name: translate('auth_reset_title') }).click();
  await expect(page).toHaveURL('/user/center');
  const again = await request.post('/api/web/auth/reset-password', { data: { ticket, password: 'Quite new 98' } });
  expect((await again.json()).code).toBe(40);
});

test('by keyboard alone: the slider, the code, the form', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop');
  test.slow();
  const translate = words('en');
  const email = newAddress('keys');
  await page.goto('/auth/signup?return=//evil.example');
  await mounted(page.locator('#signup'));
  await page.getByRole('textbox', { name: translate('field_email') }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(page.getByText(translate('auth_slide_done'))).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: translate('auth_send_code') })).toBeFocused();
  await page.keyboard.press('Enter');
  // The keyboard stays where it was, and what was solved stays solved.
  await expect(page.getByRole('button', { name: beginning(translate('auth_send_again_in')) })).toBeFocused();
  await expect(page.getByText(translate('auth_slide_done'))).toBeVisible();
  const code = await mailedCode(email);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(code);
  await page.getByLabel(translate('field_password'), { exact: true }).focus();
  await page.keyboard.type(password);
  for (const [field, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Moss'],
    ['birthday', '04121990'],
  ] as const) {
    await page.locator(`#signup-${field}`).focus();
    await page.keyboard.type(value);
  }
  await page.locator('#signup-agree').focus();
  await page.keyboard.press('Space');
  await page.locator('#signup-password').focus();
  await page.keyboard.press('Enter');
  // Another site asked for is not gone to.
  await expect(page).toHaveURL('/user/center');
});

test('axe finds nothing on the pages of signing in', onPhone, async ({ page }, info) => {
  test.skip(info.project.name !== 'phone');
  test.slow();
  for (const path of ['signin', 'signup', 'forget', 'reset-password', 'verify-email', 'verify-prompt']) {
    await page.goto(`/zh/auth/${path}`);
    await expect(page.locator('h1')).toHaveCount(1);
    await holdAgainstAxe(page, path, besidesFrame);
  }
});
