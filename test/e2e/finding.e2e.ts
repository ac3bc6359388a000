/** From a list to an order: narrowed, sorted, a variant chosen, a coupon used, a discount thanked for; and the same without script, as far as it shows. */
import type { Page } from '@playwright/test';
import { addToCart, at, fillCheckout, payWithCard, placeOrder, thanked, type Buyer } from './buy.ts';
import { expect, inLongRunOnly, onDeskOnly, onPhone, test } from './fixtures.ts';
import { holdAgainstAxe } from './axe.ts';
import { beginning, words, type Words } from './messages.ts';

const coupon = { code: 'WELCOME10', en: 'Welcome', zh: '见面礼' };

test('a card shows and links the variant that was chosen; another colour shows its picture without leaving', async ({ page }) => {
  await page.goto('/category/cups?opt.colour=terracotta');
  const card = page.locator('#list-results article', { hasText: 'Brae Cup' });
  const link = card.getByRole('link', { name: 'Brae Cup', exact: true });
  await expect(link).toHaveAttribute('href', /\/product\/brae-cup\/BRC-TER-/);
  const before = await card.locator('[data-picture] img[srcset]').getAttribute('src');
  const moss = card.getByRole('link', { name: 'Moss', exact: true });
  // Until the script has come a colour is a link.
  await expect
    .poll(async () => {
      await page.mouse.move(5, 5);
      await moss.hover();
      return link.getAttribute('href');
    })
    .toMatch(/\/product\/brae-cup\/BRC-MOS-/);
  await moss.click();
  await expect(moss).toHaveAttribute('aria-current', 'true');
  await expect(card.locator('.swatch-picture img')).not.toHaveAttribute('src', before!);
  await expect(page).toHaveURL(/opt\.colour=terracotta/);
  await link.click();
  await expect(page).toHaveURL(/\/product\/brae-cup\/BRC-MOS-/);
});

test('the opened search offers what one searched for last, what others search for and what sells best', async ({ page, language }) => {
  const m = words(language);
  await page.goto(language === 'en' ? '/' : `/${language}`);
  await page.keyboard.press('/');
  const panel = page.locator('#site-search');
  await expect(panel.getByRole('group', { name: m('product_bestsellers') }).getByRole('option')).toHaveCount(4);
  await page.keyboard.type('tea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=tea$/);
  await expect(panel).toBeHidden();
  await page.keyboard.press('/');
  await expect(panel.getByRole('combobox')).toHaveValue('');
  await expect(panel.getByRole('group', { name: m('layout_recent_searches') }).getByRole('option')).toHaveText(['tea']);
  await holdAgainstAxe(page, 'opened search', { include: '#site-search' });
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
  const second = panel
    .getByRole('group', { name: m('search_try') })
    .getByRole('option')
    .first();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const sought = (await second.textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.locator('#search-q')).toHaveValue(sought);
  await page.keyboard.press('/');
  await expect(panel.getByRole('group', { name: m('layout_recent_searches') }).getByRole('option')).toHaveText([sought, 'tea']);
});

test('a click on a word of the menu opens its page; the keyboard opens its panel', onDeskOnly, async ({ page }) => {
  await page.goto('/journal');
  const word = page.locator('[data-mega-menu] > summary').first();
  const address = await word.locator('..').getAttribute('data-mega-menu');
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-mega-menu][open]')).toHaveCount(1);
  await expect(page).toHaveURL(/\/journal$/);
  // Until the script has come a click opens the panel, too.
  await expect
    .poll(async () => {
      if (!page.url().endsWith(address!)) await word.click();
      return page.url();
    })
    .toMatch(new RegExp(`${address!}$`));
});

test('the price slider is moved by keys, and its filter survives another currency with the others', onDeskOnly, async ({ page }) => {
  await page.goto('/category/table?inStock=1');
  const lowest = page.locator('#price-thumb-from');
  const before = Number(await lowest.inputValue());
  await lowest.focus();
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowRight');
  // Keys that come slowly are asked for more than once: the page that came last counts.
  await expect.poll(async () => page.url().includes(`price=${await lowest.inputValue()}-`)).toBe(true);
  const chosen = Number(await lowest.inputValue());
  expect(chosen).toBeGreaterThan(before);
  await expect(page.locator('#price-from')).toHaveValue((chosen / 100).toFixed(2));
  await expect(lowest).toBeFocused();
  const shown = () => page.locator('#list-results article').evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.pathname));
  const products = await shown();
  await page.locator('footer button[popovertarget="site-locale"]').click();
  await page.locator('#site-locale button[value="JPY"]').click();
  await page.waitForURL(/currency=JPY/);
  // 150 yen for a dollar, ten yen are the step.
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('price'), searchParams.get('inStock')]).toEqual([`${chosen * 1.5}-`, '1']);
  await expect(page.locator('#price-from')).toHaveValue(String(chosen * 1.5));
  expect(await shown()).toEqual(products);
});

/** How many products the API finds for what a page was asked. */
const countOf = (count: string, translate: Words) => (count === '1' ? translate('list_count_single') : translate('list_count', { count }));

async function counted(page: Page, query: string): Promise<string> {
  const answer = (await (await page.request.get(`/api/web/product/list?category=table&${query}`)).json()) as { data: { total: number } };
  expect(answer.data.total).toBeGreaterThan(0);
  return String(answer.data.total);
}

/** The products that the API lists for what a page was asked, in order. */
async function listed(page: Page, query: string): Promise<string[]> {
  const answer = (await (await page.request.get(`/api/web/product/list?category=table&${query}`)).json()) as { data: { items: { slug: string }[] } };
  return answer.data.items.map(({ slug }) => slug);
}

/** The products on a list, by their addresses, in order. */
async function shown(page: Page): Promise<string[]> {
  const links = await page
    .locator('#list-results a[href*="/product/"]:not([data-quick-view])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
  return [...new Set(links.map((href) => /\/product\/([^/?]+)/.exec(href)![1]!))];
}

for (const locale of ['en', 'zh'] as const) {
  test(`finds by facets and uses a coupon in ${locale}`, locale === 'en' ? {} : inLongRunOnly, async ({ page, isMobile }, { project }) => {
    const translate = words(locale);
    const buyer: Buyer = { page, shopUrl: process.env['E2E_URL']!, locale, email: `found.${locale}.${project.name}@example.com` };
    const results = page.locator('#list-results');
    await page.goto(at(buyer, '/category/table'));
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const filter = results.getByRole('button', { name: beginning(translate('list_filter')) });
    if (isMobile) await filter.click();
    await page
      .locator('#list-facets')
      .getByRole('checkbox', { name: /^(Ink|墨蓝)/ })
      .check();
    await page.waitForURL(/\?opt\.colour=ink$/);
    await page.locator('#group-tag summary').click();
    await page
      .locator('#list-facets')
      .getByRole('checkbox', { name: /^(Stoneware|炻器)/ })
      .check();
    await page.waitForURL(/opt\.colour=ink&tag=stoneware$/);
    const total = await counted(page, 'opt.colour=ink&tag=stoneware');
    const count = countOf(total, translate);
    await expect(results).toHaveAttribute('data-say', count);
    if (isMobile)
      await page
        .locator('#list-facets')
        .getByRole('button', { name: translate(total === '1' ? 'list_show_single' : 'list_show', { count: total }) })
        .click();
    await expect(results.getByRole('list', { name: translate('list_chosen') }).getByRole('listitem')).toHaveCount(3);

    await page.getByLabel(translate('list_sort')).selectOption('-price');
    await page.waitForURL(/sort=-price/);
    // The address is there before the list is.
    const slugs = await listed(page, 'opt.colour=ink&tag=stoneware&sort=-price');
    await expect.poll(() => shown(page)).toEqual(slugs);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    // The address shows the same list to others.
    await page.goto(page.url());
    await expect(results).toHaveAttribute('data-say', count);
    expect(await shown(page)).toEqual(slugs);

    await results.locator('a[href*="/product/tarn-bowl"]').first().click();
    await page.waitForURL(/\/product\/tarn-bowl/);
    await page.locator('main a[href$="/TRB-INK-M"]').click();
    await page.waitForURL(/\/product\/tarn-bowl\/TRB-INK-M$/);
    const place = await addToCart(buyer);
    if (!page.url().endsWith('/cart')) await place.getByRole('link', { name: translate('cart_view') }).click();
    await page.waitForURL(/\/cart$/);
    await page.locator('main').getByText(translate('cart_coupon'), { exact: true }).click();
    await page.locator('main [name=code]').fill(coupon.code.toLowerCase());
    await page
      .locator('main')
      .getByRole('button', { name: translate('ui_coupon_apply') })
      .click();
    const reduction = translate('ui_reduction', { title: coupon[locale], code: coupon.code });
    await expect(page.locator('main dt').filter({ hasText: reduction })).toBeVisible();
    // From here on every purchase goes the same way (purchase.e2e.ts); that the reduction is thanked for, too, is seen on one screen.
    if (isMobile) return;
    await page
      .locator('main')
      .getByRole('button', { name: translate('cart_check_out'), exact: true })
      .click();
    await page.waitForURL(/\/checkout\/[^/?]+$/);
    await fillCheckout(buyer, 'sandbox');
    await placeOrder(buyer);
    await payWithCard(buyer, '4242424242424242');
    await thanked(buyer);
    await expect(page.locator('main dt').filter({ hasText: reduction })).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed, ordered and searched by plain forms; a coupon is used in the cart', onPhone, async ({ page, isMobile }) => {
    const translate = words('en');
    const list = page.locator('#list-results');
    await page.goto('/category/table');
    const facets = page.locator('#list-facets');
    await list.getByLabel(translate('list_sort')).selectOption('-price');
    if (isMobile) await list.getByRole('button', { name: translate('list_filter') }).click();
    await facets.getByRole('checkbox', { name: /^Ink/ }).check();
    await facets.getByRole('textbox', { name: translate('list_price_field_from', { currency: 'USD' }) }).fill('20');
    await facets.getByRole('textbox', { name: translate('list_price_field_to', { currency: 'USD' }) }).fill('30.00');
    await facets.getByRole('button', { name: translate('list_apply') }).click();
    await page.waitForURL(/price=2000-3000/);
    const found = await counted(page, 'opt.colour=ink&price=2000-3000&currency=USD');
    await expect(list).toHaveAttribute('data-say', countOf(found, translate));
    await list.getByRole('link', { name: translate('list_remove', { title: 'Colour: Ink' }) }).click();
    await page.waitForURL((url) => !url.search.includes('colour') && url.search.includes('price=2000-3000'));
    await expect(list).toHaveAttribute('data-say', countOf(await counted(page, 'price=2000-3000&currency=USD'), translate));

    await page.goto('/search?q=zzzzqqq');
    await page.locator('main [type=search]').fill('bowl');
    await page.locator('main search button').click();
    await page.waitForURL(/\/search\?q=bowl/);
    await list.locator('a[href*="/product/tarn-bowl"]').first().click();
    await page
      .locator('main')
      .getByRole('button', { name: translate('product_add'), exact: true })
      .first()
      .click();
    await page.waitForURL(/\/cart$/);
    await page.locator('main').getByText(translate('cart_coupon'), { exact: true }).click();
    await page.locator('main [name=code]').fill('NO-SUCH-CODE');
    await page.locator('main button[value=coupon]').click();
    await expect(page.getByText(translate('cart_coupon_unknown'))).toBeVisible();
    await expect(page.locator('main [name=code]:not([type=hidden])')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('main [name=code]:not([type=hidden])')).toHaveValue('NO-SUCH-CODE');
    // It stays open after what was wrong.
    await page.locator('main [name=code]').fill(coupon.code);
    await page.locator('main button[value=coupon]').click();
    await expect(page.locator('main dt').filter({ hasText: translate('ui_reduction', { title: coupon.en, code: coupon.code }) })).toBeVisible();
    await page.getByRole('button', { name: translate('ui_coupon_remove', { code: coupon.code }) }).click();
    await expect(page.locator('main dt').filter({ hasText: coupon.en })).toHaveCount(0);
    await expect(page.locator('main').getByText(translate('cart_coupon'), { exact: true })).toBeVisible();
  });
});

test('a mouse over a card brings up its second picture', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no mouse');
  await page.goto('/category/table');
  const card = page.locator('#list-results article:has([data-hover-image])').first();
  await card.hover();
  await expect(card.locator('[data-hover-image] img')).toBeVisible();
  await expect.poll(() => card.locator('[data-hover-image] img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
