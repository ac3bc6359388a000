/** The form of signing up, filled in as a person fills it in. */
import type { Page } from '@playwright/test';
import { expect, mounted, type Place } from './fixtures.ts';
import { mailedCode, type Shopper } from './shopper.ts';
import type { Words } from './messages.ts';

/** What new accounts of tests have for a password. */
export const password = 'Ember-Bowl 27';

/** Draws the handle to the right, as a finger does. */
export async function slide(page: Page, translate: Words): Promise<void> {
  await mounted(page.getByRole('slider'));
  const box = (await page.getByRole('slider').boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText(translate('auth_slide_done'))).toBeVisible();
}

/** Asks for a code with the slider drawn, and waits until the shop has sent it. */
export async function askForCode(page: Page, translate: Words, email: string): Promise<void> {
  await mounted(page.getByRole('slider'));
  await page.getByRole('textbox', { name: translate('field_email') }).fill(email);
  await slide(page, translate);
  await page.getByRole('button', { name: translate('auth_send_code') }).click();
}

/** Everything but the agreement. */
export async function fillSignUp(page: Page, translate: Words, email: string): Promise<void> {
  await page.getByLabel(translate('auth_code'), { exact: true }).fill(await mailedCode(email));
  await page.getByLabel(translate('field_password'), { exact: true }).fill(password);
  await page.getByLabel(translate('field_firstName')).fill('Ada');
  await page.getByLabel(translate('field_lastName')).fill('Moss');
  await page.getByLabel(translate('field_birthday')).fill('1990-04-12');
}

/** Signs up on the page that is open; answers who it is once the shop has let them in. */
export async function signUpOnPage(page: Page, { translate }: Place, email: string): Promise<Shopper> {
  await askForCode(page, translate, email);
  await fillSignUp(page, translate, email);
  await page.locator('#signup-agree').check();
  await page.locator('#signup button[type=submit]').click();
  const token = await page.waitForFunction(() => JSON.parse(localStorage.getItem('authToken') ?? 'null') as string | null);
  return { email, password, token: (await token.jsonValue())! };
}
