/** An account, and what comes after its order: paid late, followed, received, sent back. And an order cancelled. */
import sharp from 'sharp';
import { runAction, call, order } from './after-sales.ts';
import { addToCart, fillFromAddress, payWithCard, placeOrder, type Buyer } from './buy.ts';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, inEveryLanguage, mounted, onPhone, tagged, test } from './fixtures.ts';
import { signUpOnPage } from './sign-up.ts';
import { noStaff, staff } from './staff.ts';
import { around, beginning } from './messages.ts';

const parcel = { expressName: 'UPS', expressNumber: '1Z999AA10123456784', trackingUrl: 'https://track.example/1Z999AA10123456784' };

test.describe.configure({ timeout: 300_000 });
test.beforeEach(async ({ page }) => {
  test.skip(staff.email === '', noStaff);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'an account with what the guest had; an order paid late, followed, received and sent back in part',
  tagged(inEveryLanguage, onPhone),
  async ({ page, context, request, baseURL, place }) => {
    const { locale, prefix, translate } = place;
    const email = `ada-${crypto.randomUUID()}@example.com`;
    const buyer: Buyer = { page, shopUrl: baseURL!, locale, email };

    // As a guest: three units in the cart, one product on the wish list.
    for (const slug of ['tarn-bowl', 'tarn-bowl', 'fell-mug']) {
      await page.goto(`${prefix}/product/${slug}`);
      await addToCart(buyer);
    }
    await page.goto(`${prefix}/product/fell-mug`);
    const saved = page.waitForResponse('**/favorite/add');
    await page.locator('#page-body button[data-favorite]').first().click();
    expect((await saved).status()).toBe(200);
    const heart = page.locator('#page-body button[data-favorite]').first();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    // Where only shoppers with an account may go, one is asked to sign in; from there to signing up, and back.
    await page.goto(`${prefix}/user/center`);
    await page.waitForURL(new RegExp(`${prefix}/auth/signin`));
    await page
      .locator('main')
      .getByRole('link', { name: translate('auth_sign_up') })
      .click();
    await page.waitForURL(new RegExp(`${prefix}/auth/signup`));
    const shopper = await signUpOnPage(page, place, email);
    await page.waitForURL(`**${prefix}/user/center`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('profile_hello', { name: 'Ada Moss' }));
    await expect(page.getByText(translate('auth_joined_cart'))).toBeVisible();
    await expect(page.getByText(translate('profile_no_orders'))).toBeVisible();
    await page.goto(`${prefix}/user/favorite`);
    await expect(page.locator('main a[href$="/product/fell-mug"]').first()).toBeVisible();

    await page.goto(`${prefix}/cart`);
    await page.locator('main form').getByText(translate('cart_check_out'), { exact: true }).click();
    await page.waitForURL(/\/checkout\/[^/?]+$/);
    await fillFromAddress(buyer, 'sandbox');
    await placeOrder(buyer);
    await page.waitForURL(/\/payment\/sandbox\//);
    const { items } = await call<{ items: { orderNo: string }[] }>(request, '/api/web/order/list', {}, { 'x-auth': shopper.token });
    const { orderNo } = items[0]!;

    // Not paid: one has gone away. Another tab has the list of orders, which follows what happens here.
    const list = await context.newPage();
    await list.goto(`${prefix}/user/order`);
    const card = list.locator('main li').filter({ hasText: orderNo });
    await expect(card.getByText(translate('order_status_awaitingPayment'), { exact: true })).toBeVisible();
    await holdStepAgainstAxe(list, 'orders', { include: 'main' });

    await page.goto(`${prefix}/user/center`);
    await expect(page.getByText(translate('profile_unpaid_order'))).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: translate('order_pay_again') })
      .first()
      .click();
    await page.waitForURL(/\/checkout\/[^/?]+$/);
    await page.getByRole('button', { name: beginning(translate('checkout_pay_now')) }).click();
    await payWithCard(buyer, '4242424242424242');
    await page.waitForURL(/thankyou/);
    await expect(page.getByRole('heading', { level: 1, name: translate('order_thanks') })).toBeVisible();
    await expect(card.getByText(translate('order_stage_preparing'))).toBeVisible();
    await expect(list.getByRole('link', { name: translate('order_view_toShip') })).toContainText('1');

    await page.goto(`${prefix}/user/order/${orderNo}`);
    const progress = page.getByRole('list', { name: translate('order_progress') });
    await expect(progress.locator('[aria-current=step]')).toContainText(translate('order_step_paid'));
    await runAction(request, `orders/${orderNo}`, 'ship', parcel);
    // No reload: the page was notified.
    await expect(page.getByRole('link', { name: translate('order_track') })).toHaveAttribute('href', parcel.trackingUrl);
    await expect(card.getByRole('link', { name: translate('order_track') })).toHaveAttribute('href', parcel.trackingUrl);
    await expect(page.getByRole('button', { name: translate('order_cancel_do') })).toHaveCount(0);
    await holdStepAgainstAxe(page, 'order under way', { include: 'main' });
    await page.getByRole('button', { name: translate('order_confirm_do') }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translate('order_confirm_do') })
      .press('Enter');
    await expect(progress.locator('[aria-current=step]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: translate('reviews_write') }).first()).toHaveAttribute('href', /#reviews$/);
    await expect(card.getByText(translate('order_status_completed'), { exact: true })).toBeVisible();

    // One of the two things goes back: by keyboard, up to the quote and what is missing.
    await page.locator('summary', { hasText: translate('order_change') }).press('Enter');
    await page
      .getByRole('button', { name: translate('returns_ask') })
      .first()
      .press('Enter');
    const form = page.getByRole('form', { name: translate('returns_ask') });
    const line = form.getByRole('checkbox').first();
    await line.press('Space');
    await form.getByRole('spinbutton').fill('1');
    await form.getByRole('spinbutton').press('Enter');
    await form.locator('[name=reason]').selectOption('damaged');
    await form.locator('[name=applyDescription]').fill('A crack in the rim');
    const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#5b6b4a' } })
      .png()
      .toBuffer();
    await form.locator('input[type=file]').setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: photograph });
    await expect(form.getByRole('img', { name: translate('returns_picture_of', { number: '1' }) })).toBeVisible();
    await expect(form.getByRole('status')).toContainText(/[$¥]\d/);
    await holdStepAgainstAxe(page, 'asking for a return', { include: 'main' });
    await form.getByRole('button', { name: translate('returns_ask_do') }).press('Enter');
    await page.waitForURL(/\/user\/return\/R[\w-]+$/);
    const returnNo = page.url().split('/').at(-1)!;
    // As the demo's settings promise it.
    const usually = translate('returns_usually', { count: '2' });
    await expect(page.getByText(translate('returns_ahead_approved_note', { usually }))).toBeVisible();

    await runAction(request, `returns/${returnNo}`, 'approve');
    await expect(page.getByText(beginning(translate('returns_step_sendGoods')))).toBeVisible();
    await expect(page.getByRole('heading', { name: translate('returns_address') })).toBeVisible();
    await holdStepAgainstAxe(page, 'return approved', { include: 'main' });
    await page.getByRole('button', { name: translate('returns_label_do') }).press('Enter');
    await page.waitForURL(/\/document\?key=/);
    await expect(page.getByRole('img', { name: translate('documents_return_code', { number: returnNo }) })).toBeVisible();
    await holdStepAgainstAxe(page, 'return label');
    await page.goBack();
    await page.locator('[name=logisticsNumber]').fill('SP-9');
    await page.locator('[name=logisticsCompany]').fill('Sparrow');
    await page.keyboard.press('Enter');
    await expect(page.getByText(translate('returns_step_goodsComing'))).toBeVisible();
    await runAction(request, `returns/${returnNo}`, 'receive', { restock: true });
    await expect(
      page
        .locator('main')
        .getByText(around(translate('returns_refunded_amount')))
        .first(),
    ).toBeVisible();
    await expect(page.getByText(translate('returns_standing_refunded'), { exact: true }).first()).toBeVisible();
    await list.goto(`${prefix}/user/return`);
    await expect(list.locator('main li').filter({ hasText: returnNo })).toContainText(translate('returns_standing_refunded'));
    await holdStepAgainstAxe(list, 'returns', { include: 'main' });
    await page.goto(`${prefix}/user/order/${orderNo}`);
    await expect(page.getByRole('heading', { name: translate('order_refunds'), exact: true })).toBeVisible();
  },
);

test(
  'a paid order is cancelled on two pages at once: asked for, declined, asked again, approved',
  inEveryLanguage,
  async ({ page, context, request, place }) => {
    const { locale, prefix, translate } = place;
    const { orderNo, orderToken } = await order(request, { locale, method: 'bankTransfer' });
    await runAction(request, `orders/${orderNo}`, 'mark-paid');
    // The mailed link, in a browser that has never seen the shop: no account, no cookie.
    await page.goto(`${prefix}/checkout/thankyou?order=${orderNo}#${orderToken}`);
    await expect(page.getByRole('heading', { level: 1, name: translate('order_thanks') })).toBeVisible();
    const ask = async (reason?: string) => {
      // Nobody who has just ordered is offered to cancel first.
      const cancel = page.getByRole('button', { name: translate('order_cancel_do') });
      await expect(cancel).toBeHidden();
      const menu = page.locator('summary', { hasText: translate('order_change') });
      await mounted(menu);
      await menu.press('Enter');
      await cancel.press('Enter');
      const dialog = page.getByRole('dialog', { name: translate('order_cancel_ask') });
      await expect(dialog).toBeVisible();
      if (reason) await holdStepAgainstAxe(page, 'cancelling', { include: 'main' });
      if (reason) await dialog.locator('[name=why]').selectOption({ label: reason });
      await dialog.getByRole('button', { name: translate('order_cancel_do') }).press('Enter');
      await expect(
        page
          .locator('main')
          .getByRole('status')
          .filter({ hasText: translate('order_cancel_requested') }),
      ).toBeVisible();
    };
    await ask(translate('order_cancel_why_mind'));
    await expect(page.getByText(translate('order_your_reason', { reason: translate('order_cancel_why_mind') }))).toBeVisible();
    await runAction(request, `orders/${orderNo}`, 'cancel-reject', { reason: 'It was packed this morning.' });
    await page.reload();
    await expect(page.getByText(translate('order_outcome_rejected'))).toBeVisible();
    await expect(page.getByText('It was packed this morning.').first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await ask();
    // The other tab is the same guest's no more than this one is; it learns of it when one comes back to it.
    await runAction(request, `orders/${orderNo}`, 'cancel-approve');
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(other.getByRole('heading', { level: 1, name: translate('order_cancelled_title') })).toBeVisible();
    await expect(other.getByText(translate('order_outcome_approved'))).toBeVisible();
    await holdStepAgainstAxe(other, 'cancelled', { include: 'main' });
    await other.getByRole('button', { name: translate('order_again') }).click();
    await other.waitForURL(/\/cart$/);
    await expect(other.locator('main')).toContainText(/Tarn|山湖/);
  },
);
