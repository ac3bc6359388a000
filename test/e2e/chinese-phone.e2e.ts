// Signed in through a messaging app, a cup is found by a Chinese word, sent home, paid for; and a quote is asked for.
import type { Browser, Page } from '@playwright/test';
import { addToCart, choosePayment, nextStep, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, inEveryLanguage, inItsLanguage, onPhone, type Place, tagged, test } from './fixtures.ts';
import type { Locale } from './messages.ts';

const word = '杯';
const name = '林晓';

/** Where the shopper lives, as the form of that country asks for it. */
const homes: Record<Locale, Record<string, string>> = {
  en: {
    country: 'US',
    firstName: 'Xiao',
    lastName: 'Lin',
    address: '1 Main Street',
    city: 'San Francisco',
    province: 'CA',
    postalCode: '94110',
    phone: '4155550100',
  },
  // Pasted as one text, and corrected in a field.
  zh: { country: 'CN', pasted: '林晓 13800138000 上海市黄浦区南京东路 1 号', address: '南京东路 1 号 3 楼' },
  'zh-HK': { country: 'HK', lastName: '林', firstName: '曉', city: '香港島', area: '中西區', address: '皇后大道中 1 號', phone: '91234567' },
};

/** What the demo shop's form answers. */
const thanks: Record<Locale, string> = {
  en: 'You will have our quote within two working days.',
  zh: '我们会在两个工作日内向您报价。',
  'zh-HK': '報價兩個工作天內送到。',
};

/** By the link on a phone; on a desk by the code, which a phone beside it opens. */
async function signIn(page: Page, { browser, place, email }: { browser: Browser; place: Place; email: string }): Promise<void> {
  const { prefix, translate, isPhone, locale } = place;
  const app = { app: translate('social_login_demo') };
  await page.goto(prefix || '/');
  if (isPhone) await page.getByRole('button', { name: translate('layout_menu') }).click();
  const menu = isPhone ? page.getByRole('navigation', { name: translate('layout_menu') }) : page.locator('header');
  await menu.getByRole('link', { name: translate('layout_user_area') }).click();
  await page.waitForURL(new RegExp(`${prefix}/auth/signin`));
  const created = page.waitForResponse('**/api/web/auth/qr/create');
  await page.getByRole('button', { name: translate('social_login_with', app) }).click();
  const { url } = ((await (await created).json()) as { data: { url: string } }).data;
  const appPage = isPhone ? await follow(page, translate('social_login_open', app)) : await scan(browser, { url, locale });
  await appPage.getByRole('textbox').fill(`${name} ${email}`);
  await appPage.getByRole('button', { name: translate('social_login_phone_confirm') }).click();
  await expect(appPage.getByText(translate('social_login_phone_confirmed'))).toBeVisible();
  await (isPhone ? appPage.close() : appPage.context().close());
  await page.waitForURL(new RegExp(`${prefix}/user/center`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('profile_hello', { name: `${name} ${email}` }));
}

async function follow(page: Page, link: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: link }).click();
  return opened;
}

async function scan(browser: Browser, { url, locale }: { url: string; locale: Locale }): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, locale })).newPage();
  await phone.goto(url);
  return phone;
}

/** Fills in what the form of that country has; regions are chosen by the name that is read. */
async function fillHome(page: Page, home: Record<string, string>): Promise<void> {
  const { country, ...fields } = home;
  await page.locator('[name=country]').selectOption(country!);
  for (const [field, value] of Object.entries(fields)) {
    const control = page.locator(`main [name=${field}]`);
    if (field === 'pasted') {
      await control.fill(value);
      await page.locator('main button[value=paste]').click();
      await expect(page.locator('main [name=phone]')).toHaveValue('13800138000');
      await expect(page.locator('main select[name=province]')).toHaveValue('SH');
      continue;
    }
    if ((await control.evaluate((element) => element.localName)) === 'input') await control.fill(value);
    else await control.selectOption(value.length === 2 ? value : { label: value });
  }
}

test.use(inItsLanguage);
test.describe.configure({ timeout: 240_000 });

test(
  'signs in by a messenger, finds a cup by a Chinese word, pays, asks for a quote',
  tagged(inEveryLanguage, onPhone),
  async ({ page, browser, baseURL, place }) => {
    const { locale, prefix, translate } = place;
    const email = `lin-${crypto.randomUUID()}@example.com`;
    const buyer: Buyer = { page, shopUrl: baseURL!, locale, email };
    await signIn(page, { browser, place, email });

    await page.getByRole('button', { name: translate('layout_search') }).click();
    await page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox')).first().fill(word);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`${prefix}/search\\?q=`));
    const products = page.locator(`main a[href^="${prefix}/product/"]`);
    // Whatever the language of the page, the word is understood; in a Chinese one it stands there.
    const found = products.filter({ hasText: locale === 'en' ? /cup/i : word }).first();
    await expect(found).toBeVisible();
    await found.click();
    await page.waitForURL(new RegExp(`${prefix}/product/`));

    const cart = await addToCart(buyer);
    await cart.getByText(translate('cart_check_out'), { exact: true }).click();
    await page.waitForURL(new RegExp(`${prefix}/checkout/[^/?]+$`));
    const next = nextStep(buyer);
    await page.locator('main [name=email]').fill(email);
    await next.click();
    await fillHome(page, homes[locale]);
    await next.click();
    await choosePayment(buyer, 'sandbox');
    await placeOrder(buyer);
    await payWithCard(buyer, '4242424242424242');
    const orderNo = await thanked(buyer);
    await page.goto(`${prefix}/user/order`);
    await expect(page.getByText(orderNo).first()).toBeVisible();

    await page.goto(`${prefix}/inquiry/quote`);
    const form = page.locator('main form').filter({ has: page.locator('[name="fields.quantity"]') });
    await form.locator('[name="fields.name"]').fill(name);
    await form.locator('[name="fields.email"]').fill(email);
    await form.locator('[name="fields.quantity"]').fill('40');
    await form.locator('[name="fields.country"]').selectOption(homes[locale]['country']!);
    await form.locator('[name="fields.agree"]').check();
    await form.locator('button[type=submit]').click();
    await expect(page.getByText(thanks[locale])).toBeVisible();
  },
);
