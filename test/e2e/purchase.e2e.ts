/** One command, one purchase: a visitor finds a product and buys it, on a phone and on a desk, in two languages. */
import { addAndCheckOut, at, fillAddress, fillCheckout, fillFromAddress, mailTo, nextStep, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, inEveryLanguage, inLongRunOnly, onPhone, onTheScreenOf, tagged, test } from './fixtures.ts';
import { beginning, words } from './messages.ts';
import { mailedCode } from './shopper.ts';

const cards = { good: '4242424242424242', declined: '4000000000000002', secure: '4000002500003155' };
const buyerFor = (page: Buyer['page'], locale: Buyer['locale'], project: string): Buyer => ({
  page,
  shopUrl: process.env['E2E_URL']!,
  locale,
  email: `jo.${locale}.${project}@example.com`,
});

for (const locale of ['en', 'zh'] as const) {
  test(
    `buys from the demo shop in ${locale}: category, variant, cart, checkout, payment, mail, look-up`,
    onTheScreenOf(locale),
    async ({ page }, { project }) => {
      const buyer = buyerFor(page, locale, project.name);
      const translate = words(locale);
      await page.goto(at(buyer, '/category/table'));
      await page.locator('main a[href*="/product/tarn-bowl"]').first().click();
      await page.waitForURL(/\/product\/tarn-bowl/);

      // Choosing an option changes address and price, without a reload.
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.locator('main a[href$="/TRB-INK-L"]').click();
      await page.waitForURL(/\/product\/tarn-bowl\/TRB-INK-L$/);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

      await addAndCheckOut(buyer);
      await fillCheckout(buyer, 'sandbox');
      await placeOrder(buyer);
      await payWithCard(buyer, cards.good);
      const orderNo = await thanked(buyer);

      // The confirmation's link opens the order in a browser that knows nothing.
      const mail = await mailTo(process.env['E2E_DATA_DIR']!, buyer.email, translate('order_mail_placed_title', { orderNo }));
      const link = /https?:\/\/[^\s"<>]+\/checkout\/thankyou\?order=[^\s"<>#]+#[\w-]+/.exec(mail)?.[0];
      expect(link).toBeTruthy();
      const elsewhere = await page.context().browser()!.newContext();
      const stranger = await elsewhere.newPage();
      const { pathname, search, hash } = new URL(link!.replaceAll('&amp;', '&'));
      await stranger.goto(`${buyer.shopUrl}${pathname}${search}`);
      await expect(stranger.getByRole('heading', { level: 1, name: translate('order_not_here') })).toBeVisible();
      await stranger.goto('about:blank');
      await stranger.goto(`${buyer.shopUrl}${pathname}${search}${hash}`);
      await expect(stranger.getByRole('heading', { level: 1, name: translate('order_thanks') })).toBeVisible();
      await elsewhere.close();

      // The look-up sends the link again and says the same whether or not the order exists.
      await page.goto(at(buyer, '/page/order-lookup'));
      await page.locator('main [name=orderNo]').fill(orderNo);
      await page.locator('main [name=email]').fill(buyer.email);
      await page.getByRole('button', { name: translate('order_lookup_do') }).click();
      await expect(page.getByText(translate('order_lookup_sent'))).toBeVisible();
      await mailTo(process.env['E2E_DATA_DIR']!, buyer.email, translate('order_mail_lookup_title', { orderNo }));
    },
  );
}

test('a declined card can be tried again, with 3-D Secure', async ({ page }, { project }) => {
  const buyer = { ...buyerFor(page, 'en', project.name), email: `retry.${project.name}@example.com` };
  await page.goto(at(buyer, '/product/fell-mug'));
  await addAndCheckOut(buyer);
  await fillCheckout(buyer, 'sandbox');
  await placeOrder(buyer);
  await payWithCard(buyer, cards.declined);
  await page.waitForURL(/\/checkout\/(?!thankyou)/);
  await expect(page.getByText(words('en')('order_declined'))).toBeVisible();
  await page.getByRole('button', { name: /^Pay now/ }).click();
  await payWithCard(buyer, cards.secure);
  await page.locator('button[name=outcome][value=success]').click();
  await thanked(buyer);
});

test('back from the payment, the order is there with its way to pay, from the top of the page', onPhone, async ({ page }, { project }) => {
  const buyer = { ...buyerFor(page, 'en', project.name), email: `back.${project.name}@example.com` };
  await page.goto(at(buyer, '/product/fell-mug'));
  await addAndCheckOut(buyer);
  await fillCheckout(buyer, 'sandbox');
  await placeOrder(buyer);
  await page.waitForURL(/\/payment\/sandbox\//);
  await page.goBack();
  await page.waitForURL(/\/checkout\/(?!thankyou)/);
  const pay = page.getByRole('button', { name: /^Pay now/ });
  await expect(pay).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await pay.click();
  await payWithCard(buyer, cards.good);
  await thanked(buyer);
});

test(
  'what was typed into the checkout outlasts a reload and a change of language and currency, and goes with the order',
  onPhone,
  async ({ page }, { project }) => {
    const buyer = { ...buyerFor(page, 'en', project.name), email: `words.${project.name}@example.com` };
    await page.goto(at(buyer, '/product/field-notebook'));
    await addAndCheckOut(buyer);
    const checkout = new URL(page.url()).pathname;
    const [email, remark] = [page.locator('main [name=email]'), page.locator('main [name=remark]')];
    // What is typed before hydration is still there after it.
    await email.fill('half@exam');
    // Note, consent and button come with the last step.
    await expect(remark).toHaveCount(0);
    await expect(page.locator('main [data-island][data-mounted]', { has: page.locator('[name=email]') })).toBeVisible();
    await page.reload();
    await expect(email).toHaveValue('half@exam');
    await email.fill(buyer.email);
    await nextStep(buyer).click();
    await page.locator('[name=country]').selectOption('DE');
    await page.locator('[name=lastName]').fill('Vogt');
    await page.goto(`/zh${checkout}`);
    await expect(page.locator('[name=country]')).toHaveValue('DE');
    await expect(page.locator('[name=lastName]')).toHaveValue('Vogt');
    await page.context().addCookies([{ name: 'currency', value: 'EUR', url: buyer.shopUrl }]);
    await page.goto(checkout);
    await expect(page.getByText('€').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('[name=lastName]')).toHaveValue('Vogt');
    await fillFromAddress(buyer, 'bankTransfer');
    await remark.fill('Ring twice');
    await page.reload();
    await expect(remark).toHaveValue('Ring twice');
    await placeOrder(buyer);
    await page.waitForURL(/\/checkout\/thankyou\?order=/);
    await expect(page.getByText('Ring twice')).toBeVisible();
    // On paper there is the order alone.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByText('Ring twice')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:')))).toEqual([]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('buys by plain forms, and opens the mailed link elsewhere', tagged(inEveryLanguage, onPhone), async ({ page, browser, place }, { project }) => {
    const { locale, translate } = place;
    const buyer = { ...buyerFor(page, locale, project.name), email: `plain.${locale}.${project.name.split(',')[0]}@example.com` };
    const next = nextStep(buyer);
    await page.goto(at(buyer, '/product/tarn-bowl/TRB-INK-L'));
    await page
      .getByRole('button', { name: translate('product_add'), exact: true })
      .first()
      .click();
    await page.waitForURL(/\/cart$/);
    await page.getByRole('button', { name: translate('cart_check_out'), exact: true }).click();
    await page.waitForURL(/\/checkout\/\w+$/);

    // What is wrong stands at its field, and what was filled in stays.
    await page.locator('main [name=email]').fill('no address');
    await next.click();
    await expect(page.getByText(translate('checkout_email_invalid'))).toBeVisible();
    await expect(page.locator('main [name=email]')).toHaveValue('no address');
    await page.locator('main [name=email]').fill(buyer.email);
    await next.click();
    await page.locator('[name=country]').selectOption('HK');
    await page.locator('[name=firstName]').fill('Jo');
    await page.getByRole('button', { name: translate('checkout_take_country') }).click();
    await expect(page.locator('[name=postalCode]')).toHaveCount(0);
    await expect(page.locator('[name=firstName]')).toHaveValue('Jo');
    await page.locator('[name=country]').selectOption('US');
    await page.getByRole('button', { name: translate('checkout_take_country') }).click();
    await fillAddress(buyer);
    await next.click();
    await page.locator('input[name=shippingMethod]').first().check();
    await next.click();
    await page.locator('input[name=paymentMethod][value=sandbox]').check();
    await page.locator('main [name=remark]').fill('Ring twice');
    const order = page.getByRole('button', { name: beginning(translate('checkout_place_order')) });
    await order.click();
    await expect(page.getByText(translate('checkout_agree_first')).first()).toBeVisible();
    await expect(page.locator('main [name=remark]')).toHaveValue('Ring twice');
    await page.locator('[name=agree]').check();
    await order.click();
    await payWithCard(buyer, cards.good);
    const orderNo = await thanked(buyer);

    const mail = await mailTo(process.env['E2E_DATA_DIR']!, buyer.email, translate('order_mail_placed_title', { orderNo }));
    const link = /https?:\/\/[^\s"<>]+\/checkout\/thankyou\?order=[^\s"<>#]+#[\w-]+/.exec(mail)![0];
    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const stranger = await elsewhere.newPage();
    const { pathname, search, hash } = new URL(link);
    await stranger.goto(`${buyer.shopUrl}${pathname}${search}${hash}`);
    await expect(stranger.getByText(translate('order_open_text'))).toBeVisible();
    await stranger.locator('[name=link]').fill(link);
    await stranger.getByRole('button', { name: translate('order_open_do') }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: translate('order_thanks') })).toBeVisible();
    await expect(stranger.getByText('Ring twice')).toBeVisible();
    await elsewhere.close();
  });
});

test('pays by bank transfer, sees the account, what happens next, and how to keep the order', inLongRunOnly, async ({ page }, { project }) => {
  const buyer = { ...buyerFor(page, 'en', project.name), email: `bank.${project.name}@example.com` };
  await page.goto(at(buyer, '/product/field-notebook'));
  await addAndCheckOut(buyer);
  await fillCheckout(buyer, 'bankTransfer');
  await placeOrder(buyer);
  await page.waitForURL(/\/checkout\/thankyou\?order=/);
  const translate = words('en');
  await expect(page.getByText(translate('order_transfer_bank'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: translate('order_next') })).toBeVisible();
  const next = page.getByRole('list', { name: translate('order_progress') }).getByRole('listitem');
  await expect(next.filter({ hasText: translate('order_step_shipped') })).toContainText(translate('order_next_shipped'));
  await expect(next.filter({ hasText: translate('order_step_delivered') })).toContainText(/Arrives .*\d/);
  await expect(page.getByRole('button', { name: translate('order_cancel_do') })).toBeHidden();
  await page.locator('summary', { hasText: translate('order_change') }).click();
  await expect(page.getByRole('button', { name: translate('order_cancel_do') })).toBeVisible();
  await holdStepAgainstAxe(page, 'thanked, with the menu open', { include: 'main' });
  // One click sends the code, which is all that an account takes; a password can be set later.
  await page.getByRole('button', { name: translate('auth_sign_up_title') }).click();
  await page.locator('#order-account-form [name=code]').fill(await mailedCode(buyer.email));
  await holdStepAgainstAxe(page, 'account of an order', { include: 'main' });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/user\/order\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Order/);
  await page.goto('/user/account');
  await expect(page.locator('main')).toContainText(translate('profile_not_set'));
});
