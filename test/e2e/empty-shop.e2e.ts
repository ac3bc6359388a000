// From an empty database to the back office, in a real browser: the form, the second factor, the home. A shop of its own, because it happens once in a shop's life.
import { Secret, TOTP } from 'otpauth';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { expect, test } from './journey.ts';

let shop: BuiltShop;
test.beforeAll(async () => {
  shop = await startBuiltShop({ given: ['--empty'] });
});
test.afterAll(async () => {
  await shop.stop();
});
test.skip(({ isMobile }) => isMobile, 'the forms are the same on a phone, and a shop is set up once');

test('a merchant sets an empty shop up: no terminal is needed after the start', async ({ page }) => {
  const [, link, code] = /^Set up your shop: (\S+#code=(\S+))$/m.exec(shop.output())!;
  expect(shop.staff).toBeNull();
  // Whoever opens the back office of a fresh shop lands at the form, without the code.
  await page.goto(`${shop.url}/backoffice`);
  await expect(page).toHaveURL(/\/backoffice\/setup$/);
  await expect(page.getByLabel('Set-up code')).toHaveValue('');

  await page.goto('about:blank');
  await page.goto(link!);
  await expect(page.getByLabel('Set-up code')).toHaveValue(code!);
  expect(page.url()).not.toContain(code!);
  await page.getByLabel('Name of the shop').fill('Lindgren & Co.');
  await page.getByLabel('Country or region').fill('Swed');
  await page.getByRole('option', { name: 'Sweden' }).click();
  await expect(page.getByLabel('Currency')).toHaveValue('Swedish Krona (SEK)');
  await page.getByLabel('简体中文').check();
  await page.getByLabel('E-mail').fill('astrid@shop.example');
  await page.getByLabel('Password', { exact: false }).fill('password123');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  // What was typed stays; the field says what is wrong with it.
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: false })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Password', { exact: false }).fill('a long walk by the lake');
  await page.getByRole('button', { name: 'Open the shop' }).click();

  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.textContent())!.match(/[A-Z2-7]{32}/)![0];
  await dialog.getByRole('textbox').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();

  await page.goto(shop.url);
  await expect(page).toHaveTitle(/Lindgren & Co\./);
  expect((await page.request.get(`${shop.url}/api/admin/setup`).then((answer) => answer.json())).data).toEqual({ needed: false });
});
