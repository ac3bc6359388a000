/** A present in a browser: wrapping is added in the cart, a message at checkout, with and without script; axe looks at both. */
import type { Page } from '@playwright/test';
import { besidesFrame, holdAgainstAxe } from './axe.ts';
import { expect, mounted, onBoth, onPhone, test } from './fixtures.ts';

/** A small bowl that is sent, put into the visitor's cart. */
async function openCart(page: Page, prefix: string): Promise<void> {
  const answered = await page.request.post('/api/web/cart/add', { data: { sku: 'TRB-CHK-S', quantity: 1 } });
  expect(answered.status()).toBe(200);
  await page.goto(`${prefix}/cart`);
}

/** Fills in what comes before the last step of the checkout that is open. */
async function openPayment(page: Page): Promise<void> {
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  const call = async (path: string, data: object) => {
    const { code, data: answer } = await (await page.request.post(`/api/web/checkout/${path}`, { data: { slug, ...data } })).json();
    expect(code, path).toBe(0);
    return answer;
  };
  await call('contact', { email: 'ada@example.com' });
  const address = { country: 'US', province: 'CA', city: 'San Francisco', postalCode: '94103', firstName: 'Ada', lastName: 'Moss' };
  await call('address', { address: { ...address, address: '1 Market St', countryCode: '+1', phone: '4155550132' } });
  const { shippingMethods } = await call('get', {});
  await call('shipping', { methodId: shippingMethods[0].id });
  await page.reload();
}

const wrappingRow = (page: Page) => page.locator('main li[data-row=gift-wrapping]');

test('wrapping is added and taken out by keyboard, and the focus stays in its row', onBoth, async ({ page, place }) => {
  const { prefix, translate } = place;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCart(page, prefix);
  const row = wrappingRow(page);
  await mounted(row);
  await holdAgainstAxe(page, 'a cart that offers wrapping', besidesFrame);
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const remove = row.locator('button[value=remove]');
  await expect(remove).toBeVisible();
  await expect(row).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: translate('cart_gift_wrapping_added') })).toHaveCount(1);
  await holdAgainstAxe(page, 'a cart with wrapping', besidesFrame);
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeHidden();
  await expect(row).toBeFocused();
  await expect(row.locator('button[value=add]')).toBeVisible();
});

test('wrapping goes along to the checkout, where a message is folded and outlasts a reload', onPhone, async ({ page, place }) => {
  const { prefix, translate } = place;
  await openCart(page, prefix);
  const row = wrappingRow(page);
  await mounted(row);
  await row.getByRole('button').click();
  await expect(row.locator('button[value=remove]')).toBeVisible();
  const wrapping = (await row.locator('span.font-medium').textContent())!;
  await page.locator('main button[value=checkout]').click();
  await page.waitForURL(/\/checkout\/[^/?]+$/);
  await openPayment(page);
  const message = page.locator('main textarea[name=giftMessage]');
  await mounted(message);
  await expect(message).toBeHidden();
  await page.getByText(translate('checkout_gift_message'), { exact: true }).click();
  await message.fill('Happy birthday!\nAda');
  await page.reload();
  await expect(message).toHaveValue('Happy birthday!\nAda');
  await holdAgainstAxe(page, 'a checkout with a gift message', besidesFrame);
  await expect(page.getByText(wrapping).first()).toBeAttached();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('wrapping is added and taken out by plain forms', onBoth, async ({ page, place: { prefix } }) => {
    await openCart(page, prefix);
    const row = wrappingRow(page);
    await row.locator('button[value=add]').click();
    await expect(row.locator('button[value=remove]')).toBeVisible();
    await expect(row.locator('button[value=add]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/cart`);
    await row.locator('button[value=remove]').click();
    await expect(row.locator('button[value=add]')).toBeVisible();
  });
});
