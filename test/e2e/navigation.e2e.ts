/** Moving between pages in a real browser (docs/rules/pages.md, "Navigation"): on both screens what a click, back and forward do, else on one of them. */
import type { Page } from '@playwright/test';
import { expect, onBoth, onPhone, test } from './fixtures.ts';
import { beSignedIn, signUp } from './shopper.ts';
import { words } from './messages.ts';

const productLink = '#page-body a[href*="/product/"]';

/** Marks the document, so that a test notices a full page load. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
const routeRequests = (page: Page) => {
  const seen: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.searchParams.get('request') === 'route') seen.push(url);
  });
  return seen;
};

test('a click shows another page without loading the document: title, focus, scroll, back and forward', onBoth, async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const asked = routeRequests(page);
  await page.goto('/');
  await mark(page);
  const link = page.locator(productLink).first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const header = await page.locator('#page-head header').elementHandle();
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('h1')).toBeFocused();
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await header!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('.page-announcer')).toHaveText(await page.title());
  expect(asked[0]!.searchParams.get('userAgent')).toBeTruthy();
  expect([...asked[0]!.searchParams.keys()]).toEqual(expect.arrayContaining(['request', 'userAgent', 'referer', 'cookies']));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
  await page.goForward();
  await expect(page).toHaveURL(/\/product\//);
  expect(await isMarked(page)).toBe(true);
  expect(faults).toEqual([]);
});

test('the same path is not loaded again within 700 ms', onPhone, async ({ page }) => {
  await page.goto('/tag');
  const asked = routeRequests(page);
  const link = page.locator('#page-body a[href*="/tag/"]').first();
  await link.evaluate((element: HTMLElement) => {
    for (let times = 0; times < 5; times += 1) element.click();
  });
  await expect(page).toHaveURL(/\/tag\//);
  expect(asked.length).toBe(1);
});

test('a slow page shows spinner and bar, an instant one does not', onPhone, async ({ page }) => {
  await page.goto('/');
  // The answer waits until both were seen, however busy the machine is.
  let answer = () => {};
  const seen = new Promise<void>((done) => (answer = done));
  await page.route(/request=route/, async (route) => {
    await seen;
    await route.continue();
  });
  await page
    .locator(productLink)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('.page-progress')).toBeVisible();
  await expect(page.locator('.page-spinner')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('.page-progress')).toHaveCount(0);
});

test('a page that needs the larger style sheet is shown once it is there', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('a[href$="/auth/signin"], a[href$="/user/center"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await page.waitForURL('**/auth/signin**');
  await expect(page.locator('link[rel="stylesheet"][href*="/whole-"]')).toHaveCount(1);
  await page.goBack();
  await page.goForward();
  await page.waitForURL('**/auth/signin**');
  await expect(page.locator('link[rel="stylesheet"][href*="/whole-"]')).toHaveCount(1);
});

test('an unknown page leads to /error/404, in the page’s language', onPhone, async ({ page }) => {
  await page.goto('/zh/tag');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/zh/product/no-such', textContent: 'x', id: 'lost' });
    document.querySelector('#page-body')!.prepend(link);
  });
  await page.click('#lost');
  await expect(page).toHaveURL(/\/zh\/error\/404$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('the user area leads to sign-in without a token', onPhone, async ({ page }) => {
  await page.goto('/zh/user/center');
  await expect(page).toHaveURL(/\/zh\/auth\/signin\?return=%2Fzh%2Fuser%2Fcenter$/);
});

test('preview=true is carried along', async ({ page }) => {
  await page.goto('/?preview=true');
  await page.locator(productLink).first().click();
  await expect(page).toHaveURL(/\/product\/.*preview=true/);
});

test('a link that is hovered is fetched ahead and then shown at once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch screen does not hover');
  await page.goto('/');
  const asked = routeRequests(page);
  const link = page.locator(productLink).first();
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('request=route'));
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  expect(asked.length).toBe(1);
});

test('a link that is clicked before it has been hovered for long is asked for once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a touch screen does not hover');
  await page.goto('/');
  const asked = routeRequests(page);
  const link = page.locator(productLink).first();
  await link.hover();
  // In the same task as the pointer comes: well within the moment of hovering that asks ahead.
  await link.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    element.click();
  });
  await expect(page).toHaveURL(/\/product\//);
  const settled = page.waitForEvent('requestfinished', (request) => request.url().includes('/cart'));
  await page.goto('/cart');
  await settled;
  expect(asked.filter(({ pathname }) => pathname.startsWith('/product/')).length).toBe(1);
});

test('visits are tracked, time on site is sent and the socket opens', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no screen changes it');
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  const tracked = page.waitForRequest(/\/api\/web\/visitor\/track$/);
  await page.clock.install();
  await page.goto('/');
  expect((await tracked).postDataJSON()).toMatchObject({ url: expect.stringContaining('/'), referer: '', timezone: expect.any(String) });
  await expect.poll(() => sockets).toContain('/ws/message');
  const beacon = page.waitForRequest(/\/api\/web\/stat\/duration$/);
  // One that is sent as the page is left belongs to no page that could be listened to.
  await page.clock.fastForward(10_000);
  expect((await beacon).method()).toBe('POST');
});

test('a picture that cannot be loaded is asked for three times, then the placeholder stands there', async ({ page }) => {
  const attempts = new Map<string, number>();
  await page.route(/\/media\/.*\.(avif|webp|jpg)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    attempts.set(pathname, (attempts.get(pathname) ?? 0) + 1);
    await route.abort();
  });
  await page.goto('/product/brae-cup');
  const picture = page.locator('#page-body [data-picture] picture img').first();
  await expect(picture).toHaveAttribute('data-state', 'error');
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/);
  expect(Math.max(...attempts.values())).toBe(3);
});

test('a picture is asked for from 1.3 screens ahead, and no sooner', onPhone, async ({ page }) => {
  // None ever comes: the browser's own lazy loading begins earlier, and one that has come need not be asked for.
  await page.route(/\/media\//, () => undefined);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The first of its row: those after it are swiped into sight.
  const lazy = page.locator('#page-body li:first-child [data-picture] picture img[loading=lazy]').last();
  await expect(lazy).toHaveAttribute('data-state', 'loading');
  await lazy.evaluate((image) => image.setAttribute('data-far', ''));
  const far = page.locator('img[data-far]');
  /** Scrolls until it lies that many screens below the upper edge. */
  const comeWithin = (screens: number) =>
    far.evaluate((image, ahead) => {
      scrollBy({ top: image.getBoundingClientRect().top - ahead * innerHeight, behavior: 'instant' });
      return image.getBoundingClientRect().top / innerHeight;
    }, screens);
  expect(await comeWithin(1.6)).toBeCloseTo(1.6, 1);
  // The shop's observer is notified no later than one that starts now.
  await far.evaluate((image) => new Promise((resolve) => new IntersectionObserver(resolve).observe(image)));
  await page.clock.runFor(600);
  await expect(far).toHaveAttribute('loading', 'lazy');
  expect(await comeWithin(1.2)).toBeCloseTo(1.2, 1);
  await expect(far).toHaveAttribute('loading', 'eager');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('pages read and links lead on', onBoth, async ({ page }) => {
    await page.goto('/');
    await page.locator(productLink).first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('a page of the user area that does not come says so, and comes when it is asked for again', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/page load failed/);
  const translate = words('en');
  await beSignedIn(page, await signUp(request, { firstName: 'Ada', lastName: 'Moss' }));
  await page.route(/request=route/, (route) => route.abort(), { times: 2 });
  await page.goto('/user/log');
  const again = page.getByRole('button', { name: translate('page_try_again') });
  await expect(again).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(translate('error_unknown'));
  await again.click();
  await expect(again).toBeFocused();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: translate('security_log') })).toBeVisible();
  // A link that fails gives a message; the current page stays.
  await page.route(/request=route/, (route) => route.abort());
  await page
    .locator('.user-nav')
    .getByRole('link', { name: translate('security_title') })
    .click();
  await expect(page.locator('[data-toast=error]')).toContainText(translate('error_unknown'));
  await expect(page).toHaveURL('/user/log');
});
