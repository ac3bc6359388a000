/** A gift card in a browser: entered at checkout with and without script, its balance page, and the back office that issues it. */
import type { APIRequestContext, Page } from '@playwright/test';
import { holdStepAgainstAxe } from './axe.ts';
import { expect, inLongRunOnly, onPhone, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);
test.describe.configure({ timeout: 120_000 });

/** A card of staff, with its code. */
async function issueCard(request: APIRequestContext, amount: number): Promise<{ id: string; code: string }> {
  const signedIn = await (await request.post('/api/admin/auth/signin', { data: { account: staff.email, password: staff.password } })).json();
  const answer = await request.post('/api/admin/gift-cards', { data: { amount, currency: 'USD', note: 'A test' }, headers: { 'x-auth': signedIn.data.token } });
  const { code, data } = await answer.json();
  expect(code).toBe(0);
  return data;
}

/** The checkout of something cheap, in dollars. */
async function openCheckout(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/gift-card`);
  await page.context().addCookies([{ name: 'currency', value: 'USD', url: new URL(page.url()).origin }]);
  const { data } = await (await page.request.get('/api/web/product/list?inStock=1&sort=price&size=20')).json();
  const item = data.items.find((one: { variantCount: number; showCart: boolean }) => one.variantCount === 1 && one.showCart) ?? data.items[0];
  const created = await page.request.post('/api/web/checkout/create', {
    data: { source: 'buyNow', sku: item.sku, quantity: 1 },
    headers: { 'x-currency': 'USD' },
  });
  const { data: checkout } = await created.json();
  await page.goto(`${prefix}/checkout/${checkout.slug}`);
}

// With script on a phone, without on a desk; the long run does both on both.
for (const javaScriptEnabled of [true, false]) {
  const screen = javaScriptEnabled ? onPhone : {};
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a gift card is entered beside the coupon, pays, and is taken away', screen, async ({ page, request, place }) => {
      const { prefix, translate, isPhone } = place;
      const { code } = await issueCard(request, 100);
      await openCheckout(page, prefix);
      if (isPhone) await page.locator('main details > summary').first().click();
      await page.getByText(translate('checkout_codes'), { exact: true }).locator('visible=true').click();
      const field = page.getByLabel(translate('gift_card_code')).locator('visible=true');
      const apply = page.locator('button[value=giftCard]').locator('visible=true');
      await field.fill('ABCD-EFGH-JKLM-NPQR');
      await apply.click();
      await expect(page.getByText(translate('gift_card_unknown')).locator('visible=true')).toBeVisible();
      await field.fill(code);
      await apply.click();
      if (isPhone && !javaScriptEnabled) await page.locator('main details > summary').first().click();
      const remove = page.getByRole('button', { name: translate('checkout_gift_card_remove', { lastCharacters: code.slice(-4) }) });
      await expect(remove).toBeVisible();
      if (javaScriptEnabled) await holdStepAgainstAxe(page, 'a checkout with a gift card');
      await remove.click();
      await expect(remove).toBeHidden();
    });

    test('a balance is shown by its code', javaScriptEnabled ? inLongRunOnly : {}, async ({ page, request, place }) => {
      const { prefix, translate } = place;
      const { code } = await issueCard(request, 1_234);
      await page.goto(`${prefix}/`);
      await page.getByRole('link', { name: translate('gift_card_balance_title') }).click();
      await page.getByLabel(translate('gift_card_code')).fill(code);
      await page.getByRole('button', { name: translate('gift_card_balance_show') }).click();
      await expect(page.getByText(/\$12\.34/)).toBeVisible();
      expect(page.url()).not.toContain(code);
      if (javaScriptEnabled) await holdStepAgainstAxe(page, 'the balance of a gift card');
    });
  });
}

test('staff issue a card, see its code once and take of it', inLongRunOnly, async ({ page }) => {
  await signIn(page);
  await page.goto('/backoffice/gift-cards/create');
  await page.getByLabel('Amount').fill('25');
  await page.getByLabel('Reason').fill('A prize');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('code')).toHaveText(/^(\w{4}-){3}\w{4}$/);
  const code = await dialog.locator('code').textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(`•••• ${code!.slice(-4)}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Change balance' }).click();
  await page.getByRole('button', { name: 'Take off' }).first().click();
  await page.getByRole('dialog').getByLabel('Amount').fill('5');
  await page.getByRole('dialog').getByLabel('Reason').fill('A mistake');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await expect(page.getByText('$20.00').first()).toBeVisible();
  await page.goto('/backoffice/gift-cards');
  await expect(page.getByText('What the shop owes on gift cards')).toBeVisible();
  await expect(page.getByText(`•••• ${code!.slice(-4)}`)).toBeVisible();
});
