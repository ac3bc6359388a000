/** PayPal's button in the cart, up to PayPal's page, where the shopper agrees, and back; in a shop of its own. */
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { addToCart, at, nextStep, placeOrder, thanked, type Buyer } from './buy.ts';
import { changePayments } from './change-payments.ts';
import { expect, test } from './fixtures.ts';
import { words } from './messages.ts';

test.describe.configure({ timeout: 180_000 });

let shop: BuiltShop;
let paypal: FakePaypal;

test.beforeAll(async () => {
  paypal = await startPaypal();
  const { clientId, clientSecret, webhookId, apiUrl } = paypal.account;
  const environment = { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_API_URL: apiUrl };
  shop = await startBuiltShop({ environment, limitMs: 120_000 });
  await changePayments(shop, { paypal: { expressCart: true } });
});
test.afterAll(async () => {
  await shop?.stop();
  await paypal?.close();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('orders what is in the cart, after going back once', async ({ page }) => {
      const translate = words('en');
      const buyer: Buyer = { page, shopUrl: shop.url, locale: 'en', email: '' };
      await page.goto(at(buyer, '/product/fell-mug'));
      await addToCart(buyer);
      await page.goto(at(buyer, '/cart'));
      const button = page.getByRole('button', { name: 'PayPal' }).first();
      await button.click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await page.waitForURL((address) => address.href.startsWith(shop.url));
      await page.goto(at(buyer, '/cart'));
      await button.click();
      await page.getByRole('link', { name: 'Agree and go on' }).click();
      await page.waitForURL(/\/checkout\/\w+/);
      await expect(page.locator('main')).toContainText('1 Market St, Apt 4, San Francisco');
      await page.locator('input[name=shippingMethod]').first().check();
      await nextStep(buyer).click();
      await placeOrder(buyer);
      const orderNo = await thanked(buyer);
      const taken = [...paypal.orders.values()].find((order) => order.invoice_id === orderNo)?.capture;
      expect(taken).toMatchObject({ status: 'COMPLETED', amount: { currency_code: 'USD', value: '31.74' } });
      await expect(page.getByText(translate('order_pay_paid'), { exact: true }).first()).toBeVisible();
    });
  });
