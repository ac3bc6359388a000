/** The way through the shop as a guest, step by step; tests put the steps together. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { beginning, words, type Locale } from './messages.ts';

/** Where and as whom one buys. */
export type Buyer = { page: Page; shopUrl: string; locale: Locale; email: string };

/** The address of a path in the buyer's language. */
export const at = ({ shopUrl, locale }: Buyer, path: string) => `${shopUrl}${locale === 'en' ? '' : `/${locale}`}${path}`;

/**
 * Puts the product that is shown into the cart. Answers where the cart stands now: the drawer, or, where the click came
 * before the script, the cart page that the plain form leads to.
 */
export async function addToCart({ page, locale }: Buyer): Promise<Locator> {
  const translate = words(locale);
  await page
    .getByRole('button', { name: translate('product_add'), exact: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  const cartPage = page.locator('main').getByRole('heading', { level: 1, name: translate('cart_title') });
  await expect(drawer.or(cartPage).first()).toBeVisible();
  return (await drawer.isVisible()) ? drawer : page.locator('main');
}

/** Puts the product that is shown into the cart and goes on to the checkout. */
export async function addAndCheckOut(buyer: Buyer): Promise<void> {
  const { page, locale } = buyer;
  const place = await addToCart(buyer);
  await place.getByText(words(locale)('cart_check_out'), { exact: true }).click();
  await page.waitForURL(/\/checkout\/[^/?]+$/);
}

/** Fills in contact, address and shipping, and chooses a method of payment. */
export async function fillCheckout(buyer: Buyer, paymentMethod: string): Promise<void> {
  await buyer.page.locator('main [name=email]').fill(buyer.email);
  await nextStep(buyer).click();
  await fillFromAddress(buyer, paymentMethod);
}

/** The button that leads from one step of the checkout to the next. */
export const nextStep = ({ page, locale }: Buyer) => page.getByRole('button', { name: words(locale)('checkout_continue'), exact: true });

/** The same for a shopper with an account, whose contact is known. */
export async function fillFromAddress(buyer: Buyer, paymentMethod: string): Promise<void> {
  await fillAddress(buyer);
  await nextStep(buyer).click();
  await choosePayment(buyer, paymentMethod);
}

/** Fills in an address of the United States. */
export async function fillAddress({ page }: Buyer): Promise<void> {
  await page.locator('[name=country]').selectOption('US');
  await page.locator('[name=firstName]').fill('Jo');
  await page.locator('[name=lastName]').fill('Doe');
  await page.locator('[name=address]').fill('1 Main Street');
  await page.locator('[name=city]').fill('San Francisco');
  await page.locator('select[name=province]').selectOption('CA');
  await page.locator('[name=postalCode]').fill('94110');
  await page.locator('[name=phone]').fill('4155550100');
}

/** Takes the first way of shipping, where there are several, and a way of paying; the address has just been sent. */
export async function choosePayment(buyer: Buyer, paymentMethod: string): Promise<void> {
  const { page } = buyer;
  const next = nextStep(buyer);
  const shipping = page.locator('input[name=shippingMethod]').first();
  const method = page.locator(`input[name=paymentMethod][value=${paymentMethod}]`);
  // The only way there is has been chosen already.
  await expect(shipping.or(method)).toBeVisible();
  if (await shipping.isVisible()) await shipping.check();
  // Choosing before the address is complete moves on without the button.
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    await expect(method).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await method.check();
}

/** Agrees and orders. */
export async function placeOrder({ page, locale }: Buyer): Promise<void> {
  await page.locator('[name=agree]').check();
  const place = page.getByRole('button', { name: beginning(words(locale)('checkout_place_order')) });
  await expect(place).toBeEnabled();
  await place.click();
}

/** Pays on the page of the test card. */
export async function payWithCard({ page }: Buyer, card: string): Promise<void> {
  await page.waitForURL(/\/payment\/sandbox\//);
  await page.locator('[name=card]').fill(card);
  await page.locator('form button[type=submit]').first().click();
}

/** The order number that the page after ordering shows; fails where it thanks for nothing. */
export async function thanked({ page, locale }: Buyer): Promise<string> {
  await page.waitForURL(/\/checkout\/thankyou\?order=/);
  await expect(page.getByRole('heading', { level: 1, name: words(locale)('order_thanks') })).toBeVisible();
  return new URL(page.url()).searchParams.get('order')!;
}

/** The text of the newest mail to an address whose subject holds a text; waits until it has come. */
export async function mailTo(dataDir: string, email: string, subject: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  let found = '';
  await expect
    .poll(
      async () => {
        for (const file of (await readdir(folder).catch(() => []))
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .reverse()) {
          const text = decodeMail(await readFile(join(folder, file), 'utf8'));
          if (text.includes(`To: ${email}`) && text.includes(subject)) return (found = text);
        }
        return '';
      },
      { timeout: 20_000, message: `a mail to ${email} about ${subject}` },
    )
    .not.toBe('');
  return found;
}

/** Opens quoted-printable lines and the base64 of a subject, as far as a test needs to read them. */
function decodeMail(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=\?UTF-8\?B\?([^?]+)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString('utf8'))
    .replace(/=\?UTF-8\?Q\?([^?]+)\?=/gi, (_, text: string) => text.replaceAll('_', ' '));
  return bytes.replace(/(?:=[0-9A-F]{2})+/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8'));
}
