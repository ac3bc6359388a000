/** Sixty scripts in every stored text, in a real browser without content security policy: escaping and sanitising alone keep them from running. */
import type { BrowserContext, Page } from '@playwright/test';
import { machineNow } from '#test/harness/machine-date.ts';
import { dangers } from './dangers.ts';
import { everything } from './fill-payloads.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { hostileMails } from './mail-payloads.ts';
import { post, startHostileShop, type HostileShop } from './payload-shop.ts';
import { mark, payloads } from './payloads.ts';
import { examine, look, lookAtAll, ran, watching } from './watch-payloads.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.skip(({ isMobile }) => isMobile, 'what runs does not depend on the screen');

let shop: HostileShop;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startHostileShop();
});
test.afterAll(async () => {
  await shop?.stop();
});

test('the payloads run where nothing prevents it', inLongRunOnly, async ({ browser }) => {
  const context = await watching(browser, { baseURL: shop.url });
  const page = await context.newPage();
  for (const payload of payloads) await page.setContent(`<p title="${payload}">${payload}</p>`).then(() => page.evaluate(dangers));
  const live = new Set(ran.splice(0).map(({ what }) => what));
  await context.close();
  expect(live.size).toBeGreaterThan(35);
});

test('none runs on the pages of the shop', inLongRunOnly, async ({ browser }) => {
  const context = await watching(browser, { baseURL: shop.url });
  const details = ['product', 'category', 'tag', 'collection', 'article', 'page', 'inquiry', 'promotion'].flatMap((kind) =>
    shop.slugs[kind]!.map((slug) => `/${kind}/${slug}`),
  );
  const others = ['/', '/zh', '/journal', '/promotion', '/coupon', '/tag', '/cart', '/page/order-lookup', '/page/newsletter', '/nothing/here', '/brand'];
  const asked = payloads.filter((_one, index) => index % 6 === 0).map((payload) => `/search?q=${encodeURIComponent(payload)}`);
  const leading = [`/auth/signin?return=${encodeURIComponent('javascript:__run(1)')}`, `/auth/reset-password?ticket=${encodeURIComponent(payloads[8]!)}`];
  await lookAtAll(context, [...others, ...details, ...asked, ...leading, ...shop.slugs['shared']!.map((token) => `/favorites/${token}`)]);
  await context.close();
});

test('none runs in a user’s area', inLongRunOnly, async ({ browser }) => {
  const context = await watching(browser, { baseURL: shop.url, storage: { authToken: JSON.stringify(shop.token) } });
  const areas = [
    'center',
    'account',
    'address',
    'article',
    'favorite',
    'security',
    'security/activity',
    'log',
    'info',
    'order',
    'return',
    'coupon',
    'credits',
    'notice',
  ];
  const { order, return: returns } = shop.slugs;
  const { slug } = await post(shop, '/api/web/checkout/create', { source: 'buyNow', sku: 'BRC-MOS-300', quantity: 1 }, shop.token);
  const mine = [...areas, ...order!.map((one) => `order/${one}`), ...returns!.map((one) => `return/${one}`)].map((path) => `/user/${path}`);
  await lookAtAll(context, [...mine, '/cart', `/checkout/${shop.begun.checkout}`, `/checkout/${slug}`]);
  await context.close();
});

/** The menu's entry, which says how many wait. */
const orders = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Orders/ })
    .first();

/** Signs in by the form, on a page that stays open. */
async function signIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await look(page, '/backoffice');
  await page.getByLabel('E-mail').fill(shop.staff.email);
  await page.getByLabel('Password').fill(shop.staff.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(orders(page)).toBeVisible();
  await examine(page, '/backoffice after signing in');
  return page;
}

/** Checks that a screen is shown to the signed-in user, and is no error page. */
async function expectScreen(page: Page, path: string): Promise<void> {
  await expect(orders(page), path).toBeVisible();
  await expect(page.locator('input[type=password][autocomplete=current-password]'), path).toHaveCount(path === '/backoffice/account' ? 1 : 0);
  await expect(page.getByText(/^(?:Not Found|Something went wrong)$/i), path).toHaveCount(0);
  expect(new URL(page.url()).pathname, path).toBe(path);
}

const voices = ['reviews', 'questions', 'comments', 'own-articles', 'inquiries', 'feedback'];
/** Lists whose records have a page to read. Those of the others have a form, but for `withoutRecords`. */
const withPage = ['orders', 'returns', 'customers', 'stock', ...voices, 'webhooks', 'webhook-deliveries'];
const withoutRecords = ['stock-movements', 'abandoned-checkouts', 'subscribers', 'audit', 'redirects', 'missing-addresses', 'searches'];
/** Screens that are no lists. */
const noLists = ['home', 'reports', 'imports', 'media-library', 'content-kinds', 'translations', 'texts', 'menus', 'account'];
/** Lists of what runs in this process: none of it runs here, and the row in the database alone is not listed (src/shop/extensions/manage-extensions.ts). */
const ofProcess = ['extensions'];

/** The pages and forms of the first record of each list in the menu. */
async function recordsOf(context: BrowserContext, menu: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of menu) {
    const resource = path.slice('/backoffice/'.length);
    if (resource.startsWith('settings/') || withoutRecords.includes(resource) || noLists.includes(resource)) continue;
    const answer = (await (await context.request.get(`/api/admin/${resource}?page=1&size=1`)).json()) as { data: { items: { id: string }[] } | null };
    const [first] = answer.data?.items ?? [];
    if (ofProcess.includes(resource)) {
      expect.soft(answer.data, resource).toMatchObject({ items: [], total: 0 });
      continue;
    }
    expect.soft(first, `${resource} ${JSON.stringify(answer).slice(0, 500)}`).toBeDefined();
    if (!first) continue;
    const record = `${path}/${encodeURIComponent(first.id)}`;
    if (withPage.includes(resource)) found.push(`${record}/show`);
    if (!withPage.includes(resource) || resource === 'webhooks') found.push(record);
  }
  return found;
}

/** The addresses of all screens: each group of the menu shows its own once it is open. */
async function everyScreen(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  const paths = () => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  const all = new Set<string>();
  for (const group of await paths()) {
    await page.goto(group);
    await expect(page.getByRole('navigation', { name: 'Menu' }).locator('[aria-current=page]')).toBeVisible();
    for (const path of await paths()) all.add(path);
  }
  return [...all];
}

/** The merchant's own text, in the list and in the dialog that writes it: among all texts it is on a later page. */
async function lookAtOwnText(page: Page): Promise<void> {
  const own = mark('own_text.text').slice(2, -2);
  expect([...(await look(page, '/backoffice/texts?lang=en&edited=true'))]).toContain(own);
  await page.getByRole('button', { name: mark('own_text.text') }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'English' })).toHaveValue(/^\[\[own_text\.text\]\]/);
  expect([...(await examine(page, 'an own text in its dialog'))]).toContain(own);
}

test('none runs in the back office', inLongRunOnly, async ({ browser }) => {
  const context = await watching(browser, { baseURL: shop.url });
  const page = await signIn(context);
  const menu = await everyScreen(page);
  expect(menu.length).toBeGreaterThan(35);
  const records = [`/backoffice/${shop.begun.record}`, ...(await recordsOf(context, menu))];
  expect(records.length).toBeGreaterThan(25);
  await lookAtAll(context, [...menu, ...records], expectScreen);
  await lookAtOwnText(page);
  for (const orderNo of [shop.papers.orderNo, ...shop.slugs['detailed']!]) {
    await look(page, `/backoffice/orders/${orderNo}/show`);
    await expect(page.getByText(orderNo).first()).toBeVisible();
  }
  await context.close();
});

test('none runs in an order’s documents', inLongRunOnly, async ({ browser }) => {
  const context = await watching(browser, { baseURL: shop.url });
  const page = await signIn(context);
  const { orderNo, creditNote } = shop.papers;
  const papers = [
    { path: 'invoice', kind: 'invoice', seller: 'invoice.seller', says: ['orders.address', 'order_line.title'] },
    { path: 'packing-slip', kind: 'packingSlip', seller: 'setting.value', says: ['orders.address', 'order_line.title'] },
    { path: 'credit-note', kind: 'creditNote', seller: 'invoice.seller', says: ['orders.address', 'order_refund.reason'] },
  ];
  for (const { path, kind, seller, says } of papers) {
    const answer = await context.request.post(`/api/admin/orders/${orderNo}/${path}`, { data: kind === 'creditNote' ? { creditNote } : {} });
    const { url } = ((await answer.json()) as { data: { url: string } }).data;
    const marks = await look(page, url);
    await expect(page.locator(`main.${kind} .shop`)).toContainText(mark(seller));
    expect([...marks], path).toEqual(expect.arrayContaining(says));
  }
  await context.close();
});

test('none runs in a mail', inLongRunOnly, async ({ browser }) => {
  const context = await watching(browser, { baseURL: shop.url });
  const page = await context.newPage();
  const mails = await hostileMails(machineNow());
  expect(mails.length).toBeGreaterThan(30);
  for (const { kind, html } of mails) {
    await page.setContent(html);
    await examine(page, kind);
    await expect.soft(page.locator('body'), kind).toContainText('__run(');
  }
  // The same mail with what was not escaped is caught.
  await page.setContent(mails[0]!.html.replace('</body>', `${everything}</body>`));
  expect((await page.evaluate(dangers)).length).toBeGreaterThan(20);
  await expect.poll(() => ran.length).toBeGreaterThan(5);
  ran.length = 0;
  await context.close();
});

test('a description that is not cleaned is caught', inLongRunOnly, async ({ browser }) => {
  const [{ slug }] = (await shop.query('select slug from product where published and not slug = any($1) limit 1', [shop.slugs['product']])) as [
    { slug: string },
  ];
  await shop.query(`update product set texts = jsonb_set(texts, '{en,description}', to_jsonb($1::text)) where slug = $2`, [everything, slug]);
  const context = await watching(browser, { baseURL: shop.url });
  const page = await context.newPage();
  await page.goto(`/product/${slug}`);
  expect((await page.evaluate(dangers)).length).toBeGreaterThan(20);
  await expect.poll(() => ran.length).toBeGreaterThan(5);
  ran.length = 0;
  await context.close();
});
