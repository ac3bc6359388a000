/** After the order: paid late, followed, received, sent back; cancelled; in English on a desk, in Chinese on a phone. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { act, order } from './after-sales.ts';
import { payWithCard } from './buy.ts';
import { expect, test } from './journey.ts';
import { beSignedIn, signUp } from './shopper.ts';
import { noStaff, staff } from './staff.ts';
import { beginning, words } from './words.ts';

const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function hold(page: Page, name: string): Promise<void> {
  // Header and footer are those of every page, and held elsewhere.
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect.soft(found, name).toEqual([]);
}

const placeOf = (isMobile: boolean) => ({ locale: isMobile ? ('zh' as const) : ('en' as const), prefix: isMobile ? '/zh' : '' });
const parcel = { expressName: 'UPS', expressNumber: '1Z999AA10123456784', trackingUrl: 'https://track.example/1Z999AA10123456784' };

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page }) => {
  test.skip(staff.email === '', noStaff);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('an unpaid order is paid, followed, received and sent back in part', async ({ page, context, request, baseURL, isMobile }) => {
  const { locale, prefix } = placeOf(isMobile);
  const say = words(locale);
  const shopper = await signUp(request, { firstName: 'Ada', lastName: 'Moss' });
  const { orderNo } = await order(request, { shopper, locale, method: 'sandbox' });
  await beSignedIn(page, shopper);

  // Another tab: the list of orders follows what happens here.
  const list = await context.newPage();
  await beSignedIn(list, shopper);
  await list.goto(`${prefix}/user/order`);
  const card = list.locator('main li').filter({ hasText: orderNo });
  await expect(card.getByText(say('order_pay_unpaid'), { exact: true })).toBeVisible();
  if (isMobile) await hold(list, 'orders');

  await page.goto(`${prefix}/user/center`);
  await expect(page.getByText(say('profile_unpaid_orders', { count: '1' }))).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: say('order_pay_again') })
    .first()
    .click();
  await page.waitForURL(/\/checkout\/[^/?]+$/);
  await page.getByRole('button', { name: beginning(say('checkout_pay_now')) }).click();
  await payWithCard({ page, shopUrl: baseURL!, locale, email: shopper.email }, '4242424242424242');
  await page.waitForURL(/thankyou/);
  await expect(page.getByRole('heading', { level: 1, name: say('order_thanks') })).toBeVisible();
  await expect(card.getByText(say('order_stage_preparing'))).toBeVisible();
  await expect(list.getByRole('link', { name: say('order_view_toShip') })).toContainText('1');

  await page.goto(`${prefix}/user/order/${orderNo}`);
  const progress = page.getByRole('list', { name: say('order_progress') });
  await expect(progress.locator('[aria-current=step]')).toContainText(say('order_step_shipped'));
  await act(request, `orders/${orderNo}`, 'ship', parcel);
  // No reload: the page was told.
  await expect(page.getByRole('link', { name: say('order_track') })).toHaveAttribute('href', parcel.trackingUrl);
  await expect(card.getByRole('link', { name: say('order_track') })).toHaveAttribute('href', parcel.trackingUrl);
  await expect(page.getByRole('button', { name: say('order_cancel_do') })).toHaveCount(0);
  if (!isMobile) await hold(page, 'order under way');
  await page.getByRole('button', { name: say('order_confirm_do') }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('order_confirm_do') })
    .press('Enter');
  await expect(progress.locator('[aria-current=step]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('reviews_write') }).first()).toHaveAttribute('href', /#reviews$/);
  await expect(card.getByText(say('order_status_completed'), { exact: true })).toBeVisible();

  // One of the two things goes back: by keyboard, up to the quote and what is missing.
  await page
    .getByRole('button', { name: say('returns_ask') })
    .first()
    .press('Enter');
  const form = page.getByRole('form', { name: say('returns_ask') });
  await expect(form.getByRole('heading', { name: say('returns_ask') })).toBeFocused();
  await form.getByRole('button', { name: say('returns_ask_do') }).press('Enter');
  await expect(form.getByText(say('returns_choose_lines'))).toBeVisible();
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
  await expect(form.getByRole('img', { name: say('returns_picture_of', { number: '1' }) })).toBeVisible();
  await expect(form.getByRole('status')).toContainText('$');
  if (isMobile) await hold(page, 'asking for a return');
  await form.getByRole('button', { name: say('returns_ask_do') }).press('Enter');
  await page.waitForURL(/\/user\/return\/R[\w-]+$/);
  const returnNo = page.url().split('/').at(-1)!;
  await expect(page.getByText(say('returns_step_undecided'))).toBeVisible();

  await act(request, `returns/${returnNo}`, 'approve');
  await expect(page.getByText(beginning(say('returns_step_sendGoods')))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('returns_address') })).toBeVisible();
  if (!isMobile) await hold(page, 'return approved');
  await page.locator('[name=logisticsNumber]').fill('SP-9');
  await page.getByRole('button', { name: say('returns_logistics_do') }).press('Enter');
  await expect(page.locator('[name=logisticsCompany]')).toBeFocused();
  await expect(page.locator('[name=logisticsNumber]')).toHaveValue('SP-9');
  await page.locator('[name=logisticsCompany]').fill('Sparrow');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('returns_step_goodsComing'))).toBeVisible();
  await act(request, `returns/${returnNo}`, 'receive', { restock: true });
  await expect(
    page
      .locator('main')
      .getByText(beginning(say('returns_refunded_amount')))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(say('returns_status_completed'), { exact: true }).first()).toBeVisible();
  await list.goto(`${prefix}/user/return`);
  await expect(list.locator('main li').filter({ hasText: returnNo }).getByText(say('returns_status_completed'), { exact: true })).toBeVisible();
  if (isMobile) await hold(list, 'returns');
  await page.goto(`${prefix}/user/order/${orderNo}`);
  await expect(page.getByRole('heading', { name: say('order_refunds'), exact: true })).toBeVisible();
});

test('a paid order is cancelled on two pages at once: asked for, declined, asked again, approved', async ({ page, context, request, isMobile }) => {
  const { locale, prefix } = placeOf(isMobile);
  const say = words(locale);
  const { orderNo, orderToken } = await order(request, { locale, method: 'bankTransfer' });
  await act(request, `orders/${orderNo}`, 'mark-paid');
  // The mailed link, in a browser that has never seen the shop: no account, no cookie.
  await page.goto(`${prefix}/checkout/thankyou?order=${orderNo}#${orderToken}`);
  await expect(page.getByRole('heading', { level: 1, name: say('order_thanks') })).toBeVisible();
  const ask = async (reason?: string) => {
    await page.getByRole('button', { name: say('order_cancel_do') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: say('order_cancel_ask') });
    await expect(dialog).toBeVisible();
    if (reason && !isMobile) await hold(page, 'cancelling');
    if (reason) await dialog.locator('[name=why]').selectOption({ label: reason });
    await dialog.getByRole('button', { name: say('order_cancel_do') }).press('Enter');
    await expect(
      page
        .locator('main')
        .getByRole('status')
        .filter({ hasText: say('order_cancel_requested') }),
    ).toBeVisible();
  };
  await ask(say('order_cancel_why_mind'));
  await expect(page.getByText(say('order_your_reason', { reason: say('order_cancel_why_mind') }))).toBeVisible();
  await act(request, `orders/${orderNo}`, 'cancel-reject', { reason: 'It was packed this morning.' });
  await page.reload();
  await expect(page.getByText(say('order_outcome_rejected'))).toBeVisible();
  await expect(page.getByText('It was packed this morning.').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await ask();
  // The other tab is the same guest's no more than this one is; it learns of it when one comes back to it.
  await act(request, `orders/${orderNo}`, 'cancel-approve');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('heading', { level: 1, name: say('order_cancelled_title') })).toBeVisible();
  await expect(other.getByText(say('order_outcome_approved'))).toBeVisible();
  if (isMobile) await hold(other, 'cancelled');
  await other.getByRole('button', { name: say('order_again') }).click();
  await other.waitForURL(/\/cart$/);
  await expect(other.locator('main')).toContainText(/Tarn|山湖/);
});
