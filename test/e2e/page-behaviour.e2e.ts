/** How pages behave (docs/rules/pages.md, "API calls"): quick view, full fields, code 41, pictures, theme, language and currency. */
import { expect, inLongRunOnly, onPhone, test } from './fixtures.ts';
import { words } from './messages.ts';

const translate = words('en');

test('a card’s quick view: options, into the cart, the whole page; by keyboard, and as a plain link', async ({ page, browser, baseURL }) => {
  await page.goto('/category/mugs');
  const card = page.locator('#list-results article', { has: page.locator('a[data-quick-view="strath-mug"]') });
  const link = card.locator('a[data-quick-view]');
  await link.focus();
  const script = page.waitForResponse(/open-quick-view/);
  await page.keyboard.press('Enter');
  await script;
  const dialog = page.getByRole('dialog', { name: 'Strath Camp Mug' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/category\/mugs$/);
  const value = dialog.locator('fieldset a:not([aria-current])').first();
  const name = (await value.textContent())!;
  await value.click();
  await expect(dialog.locator('a[aria-current="true"]').filter({ hasText: name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: translate('product_add') }).click();
  await expect(page.getByRole('dialog', { name: translate('cart_title') })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await link.click();
  await dialog.getByRole('link', { name: translate('product_see_all') }).click();
  await expect(page).toHaveURL(/\/product\/strath-mug$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const plain = await (await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })).newPage();
  await plain.goto('/category/mugs');
  await plain.locator('a[data-quick-view="strath-mug"]').click();
  await expect(plain).toHaveURL(/\/product\/strath-mug$/);
  await plain.context().close();
});

test(
  'a full field says so, in plain forms and in islands; code 41 is a toast, though its form shows it too, and no toast covers another',
  onPhone,
  async ({ page }) => {
    await page.goto('/page/feedback');
    const full = page.getByText(translate('page_input_limit'));
    const name = page.locator('main input[maxlength]:visible').first();
    const most = Number(await name.getAttribute('maxlength'));
    await name.fill('x'.repeat(most - 1));
    await expect(full).toHaveCount(0);
    await name.press('x');
    await expect(full).toHaveCount(1);
    await name.press('Backspace');
    await expect(full).toHaveCount(0);
    await page.route('**/api/web/newsletter/subscribe', (route) => route.fulfill({ status: 409, json: { code: 41, msg: 'Not now.', data: null } }));
    await page.goto('/category/mugs');
    const form = page.locator('#footer-newsletter form');
    await form.scrollIntoViewIfNeeded();
    await form.locator('input[type=email]').fill('a@example.com');
    await page.locator('#footer-newsletter [data-mounted]').waitFor({ state: 'attached' });
    await form.getByRole('button').click();
    await expect(page.locator('[data-toast="error"]')).toHaveText('Not now.');
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(page.locator('[data-toast="warning"]')).toBeVisible();
    const [first, second] = await page.locator('[data-toast]').evaluateAll((toasts) => toasts.map((toast) => toast.getBoundingClientRect()));
    expect(first!.bottom).toBeLessThanOrEqual(second!.top);
    await expect(form.getByRole('alert')).toHaveText('Not now.');
  },
);

test('pictures in texts, avatars and hover images are retried three times, then the placeholder is shown', inLongRunOnly, async ({ page, isMobile }) => {
  const asked = new Map<string, number>();
  await page.route(/\/media\/missing-/, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await route.abort();
  });
  await page.goto('/page/about');
  await page.locator('.rich-text').evaluate((words) => words.append(Object.assign(new Image(), { src: '/media/missing-words/80.webp', id: 'in-words' })));
  await expect(page.locator('#in-words')).toHaveAttribute('src', /^data:image\/svg/);
  await page
    .locator('[data-account-mark]')
    .first()
    .evaluate((mark) => mark.append(Object.assign(new Image(), { src: '/media/missing-face/80.webp', id: 'face' })));
  await expect(page.locator('#face')).toHaveAttribute('src', /^data:image\/svg/);
  const expected = ['/media/missing-words/80.webp', '/media/missing-face/80.webp'];
  if (!isMobile) {
    await page.goto('/category/table');
    const card = page.locator('#list-results article:has([data-hover-image])').first();
    await card.locator('[data-hover-image]').evaluate((place: HTMLElement) => (place.dataset['hoverImage'] = '/media/missing-second/1200.jpg 1200'));
    await card.hover();
    await expect(card.locator('[data-hover-image] img')).toHaveAttribute('src', /^data:image\/svg/);
    expected.push([...asked.keys()].find((path) => path.includes('missing-second'))!);
  }
  for (const path of expected) expect([path, asked.get(path)]).toEqual([path, 3]);
});

test('another language and currency keep what the address says: preview, filters, order', onPhone, async ({ page }) => {
  await page.goto('/category/table?sort=price&preview=true');
  // The list is narrowed without loading the document; the panel below knows nothing of it.
  await page.evaluate(() => history.replaceState(null, '', '/category/table?sort=price&inStock=1&preview=true'));
  await page.locator('#page-head button[popovertarget="site-locale"]:visible, #page-foot button[popovertarget="site-locale"]').first().click();
  await page.locator('#site-locale a[hreflang="zh"]').click();
  await page.waitForURL('/zh/category/table?sort=price&inStock=1&preview=true');
  await page.locator('#page-head button[popovertarget="site-locale"]:visible, #page-foot button[popovertarget="site-locale"]').first().click();
  await page.locator('#site-locale button[value="EUR"]').click();
  await page.waitForURL('/zh/category/table?sort=price&inStock=1&preview=true');
  await expect(page.locator('#site-locale button[value="EUR"]')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a theme sets the size of titles and a padding below 1rem, and hides head and foot, which are then not asked for',
  inLongRunOnly,
  async ({ page, expectedErrors }) => {
    // The browser no longer knows where a page comes from that the test answers, and lets it open no socket to this machine.
    expectedErrors.push(/WebSocket connection .* net::ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/);
    const size = () => page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    await page.goto('/tag');
    const usual = await size();
    await page.route(/\/theme\/.*\.css$/, async (route) => {
      const answer = await route.fetch();
      const css = (await answer.text()).replace('--theme-title-font-size:1.75rem', '--theme-title-font-size:3.5rem');
      await route.fulfill({ response: answer, body: css.replaceAll(/--theme-container-padding:[^;}]*/g, '--theme-container-padding:.5rem') });
    });
    await page.route('/tag', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"hideFoot":false', '"hideFoot":true') });
    });
    await page.goto('/tag');
    // A part of the size goes by the screen's width.
    expect((await size()) / usual).toBeGreaterThan(1.5);
    expect(
      await page
        .locator('main .page-width')
        .first()
        .evaluate((part) => getComputedStyle(part).paddingLeft),
    ).toBe('8px');
    const asked = page.waitForRequest(/request=route/);
    await page.locator('main a[href*="/tag/"]').first().click();
    expect([...new URL((await asked).url()).searchParams.keys()]).toContain('hideFoot');
    // The theme does not hide it any more: the page comes whole.
    await expect(page).toHaveURL(/\/tag\/.+/);
    await expect(page.locator('#page-foot footer')).toBeVisible();
    // A sheet that is still on its way has no page to go to once the test is over.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test('an article goes on the wish list', onPhone, async ({ page }) => {
  await page.goto('/article/letters-to-the-workshop');
  const heart = page.locator('main [data-favorite^="article "]');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const listed = async () =>
    ((await (await page.request.post('/api/web/favorite/wishList', { data: {} })).json()) as { data: { article: string[] } }).data.article.length;
  await expect.poll(listed).toBe(1);
});
