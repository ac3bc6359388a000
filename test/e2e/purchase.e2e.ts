/** One command, one purchase: a visitor finds a product and buys it, on a phone and on a desk, in two languages. */
import { addAndCheckOut, at, fillCheckout, mailTo, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, test } from './journey.ts';
import { words } from './words.ts';

const cards = { good: '4242424242424242', declined: '4000000000000002', secure: '4000002500003155' };
const buyerFor = (page: Buyer['page'], locale: Buyer['locale'], project: string): Buyer => ({
  page,
  shopUrl: process.env['E2E_URL']!,
  locale,
  email: `jo.${locale}.${project}@example.com`,
});

for (const locale of ['en', 'zh'] as const) {
  test(`buys from the demo shop in ${locale}: category, variant, cart, checkout, payment, mail, look-up`, async ({ page }, { project }) => {
    const buyer = buyerFor(page, locale, project.name);
    const say = words(locale);
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
    const mail = await mailTo(process.env['E2E_DATA_DIR']!, buyer.email, say('order_mail_placed_title', { orderNo }));
    const link = /https?:\/\/[^\s"<>]+\/checkout\/thankyou\?order=[^\s"<>#]+#[\w-]+/.exec(mail)?.[0];
    expect(link).toBeTruthy();
    const elsewhere = await page.context().browser()!.newContext();
    const stranger = await elsewhere.newPage();
    const { pathname, search, hash } = new URL(link!.replaceAll('&amp;', '&'));
    await stranger.goto(`${buyer.shopUrl}${pathname}${search}`);
    await expect(stranger.getByRole('heading', { level: 1, name: say('order_not_here') })).toBeVisible();
    await stranger.goto('about:blank');
    await stranger.goto(`${buyer.shopUrl}${pathname}${search}${hash}`);
    await expect(stranger.getByRole('heading', { level: 1, name: say('order_thanks') })).toBeVisible();
    await elsewhere.close();

    // The look-up sends the link again and says the same whether or not the order exists.
    await page.goto(at(buyer, '/page/order-lookup'));
    await page.locator('main [name=orderNo]').fill(orderNo);
    await page.locator('main [name=email]').fill(buyer.email);
    await page.getByRole('button', { name: say('order_lookup_do') }).click();
    await expect(page.getByText(say('order_lookup_sent'))).toBeVisible();
    await mailTo(process.env['E2E_DATA_DIR']!, buyer.email, say('order_mail_lookup_title', { orderNo }));
  });
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

test('pays by bank transfer and is told where to', async ({ page }, { project }) => {
  const buyer = { ...buyerFor(page, 'en', project.name), email: `bank.${project.name}@example.com` };
  await page.goto(at(buyer, '/product/field-notebook'));
  await addAndCheckOut(buyer);
  await fillCheckout(buyer, 'bankTransfer');
  await placeOrder(buyer);
  await page.waitForURL(/\/checkout\/thankyou\?order=/);
  await expect(page.getByText(words('en')('order_transfer_bank'), { exact: true })).toBeVisible();
});
