/** A wallet in the cart, with the fake's `stripe.js`, in a shop of its own: others know no wallets. */
import type { Page } from '@playwright/test';
import { stripeCards } from '#test/fakes/stripe-cards.ts';
import { startStripe, stripeEnvironment } from '#test/fakes/stripe.ts';
import type { FakeStripe } from '#test/fakes/stripe-types.ts';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { addToCart, at, thanked, type Buyer } from './buy.ts';
import { changePayments } from './change-payments.ts';
import { expect, test } from './fixtures.ts';
import { words } from './messages.ts';

test.describe.configure({ timeout: 180_000 });

let shop: BuiltShop;
let stripe: FakeStripe;

test.beforeAll(async () => {
  stripe = await startStripe();
  shop = await startBuiltShop({ environment: stripeEnvironment(stripe), limitMs: 120_000 });
  stripe.deliverTo(`${shop.url}/api/web/payment/webhook/stripe`);
  await changePayments(shop, { stripe: { expressCart: true } });
});
test.afterAll(async () => {
  await shop?.stop();
  await stripe?.close();
});

const sheet = (page: Page) => page.locator('form').filter({ hasText: 'Pay now' });

test('orders what is in the cart: an address that is not shipped to, another way of shipping, closed, declined, paid', async ({ page }) => {
  const translate = words('en');
  const buyer: Buyer = { page, shopUrl: shop.url, locale: 'en', email: '' };
  const complaints: string[] = [];
  page.on('console', (message) => void (/Content Security Policy/.test(message.text()) && complaints.push(message.text())));
  await page.goto(at(buyer, '/product/fell-mug'));
  expect(stripe.server.asked).not.toContain('/endive/stripe.js');
  await addToCart(buyer);
  // From a document that lets nothing in: the cart is opened as a document of its own.
  await page
    .getByRole('link', { name: translate('cart_view') })
    .first()
    .click();
  const buy = page.getByRole('button', { name: 'Buy with FakePay' });
  await buy.click();
  await sheet(page).getByLabel('Address').selectOption('away');
  await expect(sheet(page).locator('output')).toHaveText('Not sent there');
  await expect(page.getByText(translate('checkout_country_not_shipped'))).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(translate('checkout_country_not_shipped'))).toHaveCount(0);
  expect(stripe.intents.size).toBe(0);
  await buy.click();
  await sheet(page).getByLabel('Address').selectOption('home');
  await expect(sheet(page).locator('output')).toHaveText(/^Sum \d+$/);
  const cheap = await sheet(page).locator('output').textContent();
  await sheet(page).getByLabel('Shipping').selectOption({ index: 1 });
  await expect(sheet(page).locator('output')).not.toHaveText(cheap!);
  await sheet(page).getByLabel('Card').fill(stripeCards.declined);
  await sheet(page).getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/checkout\/(?!thankyou)/);
  await expect(page.getByText(translate('order_declined'))).toBeVisible();
  expect(stripe.intents.size).toBe(1);
  await page.goto(at(buyer, '/product/fell-mug'));
  await addToCart(buyer);
  await page.goto(at(buyer, '/cart'));
  await buy.click();
  await expect(sheet(page).locator('output')).toHaveText(/^Sum \d+$/);
  await sheet(page).getByLabel('Card').fill(stripeCards.good);
  await sheet(page).getByRole('button', { name: 'Pay now' }).click();
  await thanked(buyer);
  await expect(page.getByText(translate('order_pay_paid'), { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
