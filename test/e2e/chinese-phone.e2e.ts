// A shopper with a phone, in Chinese: signed in through a messaging app, finds a cup by a Chinese word, pays for it, asks for a quote.
import { addToCart, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, test } from './journey.ts';
import { words } from './words.ts';

const say = words('zh');
const word = '杯';

test.use({ locale: 'zh-CN' });

test('a Chinese phone: signs in by a messenger, searches, pays, asks for a quote', async ({ page, baseURL }, { project }) => {
  test.skip(project.name !== 'phone', 'a desktop shows a code to scan: qr.e2e.ts');
  const email = `lin-${crypto.randomUUID()}@example.com`;
  const buyer: Buyer = { page, shopUrl: baseURL!, locale: 'zh', email };

  await page.goto('/zh');
  await page.getByRole('button', { name: say('layout_menu') }).click();
  await page
    .getByRole('navigation', { name: say('layout_menu') })
    .getByRole('link', { name: say('layout_account') })
    .click();
  await page.waitForURL(/\/zh\/auth\/signin/);
  await page.getByRole('button', { name: say('messengers_with', { messenger: say('messengers_demo') }) }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: say('messengers_open', { messenger: say('messengers_demo') }) }).click();
  const messenger = await opened;
  await messenger.getByRole('textbox').fill(`林晓 ${email}`);
  await messenger.getByRole('button', { name: say('messengers_phone_confirm') }).click();
  await expect(messenger.getByText(say('messengers_phone_confirmed'))).toBeVisible();
  await messenger.close();
  await page.waitForURL(/\/zh\/user\/center/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: say('layout_search') }).click();
  await page.getByRole('search').getByRole('searchbox').or(page.getByRole('search').getByRole('combobox')).first().fill(word);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/zh\/search\?q=/);
  const found = page.locator('main a[href*="/zh/product/"]').filter({ hasText: word }).first();
  await expect(found).toBeVisible();
  await found.click();
  await page.waitForURL(/\/zh\/product\//);

  const place = await addToCart(buyer);
  await place.getByText(say('cart_check_out'), { exact: true }).click();
  await page.waitForURL(/\/zh\/checkout\/[^/?]+$/);
  const next = page.getByRole('button', { name: say('checkout_continue'), exact: true });
  await page.locator('main [name=email]').fill(email);
  await next.click();
  await page.locator('[name=country]').selectOption('CN');
  await page.locator('[name=lastName]').fill('林');
  await page.locator('[name=firstName]').fill('晓');
  await page.locator('select[name=province]').selectOption({ label: '上海市' });
  await page.locator('[name=city]').fill('上海市');
  await page.locator('[name=area]').fill('黄浦区');
  await page.locator('[name=address]').fill('南京东路 1 号');
  await page.locator('[name=postalCode]').fill('200001');
  await page.locator('[name=phone]').fill('13800138000');
  await next.click();
  await page.locator('input[name=shippingMethod]').first().check({ force: true });
  // Who chooses before the address is all written down is led on without the button.
  const card = page.locator('input[name=paymentMethod][value=sandbox]');
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 1_000 });
    await expect(card).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await card.check({ force: true });
  await placeOrder(buyer);
  await payWithCard(buyer, '4242424242424242');
  const orderNo = await thanked(buyer);
  await page.goto('/zh/user/order');
  await expect(page.getByText(orderNo).first()).toBeVisible();

  await page.goto('/zh/inquiry/quote');
  await page.getByLabel('姓名').fill('林晓');
  await page.getByLabel('电子邮箱').first().fill(email);
  await page.getByLabel('需要多少件？').fill('40');
  await page.getByLabel('送货国家或地区').selectOption('CN');
  await page.getByLabel('我已阅读并同意隐私政策。').check();
  await page.locator('main').getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('我们会在两个工作日内向您报价。')).toBeVisible();
});
