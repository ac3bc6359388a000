/** A shopper's passkey: made in the account, then the way in; the browser's own authenticator stands in for the finger. */
import type { BrowserContext, Page } from '@playwright/test';
import { besidesFrame, holdAgainstAxe, holdStepAgainstAxe } from './axe.ts';
import { expect, mounted, onBoth, onPhone, test } from './fixtures.ts';
import { beSignedIn, mailed, signUp } from './shopper.ts';

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
  await dialog.getByRole('button', { name: translate('ui_cancel') }).click();

  const signInAgain = async () => {
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto(`${prefix}/auth/signin?return=${encodeURIComponent(`${prefix}/user/account`)}`);
  };
  // The authenticator takes at once what the browser offers in the field of the account.
  await signInAgain();
  await page.waitForURL(`${prefix}/user/account`);
  await expect(page.getByRole('paragraph').filter({ hasText: 'My phone' })).toBeVisible();
  // Where the browser offers nothing there, the button does.
  await page.addInitScript(() => (PublicKeyCredential.isConditionalMediationAvailable = async () => false));
  await signInAgain();
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

test('a shopper without a passkey is offered one, once they have signed in, until they decline', onBoth, async ({ page, context, request, place }) => {
  const { translate, prefix } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await withAuthenticator(context, page);
  await beSignedIn(page, shopper);
  await page.goto(`${prefix}/user/center`);
  const offer = page.getByRole('region', { name: translate('auth_passkey_offer_title') });
  await expect(offer).toBeVisible();
  await holdAgainstAxe(page, 'the offer of a passkey', besidesFrame);
  await offer.getByRole('button', { name: translate('auth_passkey_add') }).click();
  const dialog = page.getByRole('dialog', { name: translate('auth_passkey_add') });
  await dialog.getByRole('button', { name: translate('ui_cancel') }).click();
  await offer.getByRole('button', { name: translate('auth_passkey_offer_no') }).click();
  await expect(offer).toBeHidden();
  const asked: string[] = [];
  page.on('request', (call) => call.url().endsWith('/security/passkeys') && asked.push(call.url()));
  await page.goto(`${prefix}/user/center`, { waitUntil: 'networkidle' });
  await expect(offer).toBeHidden();
  expect(asked).toEqual([]);
});

test('the browser is asked for passkeys in the field of the account, and says nothing where that ends', onPhone, async ({ page, place }) => {
  const { translate, prefix } = place;
  // Browsers without a window offer nothing themselves: what the page asks of them is all that can be seen here.
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { askedOfPasskeys: asked });
    PublicKeyCredential.isConditionalMediationAvailable = async () => true;
    navigator.credentials.get = (options) =>
      new Promise((_, reject) => {
        asked.push(options?.mediation ?? 'modal');
        if (options?.mediation !== 'conditional') return reject(new DOMException('no', 'NotAllowedError'));
        return options.signal?.addEventListener('abort', () => reject(options.signal!.reason as Error));
      });
  });
  const askedSoFar = () => page.evaluate(() => (globalThis as unknown as { askedOfPasskeys: string[] }).askedOfPasskeys);
  await page.goto(`${prefix}/auth/signin`);
  const field = page.locator('#signin [name=account]');
  await expect(field).toHaveAttribute('autocomplete', /webauthn$/);
  await expect.poll(askedSoFar).toEqual(['conditional']);
  await page.getByRole('button', { name: translate('auth_passkey_sign_in') }).click();
  await expect(page.getByText(translate('auth_passkey_not_used'))).toBeVisible();
  // After the button's question the field offers them again.
  await expect.poll(askedSoFar).toEqual(['conditional', 'modal', 'conditional']);
});

test('where passkeys do not work no button offers them', onPhone, async ({ page, place }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto(`${place.prefix}/auth/signin`);
  await mounted(page.locator('#signin'));
  await expect(page.getByRole('button', { name: place.translate('auth_passkey_sign_in') })).toBeHidden();
});
