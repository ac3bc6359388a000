/** A shopper's passkey: made in the account, then the way in; the browser's own authenticator stands in for the finger. */
import type { BrowserContext, Page } from '@playwright/test';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, mounted, onPhone, test } from './fixtures.ts';
import { mailed, signUp } from './shopper.ts';

async function withAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added with the password, signs in without it, and is renamed and removed', onPhone, async ({ page, context, request, place }) => {
  const { translate, prefix } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await withAuthenticator(context, page);
  await page.goto(`${prefix}/auth/signin?return=${encodeURIComponent(`${prefix}/user/account`)}`);
  await mounted(page.locator('#signin'));
  await page.getByRole('textbox', { name: translate('field_email') }).fill(shopper.email);
  await page.locator('#signin-password').fill(shopper.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${prefix}/user/account`);

  const add = page.getByRole('button', { name: translate('auth_passkey_add') });
  await mounted(add);
  await add.click();
  const dialog = page.getByRole('dialog', { name: translate('auth_passkey_add') });
  const name = dialog.getByLabel(translate('auth_passkey_title'));
  const goOn = dialog.getByRole('button', { name: translate('auth_passkey_go_on') });
  await goOn.click();
  await expect(name).toBeFocused();
  await name.fill('My phone');
  await goOn.click();
  await dialog.getByLabel(translate('auth_current_password')).fill(shopper.password);
  await holdStepAgainstAxe(page, 'the form of a passkey');
  await goOn.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('paragraph').filter({ hasText: 'My phone' })).toBeVisible();
  expect(await mailed(shopper.email, /(My phone)/)).toBe('My phone');
  // The same device has nothing new to offer.
  await add.click();
  await name.fill('Again');
  await goOn.click();
  await dialog.getByLabel(translate('auth_current_password')).fill(shopper.password);
  await goOn.click();
  await expect(dialog.getByText(translate('auth_passkey_known'))).toBeVisible();
  await dialog.getByRole('button', { name: translate('profile_cancel') }).click();

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto(`${prefix}/auth/signin?return=${encodeURIComponent(`${prefix}/user/account`)}`);
  const signIn = page.getByRole('button', { name: translate('auth_passkey_sign_in') });
  await mounted(signIn);
  await signIn.click();
  await page.waitForURL(`${prefix}/user/account`);

  await expect(page.getByRole('paragraph').filter({ hasText: 'My phone' })).toBeVisible();
  await page.getByRole('button', { name: `${translate('auth_passkey_rename')} My phone` }).click();
  const renaming = page.getByRole('dialog', { name: translate('auth_passkey_rename') });
  await renaming.getByLabel(translate('auth_passkey_title')).fill('Old phone');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${translate('auth_passkey_remove')} Old phone` }).click();
  const removing = page.getByRole('dialog', { name: translate('auth_passkey_remove_ask', { title: 'Old phone' }) });
  await removing.getByRole('button', { name: translate('auth_passkey_remove') }).click();
  await removing.getByLabel(translate('auth_current_password')).fill(shopper.password);
  await page.keyboard.press('Enter');
  await expect(removing).toBeHidden();
  await expect(page.getByRole('button', { name: /Old phone/ })).toBeHidden();
});

test('where passkeys do not work no button offers them', onPhone, async ({ page, place }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(`${place.prefix}/auth/signin`);
  await mounted(page.locator('#signin'));
  await expect(page.getByRole('button', { name: place.translate('auth_passkey_sign_in') })).toBeHidden();
});
