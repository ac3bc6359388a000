/** Payment by Stripe's Payment Element, against the fake that global-setup starts: cards on a desk, Alipay and WeChat Pay on a Chinese phone. */
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { stripeCards } from '#test/fakes/stripe-cards.ts';
import { addAndCheckOut, at, fillCheckout, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, onPhone, test } from './fixtures.ts';
import { beginning, words } from './messages.ts';

test.skip(() => !process.env['E2E_STRIPE'], 'the shop knows no Stripe');

/** Orders, and comes to the page of Stripe. Answers what the page's policy forbade, and the frame in which the form is. */
async function order(buyer: Buyer): Promise<{ complaints: string[]; element: FrameLocator }> {
  const { page } = buyer;
  const complaints: string[] = [];
  page.on('console', (message) => void (/Content Security Policy/.test(message.text()) && complaints.push(message.text())));
  await page.goto(at(buyer, '/product/fell-mug'));
  await addAndCheckOut(buyer);
  await fillCheckout(buyer, 'stripe');
  await placeOrder(buyer);
  await page.waitForURL(/\/payment\/stripe\//);
  return { complaints, element: page.frameLocator('#payment-element iframe') };
}

const pay = (page: Page, locale: 'en' | 'zh') => page.getByRole('button', { name: beginning(words(locale)('payment_page_pay')) }).click();
const bank = (page: Page) => page.frameLocator('iframe[src*="/bank/"]');

test('by card: declined, rejected by the bank, then paid with 3-D Secure, all on one page', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'on a desk');
  const translate = words('en');
  const { complaints, element } = await order({ page, shopUrl: process.env['E2E_URL']!, locale: 'en', email: 'stripe.en@example.com' });
  await element.getByLabel('Card number').fill(stripeCards.declined);
  await pay(page, 'en');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await element.getByLabel('Card number').fill(stripeCards.secure);
  await pay(page, 'en');
  await bank(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toHaveText(/unable to authenticate/);
  await pay(page, 'en');
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await thanked({ page, shopUrl: process.env['E2E_URL']!, locale: 'en', email: '' });
  await expect(page.getByText(translate('order_pay_paid'), { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('by Alipay and WeChat Pay, in Chinese: declined there, back at the checkout, paid at the second try', onPhone, async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'on a phone');
  const translate = words('zh');
  const { complaints, element } = await order({ page, shopUrl: process.env['E2E_URL']!, locale: 'zh', email: 'stripe.zh@example.com' });
  await expect(page.getByRole('heading', { level: 1, name: translate('payment_page_title') })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  await element.getByLabel('alipay').check();
  await pay(page, 'zh');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.waitForURL(/\/zh\/checkout\/(?!thankyou)/);
  await expect(page.getByText(translate('order_declined'))).toBeVisible();
  await page.getByRole('button', { name: beginning(translate('checkout_pay_now')) }).click();
  await page.waitForURL(/\/payment\/stripe\//);
  await element.getByLabel('wechat_pay').check();
  await pay(page, 'zh');
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await thanked({ page, shopUrl: process.env['E2E_URL']!, locale: 'zh', email: '' });
  expect(complaints).toEqual([]);
});
