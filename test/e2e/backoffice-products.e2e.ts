// A merchant makes a product with two options and a picture, and a shopper buys it.
import sharp from 'sharp';
import { addAndCheckOut, fillCheckout, placeOrder, thanked, type Buyer } from './buy.ts';
import { holdAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.use({ actionTimeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.skip(staff.email === '', noStaff);

test('a product with two options and a picture is made, seen and bought', inLongRunOnly, async ({ page, browser, baseURL }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page);
  await page.goto('/backoffice/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  const title = `Test bowl ${Math.floor(Math.random() * 1_000_000)}`;
  await page.getByLabel('Title', { exact: true }).first().fill(title);
  await page.getByRole('textbox', { name: 'Description' }).first().fill('Turned by hand.');
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#5b6b4a' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByLabel('Picture 1 in words').fill('A bowl');
  for (const [at, [option, choices]] of [
    ['Colour', 'Moss, Chalk'],
    ['Size', 'Small, Large'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add an option' }).click();
    await page.getByRole('textbox', { name: 'Option', exact: true }).nth(at).fill(option!);
    await page.getByLabel('New choice').nth(at).fill(choices!);
    await page.getByLabel('New choice').nth(at).press('Enter');
  }
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Price', exact: true }).first().fill('19.90');
  await page.getByLabel('On hand').first().fill('5');
  await page.getByRole('button', { name: 'Make missing variants (3)' }).click();
  const chalk = page.getByRole('region', { name: 'Chalk / Large' });
  await expect(chalk.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('19.90');
  await chalk.getByRole('textbox', { name: 'Price', exact: true }).fill('24.00');
  await chalk.getByLabel('On hand').fill('3');
  await holdAgainstAxe(page, 'new product', { exclude: ['iframe'], defaults: true });
  await save.click();
  await expect(page).toHaveURL(/\/backoffice\/products\/[0-9a-f-]{36}/);
  const shown = page.getByRole('link', { name: 'See in the shop' });
  const path = (await shown.getAttribute('href'))!;
  // Nobody who buys is signed in as staff.
  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`${baseURL}${path}`);
  await expect(shopper.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shopper.getByText('Turned by hand.')).toBeVisible();
  await expect(shopper.getByRole('img', { name: 'A bowl' }).first()).toBeVisible();
  const buyer: Buyer = { page: shopper, shopUrl: baseURL!, locale: 'en', email: `bowl-${title.replaceAll(/\D/g, '')}@shop.example` };
  await addAndCheckOut(buyer);
  await fillCheckout(buyer, 'bankTransfer');
  await placeOrder(buyer);
  await thanked(buyer);
  await shopper.context().close();
  expect(problems).toEqual([]);
});
