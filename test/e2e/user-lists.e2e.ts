/** What an account's lists do in a browser: favorites, a shared link, orders, coupons, credits, notifications; in English on a desk, in Chinese on a phone. */
import type { APIRequestContext } from '@playwright/test';
import { address, call as callApi } from './after-sales.ts';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, inEveryLanguage, mounted, onPhone, tagged, test } from './fixtures.ts';
import { beSignedIn, signUp, type Shopper } from './shopper.ts';
import { noStaff, staff } from './staff.ts';

const call = (request: APIRequestContext, path: string, { data = {}, token }: { data?: object; token: string }) =>
  callApi<any>(request, `/api/web${path}`, data, { 'x-auth': token });

/** Something that can be bought at once. */
async function anyProduct(request: APIRequestContext): Promise<{ id: string; slug: string; title: string; sku: string }> {
  const { data } = await (await request.get('/api/web/product/list?inStock=1&sort=price&size=20')).json();
  return data.items.find((item: { variantCount: number; showCart: boolean }) => item.variantCount === 1 && item.showCart) ?? data.items[0];
}

async function order(request: APIRequestContext, { token, email }: Shopper): Promise<string> {
  const { sku } = await anyProduct(request);
  const step = (name: string, data: object) => call(request, `/checkout/${name}`, { token, data });
  const { slug } = await step('create', { source: 'buyNow', sku, quantity: 1 });
  await step('contact', { slug, email });
  await step('address', { slug, address });
  const { shippingMethods } = await step('get', { slug });
  await step('shipping', { slug, methodId: shippingMethods[0].id });
  const { total } = await step('payment', { slug, methodId: 'bankTransfer' });
  return (await step('submit', { slug, agree: true, expectedTotal: total })).orderNo;
}

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(
  'favorites are saved, watched, and shared by a link that can be withdrawn',
  tagged(inEveryLanguage, onPhone),
  async ({ page, request, browser, place }) => {
    const { prefix, translate } = place;
    const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
    await beSignedIn(page, shopper);
    await page.goto(`${prefix}/user/favorite`);
    await expect(page.getByText(translate('list_no_data'))).toBeVisible();
    await holdStepAgainstAxe(page, 'favorites, empty');

    const { id } = await anyProduct(request);
    await call(request, '/favorite/add', { token: shopper.token, data: { type: 'product', id } });
    await page.reload();
    const remove = page.getByRole('button', { name: new RegExp(`^${translate('favorite_remove')}`) });
    await expect(remove).toBeVisible();
    // One list needs no tabs.
    await expect(page.getByRole('navigation', { name: translate('favorite_tabs') })).toBeHidden();
    await page.getByText(translate('favorite_settings'), { exact: true }).click();
    await mounted(page.getByLabel(translate('favorite_watch_on')));
    await page.getByLabel(translate('favorite_watch_on')).check();
    await expect(page.getByLabel(translate('favorite_watch_mail'))).toBeChecked();

    await page.getByLabel(translate('favorite_share_name')).fill('Wünsche <b>');
    await page.getByRole('button', { name: translate('favorite_share_make') }).click();
    const link = page.getByLabel(translate('favorite_share_link'), { exact: true });
    await expect(link).toHaveValue(/\/page\/wish-list#[\w-]{43}$/);
    await holdStepAgainstAxe(page, 'favorites, filled');
    const other = await (await browser.newContext()).newPage();
    await other.goto(await link.inputValue());
    await expect(other.getByRole('heading', { name: 'Wünsche <b>' })).toBeVisible();
    await expect(other.locator('main [data-island] article')).toHaveCount(1);
    await expect(other.locator('body')).not.toContainText('Ada');

    await page.getByRole('button', { name: translate('favorite_share_stop') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('favorite_share_stop') })
      .click();
    await expect(link).toBeHidden();
    await other.reload();
    await expect(other.getByRole('alert')).toBeVisible();
    await other.context().close();

    // By keyboard: off the list, and back again.
    await remove.focus();
    await page.keyboard.press('Enter');
    const back = page.getByRole('button', { name: new RegExp(`^${translate('favorite_put_back')}`) });
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
  },
);

test('an order is found, followed and cancelled', inEveryLanguage, async ({ page, request, place }) => {
  const { prefix, translate } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await beSignedIn(page, shopper);
  await page.goto(`${prefix}/user/order`);
  await expect(page.getByText(translate('order_list_empty_text'))).toBeVisible();
  await holdStepAgainstAxe(page, 'orders, empty');
  const orderNo = await order(request, shopper);
  await page.goto(`${prefix}/user/order?status=inProgress&payStatus=unpaid`);
  await expect(page.getByRole('link', { name: translate('order_pay_again') })).toHaveAttribute('href', new RegExp(`^${prefix}/checkout/`));
  await holdStepAgainstAxe(page, 'orders, filled');
  await page.getByRole('searchbox', { name: translate('order_search') }).fill(orderNo.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: orderNo }).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('order_title', { orderNo }));
  await holdStepAgainstAxe(page, 'order');
  const menu = page.locator('summary', { hasText: translate('order_change') });
  await mounted(menu);
  await menu.click();
  await page.getByRole('button', { name: translate('order_cancel_do') }).click();
  const dialog = page.getByRole('dialog', { name: translate('order_cancel_ask') });
  await dialog.getByRole('button', { name: translate('order_cancel_keep') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: translate('order_cancel_do') }).click();
  await dialog.getByRole('button', { name: translate('order_cancel_do') }).click();
  await expect(page.locator('main').getByText(translate('order_status_cancelled'), { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(translate('order_event_cancelledByShopper'), { exact: true })).toBeVisible();
  await page.goto(`${prefix}/user/return`);
  await expect(page.getByText(translate('order_returns_empty'), { exact: true })).toBeVisible();
});

test('a coupon is claimed and used; credits are granted, announced and shown', tagged(inEveryLanguage, onPhone), async ({ page, request, place }) => {
  test.skip(staff.email === '', noStaff);
  const { prefix, translate } = place;
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  await beSignedIn(page, shopper);
  const { data } = await (await request.get('/api/web/coupon/list')).json();
  await call(request, '/coupon/claim', { token: shopper.token, data: { slug: data.items[0].slug } });
  await page.goto(`${prefix}/user/coupon?state=used`);
  await expect(page.getByText(translate('promotions_mine_empty'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: translate('promotions_mine_usable') }).click();
  await expect(page.getByText(data.items[0].code)).toBeVisible();
  await holdStepAgainstAxe(page, 'coupons');
  await page.getByRole('button', { name: translate('promotions_use') }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`));

  await page.goto(`${prefix}/user/notice`);
  await expect(page.getByText(translate('notices_empty'), { exact: true })).toBeVisible();
  const signedIn = await (await request.post('/api/admin/auth/signin', { data: { account: staff.email, password: staff.password } })).json();
  const given = await request.post('/api/admin/credits', {
    data: { account: shopper.email, amount: 1500, reason: 'For the vase that broke' },
    headers: { 'x-auth': signedIn.data.token },
  });
  expect(given.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(translate('notices_unread', { count: '1' }))).toBeVisible();
  await holdStepAgainstAxe(page, 'notifications');
  await page.getByRole('button', { name: translate('notices_read_all') }).click();
  await expect(page.getByText(translate('notices_unread', { count: '0' }))).toBeVisible();
  await page.goto(`${prefix}/user/credits`);
  await expect(page.getByText('For the vase that broke')).toBeVisible();
  await holdStepAgainstAxe(page, 'credits');
});
