/**
 * The shopper's own place: center, name, picture, information, address book, and a checkout that knows them. What is wrong in a form, and how lists change,
 * is held beside the islands (`island.test.tsx` of profile, addresses and auth).
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addAndCheckOut, choosePayment, nextStep, type Buyer } from './buy.ts';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, inEveryLanguage, mounted, onPhone, tagged, test } from './fixtures.ts';
import { beSignedIn, mailedCode, signUp } from './shopper.ts';

async function fillAddress(page: Page, address: { lastName: string; address: string }): Promise<void> {
  const form = page.locator('main form').filter({ has: page.locator('[name=country]') });
  await form.locator('[name=country]').selectOption('US');
  await form.locator('[name=firstName]').fill('Ada');
  await form.locator('[name=lastName]').fill(address.lastName);
  await form.locator('[name=address]').fill(address.address);
  await form.locator('[name=city]').fill('Berkeley');
  await form.locator('select[name=province]').selectOption('CA');
  await form.locator('[name=postalCode]').fill('94704');
  await form.locator('[name=phone]').fill('5105550100');
}

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('name, picture and information are changed, and shown at once everywhere', inEveryLanguage, async ({ page, request, place }) => {
  const { prefix, translate } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await beSignedIn(page, shopper);

  await page.goto(`${prefix}/user/center`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('profile_hello', { name: 'Ada Moss' }));
  await expect(page.getByText(translate('profile_no_orders'))).toBeVisible();
  await holdStepAgainstAxe(page, 'center, empty');

  await page.goto(`${prefix}/user/account`);
  const change = page.getByRole('button', { name: `${translate('profile_change')} ${translate('profile_name')}` });
  const dialog = page.getByRole('dialog', { name: translate('profile_name') });
  await mounted(change);
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await holdStepAgainstAxe(page, 'name');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.locator('[name=firstName]').fill('<b>Eve</b>');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main').getByText('<b>Eve</b> Moss')).toBeVisible();
  await expect(page.locator('[data-account]')).toHaveAttribute('aria-label', translate('page_account_of', { name: '<b>Eve</b> Moss' }));

  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#5b6b4a' } })
    .png()
    .toBuffer();
  await page.locator('main input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const crop = page.getByRole('dialog', { name: translate('profile_crop_title') });
  await crop.getByLabel(translate('profile_crop_zoom')).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(crop.getByLabel(translate('profile_crop_across'))).toBeFocused();
  await holdStepAgainstAxe(page, 'picture');
  await crop.getByRole('button', { name: translate('profile_crop_use') }).click();
  await expect(crop).toBeHidden();
  await expect(page.locator('main img[src^="/media/"]')).toBeVisible();
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await expect(page.getByText(translate('media_unreadable'))).toBeVisible();
  await holdStepAgainstAxe(page, 'account');

  // Filled before the form's script has come, and still said once it has.
  const script = Promise.withResolvers<void>();
  await page.route(/\/react-[\w-]+\.js$/, (route) => script.promise.then(() => route.continue()));
  await page.goto(`${prefix}/user/info`);
  await page.locator('[name=bio]').fill('x'.repeat(300));
  await expect(page.locator('[data-mounted] [name=bio]')).toHaveCount(0);
  script.resolve();
  await expect(page.getByText(translate('page_input_limit'))).toBeVisible();
  await page.unroute(/\/react-[\w-]+\.js$/);
  await page.locator('[name=nickName]').fill('苔 🌿');
  await page.locator('[name=birthday]').fill('1990-05-17');
  await page.getByRole('button', { name: translate('ui_save') }).click();
  await expect(page.locator('[data-account]')).toHaveAttribute('aria-label', translate('page_account_of', { name: '苔 🌿' }));
  await holdStepAgainstAxe(page, 'information');
  await page.reload();
  await expect(page.locator('[name=birthday]')).toHaveValue('1990-05-17');
});

test('addresses are saved, and the checkout begins with the default one', tagged(inEveryLanguage, onPhone), async ({ page, request, place, baseURL }) => {
  const { locale, prefix, translate } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await beSignedIn(page, shopper);
  const add = page.getByRole('button', { name: translate('addresses_add') });
  const save = page.getByRole('button', { name: translate('ui_save'), exact: true });

  await page.goto(`${prefix}/user/address`);
  await mounted(add);
  await add.click();
  await fillAddress(page, { lastName: 'Moss', address: '2 Analytical Way' });
  await holdStepAgainstAxe(page, 'address form');
  await save.click();
  await expect(page.locator('main li').filter({ hasText: '2 Analytical Way' }).getByText(translate('addresses_default'), { exact: true })).toBeVisible();
  await holdStepAgainstAxe(page, 'address book');

  const buyer: Buyer = { page, shopUrl: baseURL!, locale, email: shopper.email };
  await page.goto(`${prefix}/product/tarn-bowl`);
  await addAndCheckOut(buyer);
  // Contact and address are known, and there is one way of sending: what is asked first is how it shall be paid.
  await expect(page.locator('input[name=paymentMethod]').first()).toBeVisible();
  await expect(page.locator('main')).toContainText(shopper.email);
  await expect(page.locator('main')).toContainText('2 Analytical Way');
  await page.getByRole('button', { name: translate('checkout_edit_step', { step: translate('checkout_step_address') }) }).click();
  await page.getByText(translate('checkout_other_address'), { exact: true }).click();
  await fillAddress(page, { lastName: 'Moss', address: '3 Analytical Way' });
  await expect(page.getByLabel(translate('checkout_save_address'))).toBeChecked();
  await holdStepAgainstAxe(page, 'checkout with addresses');
  await nextStep(buyer).click();
  await choosePayment(buyer, 'bankTransfer');
  await page.locator('[name=agree]').check({ force: true });
  await page.getByRole('button', { name: new RegExp(translate('checkout_place_order').split('{')[0]!) }).click();
  await page.waitForURL(/thankyou/);

  await page.goto(`${prefix}/user/center`);
  await expect(page.getByText(translate('profile_unpaid_order'))).toBeVisible();
  await holdStepAgainstAxe(page, 'center');
  await page
    .locator('main')
    .getByRole('link', { name: translate('order_pay_again') })
    .first()
    .click();
  await page.waitForURL(/\/checkout\/[^/?]+$/);
  await page.goto(`${prefix}/user/address`);
  await expect(page.locator('main li').filter({ hasText: '3 Analytical Way' })).toBeVisible();
});

test('password and e-mail address are changed, with a fresh proof, by keyboard', inEveryLanguage, async ({ page, request, place }) => {
  const { prefix, translate } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await beSignedIn(page, shopper);
  const open = async (what: string) => {
    const change = page.getByRole('button', { name: `${translate('profile_change')} ${translate(what)}` });
    await mounted(change);
    await change.press('Enter');
    const dialog = page.getByRole('dialog', { name: translate(what) });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  await page.goto(`${prefix}/user/account`);
  await expect(page.locator('main')).toContainText('s•••@example.com');
  const password = await open('field_password');
  await password.locator('[name=newPassword]').fill('Moss-Green 31');
  await holdStepAgainstAxe(page, 'password');
  await password.locator('[name=oldPassword]').fill(shopper.password);
  await page.keyboard.press('Enter');
  await expect(password).toBeHidden();

  const newEmail = `moved-${crypto.randomUUID()}@example.com`;
  const email = await open('field_email');
  await email.locator('[name=newEmail]').fill(newEmail);
  await email.getByRole('slider').press('End');
  await expect(email.getByText(translate('auth_slide_done'))).toBeVisible({ timeout: 30_000 });
  await email.getByRole('button', { name: translate('auth_send_code') }).press('Enter');
  await expect(email.getByText(translate('auth_code_sent', { minutes: '10' }))).toBeVisible();
  await email.locator('[name=code]').fill(await mailedCode(newEmail));
  await page.keyboard.press('Enter');
  await expect(email.locator('[name=password]')).toBeFocused();
  await holdStepAgainstAxe(page, 'proof');
  await email.locator('[name=password]').fill('Moss-Green 31');
  await page.keyboard.press('Enter');
  await expect(email).toBeHidden();
  await expect(page.locator('main')).toContainText('m•••@example.com');

  // All of it was changed on this page: nobody else's device is in the way of the name.
  const name = await open('profile_name');
  await name.locator('[name=lastName]').fill('Fern');
  await page.keyboard.press('Enter');
  await expect(name).toBeHidden();
  await expect(page.locator('main')).toContainText('Fern');
});
