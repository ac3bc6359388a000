/**
 * From an empty database to a sold, shipped and part-returned order with its figures, and no terminal after the start.
 * A shop of its own, because a shop is set up once in its life.
 */
import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { addAndCheckOut, at, choosePayment, nextStep, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, inEveryLanguage, inItsLanguage, test, type Place } from './fixtures.ts';
import type { Words } from './messages.ts';

test.use({ ...inItsLanguage, actionTimeout: 30_000 });
test.describe.configure({ timeout: 240_000 });

let shop: BuiltShop;
test.beforeAll(async () => {
  shop = await startBuiltShop({ given: ['--empty'] });
});
test.afterAll(async () => {
  await shop.stop();
});

/** The back office on a page: its texts by their keys without `backoffice_`, and what is done again and again. */
class BackOffice {
  readonly page: Page;
  readonly words: Words;
  constructor(page: Page, translate: Words) {
    this.page = page;
    this.words = (key, params) => translate(`backoffice_${key}`, params);
  }

  open = (path: string) => this.page.goto(`${shop.url}/backoffice${path}`);
  field = (key: string, inside: Page | Locator = this.page) => inside.getByLabel(this.words(key)).first();
  textbox = (key: string, inside: Page | Locator = this.page) => inside.getByRole('textbox', { name: this.words(key), exact: true }).first();
  button = (key: string, params?: Record<string, string>) => this.page.getByRole('button', { name: this.words(key, params), exact: true });

  /** Chooses from a list that opens. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    await field.click();
    await this.page.getByRole('option', { name: option }).first().click();
  }

  /** Runs an action of the record that is shown, and sends its dialog as it is. */
  async act(key: string): Promise<void> {
    await this.button(key).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.words(key), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Saves a group of settings; its page stays. */
  async saveSettings(group: string): Promise<void> {
    const saved = this.page.waitForResponse((answer) => answer.url().endsWith(`/settings/${group}`) && answer.request().method() === 'PUT');
    await this.button('ra_action_save').click();
    expect((await saved).status()).toBe(200);
  }

  /** Saves a record; its own page or its list follows. */
  async save(): Promise<void> {
    await this.button('ra_action_save').click();
    await expect(this.page).not.toHaveURL(/\/create$/);
  }
}

test('an empty shop is set up, filled, sold from, and its first order shipped and sent back in part', inEveryLanguage, async ({ page, browser, place }) => {
  const office = new BackOffice(page, place.translate);
  await test.step('set up the shop', () => setUpShop(office));
  await test.step('category, product, menu', () => fillShop(office));
  await test.step('shipping and payment', () => makeSellable(office));
  const shopper = await (await browser.newContext({ locale: place.locale })).newPage();
  const orderNo = await test.step('a test order', () => buy(shopper, place));
  await test.step('paid, shipped, delivered', () => fulfil(office, orderNo));
  await test.step('one of two comes back', () => takeBack(office, { shopper, place }));
  await test.step('figures', () => seeFigures(office));
  await shopper.context().close();
});

async function setUpShop(office: BackOffice): Promise<void> {
  const { page, words } = office;
  const [, link, code] = /^Set up your shop: (\S+#code=(\S+))$/m.exec(shop.output())!;
  expect(shop.staff).toBeNull();
  // Opening the back office of a fresh shop leads to the form, without the code.
  await office.open('');
  await expect(page).toHaveURL(/\/backoffice\/setup$/);
  await expect(office.field('setup_code')).toHaveValue('');

  await page.goto('about:blank');
  await page.goto(link!);
  await expect(office.field('setup_code')).toHaveValue(code!);
  expect(page.url()).not.toContain(code!);
  await office.field('shop_name').fill('Lindgren & Co.');
  await page.getByRole('combobox', { name: words('country') }).press('ArrowDown');
  await page.getByRole('option', { name: /^(?:Sweden|瑞典)$/ }).click();
  await expect(page.getByRole('combobox', { name: words('currency') })).toHaveValue(/SEK/);
  await page.getByLabel('简体中文').check();
  await page.getByLabel(words('ra_auth_username')).fill('astrid@shop.example');
  const password = page.getByLabel(words('ra_auth_password'), { exact: false });
  await password.fill('password123');
  await office.button('setup_submit').click();
  // What was typed stays; the field says what is wrong with it.
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('a long walk by the lake');
  await office.button('setup_submit').click();

  await office.button('set_up').click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.textContent())!.match(/[A-Z2-7]{32}/)![0];
  await dialog.getByRole('textbox').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: words('confirm') }).click();
  await expect(page.getByRole('dialog', { name: words('recovery_codes') }).getByRole('listitem')).toHaveCount(10);
  await office.button('recovery_codes_kept').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(shop.url);
  await expect(page).toHaveTitle(/Lindgren & Co\./);
  expect((await page.request.get(`${shop.url}/api/admin/setup`).then((answer) => answer.json())).data).toEqual({ needed: false });
}

async function fillShop(office: BackOffice): Promise<void> {
  const { page, words } = office;
  await office.open('/categories/create');
  await office.textbox('title').fill('Bowls');
  await office.save();

  await office.open('/products/create');
  await office.textbox('title').fill('Lake bowl');
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#5b6b4a' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByLabel(words('product_picture_alt', { number: '1' })).fill('A green bowl');
  await office.button('product_option_add').click();
  await office.textbox('product_option').fill('Colour');
  await office.field('product_choice_new').fill('Moss, Chalk');
  await office.field('product_choice_new').press('Enter');
  await office.textbox('price').fill('249');
  await office.field('on_hand').fill('5');
  await office.button('product_make_variants', { count: '1' }).click();
  await expect(office.textbox('price', page.getByRole('region', { name: 'Chalk' }))).toHaveValue('249.00');
  await office.choose(page.getByLabel(words('promotion_categories')), 'Bowls');
  await office.save();

  await office.open('/menus');
  await office.button('menus_add').click();
  await page.getByLabel(`${words('menus_title')} · English`).fill('Bowls');
  await page.getByLabel(words('menus_type_category'), { exact: true }).fill('Bow');
  await page.getByRole('option', { name: /^Bowls/ }).click();
  await office.button('ra_action_save').click();
  await expect(page.getByText(words('menus_saved'))).toBeVisible();
}

async function makeSellable(office: BackOffice): Promise<void> {
  const { page, words } = office;
  await office.open('/shipping-methods/create');
  await office.choose(page.getByLabel(words('shipping_zone')), /^(?:Sweden|瑞典)$/);
  await page
    .getByLabel(new RegExp(words('title')))
    .first()
    .fill('Post');
  await office.textbox('price').fill('49');
  await office.save();

  await office.open('/settings/payments');
  await office.textbox('account_holder').fill('Lindgren & Co.');
  await office.textbox('bank_name').fill('Sjöbanken');
  await office.textbox('account_number').fill('SE4550000000058398257466');
  await office.textbox('bic').fill('SJOBSESS');
  await office.saveSettings('payments');

  await office.open('/settings/returns');
  await page.getByLabel(`${words('consignee')} · English`).fill('Lindgren & Co., returns');
  await office.textbox('phone').fill('+46 701 234 567');
  await page.getByLabel(`${words('return_address')} · English`).fill('Sjövägen 2, 185 31 Vaxholm, Sweden');
  await office.saveSettings('returns');
}

/** As a guest, who finds it by the menu. */
async function buy(page: Page, { locale, prefix, isPhone }: Place): Promise<string> {
  const buyer: Buyer = { page, shopUrl: shop.url, locale, email: 'pippi@example.com' };
  await page.addInitScript(() => void (self === top && origin !== 'null' && localStorage.setItem('languageChosen', 'true')));
  await page.goto(at(buyer, '/'));
  const entry = page.getByRole('link', { name: 'Bowls', exact: true });
  await (isPhone ? page.goto(`${shop.url}${prefix}/category/bowls`) : entry.first().click());
  await page.getByRole('main').getByRole('link', { name: 'Lake bowl' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lake bowl' })).toBeVisible();
  await page.locator('main [name=quantity]').first().fill('2');
  await addAndCheckOut(buyer);
  await page.locator('main [name=email]').fill(buyer.email);
  await nextStep(buyer).click();
  for (const [name, value] of Object.entries({
    firstName: 'Pippi',
    lastName: 'Ek',
    address: 'Sjövägen 1',
    city: 'Vaxholm',
    postalCode: '185 31',
    phone: '701234567',
  }))
    await page.locator(`main [name=${name}]`).fill(value);
  await nextStep(buyer).click();
  await choosePayment(buyer, 'bankTransfer');
  await placeOrder(buyer);
  return thanked(buyer);
}

async function fulfil(office: BackOffice, orderNo: string): Promise<void> {
  const { page, words } = office;
  await office.open('/orders');
  await page
    .getByRole('link', { name: new RegExp(orderNo) })
    .first()
    .click();
  for (const action of ['mark_paid', 'ship', 'deliver']) await office.act(`action_${action}`);
  await expect(page.getByText(words('done_deliver')).first()).toBeVisible();
}

/** The shopper asks on the page of the order; the merchant approves, and the goods come back into stock. */
async function takeBack(office: BackOffice, { shopper, place: { translate } }: { shopper: Page; place: Place }): Promise<void> {
  const { page } = office;
  await shopper.reload();
  await shopper.getByRole('button', { name: translate('order_confirm_do') }).click();
  await shopper
    .getByRole('dialog')
    .getByRole('button', { name: translate('order_confirm_do') })
    .click();
  await shopper.locator('summary', { hasText: translate('order_change') }).click();
  await shopper
    .getByRole('button', { name: translate('returns_ask') })
    .first()
    .click();
  const form = shopper.getByRole('form', { name: translate('returns_ask') });
  await form.getByRole('checkbox').first().check();
  await form.getByRole('spinbutton').fill('1');
  await form.locator('[name=reason]').selectOption({ index: 1 });
  await form.getByRole('button', { name: translate('returns_ask_do') }).click();
  await expect(shopper.getByText(translate('returns_ahead_approved_note', { usually: '' }))).toBeVisible();

  await office.open('/returns');
  await page
    .getByRole('link', { name: /R\d{6}-/ })
    .first()
    .click();
  await office.act('return_action_approve');
  await office.act('return_action_receive');
}

/** Two were sold at 249 kr, one came back: what the home page says of today. */
async function seeFigures(office: BackOffice): Promise<void> {
  const { page, words } = office;
  await office.open('/home');
  const figure = (key: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words(key), exact: true }) });
  await expect(figure('figure_orders')).toContainText('1');
  await expect(figure('figure_sales')).toContainText('547');
  await expect(figure('figure_refunds')).toContainText('249');
  await expect(figure('figure_net')).toContainText('298');
}
