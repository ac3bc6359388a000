/** Sixty scripts in every stored text, in a real browser without content security policy: escaping and sanitising alone keep them from running. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { joinEmbeddedPostgres } from '#kit/server/embedded-postgres.ts';
import { makeDataDir, startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { addRows, everything, fill, textColumns, unknownColumns } from './fill-payloads.ts';
import { expect, test } from './journey.ts';
import { payloads } from './payloads.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.skip(({ isMobile }) => isMobile, 'what runs does not depend on the screen');

type Ran = { what: string; page: string };
type World = {
  shop: BuiltShop;
  dataDir: string;
  token: string;
  slugs: Record<string, string[]>;
  ids: Record<string, string[]>;
};
let world: World;
const ran: Ran[] = [];

async function post(shop: BuiltShop, path: string, data: object, headers: Record<string, string> = {}): Promise<any> {
  const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(data) });
  const told = (await answer.json()) as { code: number; data: unknown };
  expect(told, path).toMatchObject({ code: 0 });
  return told.data;
}

/** What people write by the API: rich text goes through what cleans it, and tables that the demo shop leaves empty get rows. */
async function write(shop: BuiltShop, auth: Record<string, string>, staff: Record<string, string>): Promise<void> {
  const texts = (title: string) => ({ en: { title, summary: everything.slice(0, 200), body: `<p>Read on.</p>${everything}` } });
  for (const kind of ['articles', 'pages'])
    await post(shop, `/api/admin/${kind}`, { slug: 'hostile', texts: texts(`Hostile ${kind}`), published: true }, staff);
  await post(
    shop,
    '/api/web/article/save',
    { lang: 'en', title: payloads[0], summary: payloads[1], body: `<p>${'Read on. '.repeat(60)}</p>${everything}` },
    auth,
  );
  await post(shop, '/api/web/cart/add', { sku: 'BRC-MOS-300', quantity: 1 }, auth);
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const dataDir = await makeDataDir();
  const first = await startBuiltShop({ dataDir, environment: { LOG_LEVEL: 'error' }, limitMs: 120_000 });
  const { token } = await post(first, '/api/web/auth/signin', { account: first.shopper!.email, password: first.shopper!.password });
  const signedIn = await post(first, '/api/admin/auth/signin', { account: first.staff!.email, password: first.staff!.password });
  const [auth, staff] = [{ 'x-auth': token }, { 'x-auth': signedIn.token }];
  await write(first, auth, staff);
  const database = new pg.Client({ connectionString: (await joinEmbeddedPostgres({ dataDir, what: 'payloads' })).url });
  await database.connect();
  try {
    expect(unknownColumns(await textColumns(database)), 'fill these columns too, or say why nobody writes them: test/e2e/payloads.ts').toEqual([]);
    await addRows(database);
    expect(await fill(database), 'tables without a row to fill').toEqual([]);
    const list = async (text: string) => (await database.query<{ one: string }>(text)).rows.map(({ one }) => one);
    world = {
      shop: first,
      dataDir,
      token,
      slugs: {
        product: await list('select slug as one from product where published order by review_count desc, slug limit 3'),
        category: await list('select slug as one from category order by slug limit 2'),
        tag: await list('select slug as one from tag limit 1'),
        collection: await list('select slug as one from collection limit 2'),
        article: await list(`select slug as one from content_item where kind = 'article' order by (slug = 'hostile') desc, slug limit 3`),
        page: await list(`select slug as one from content_item where kind = 'page' order by (slug = 'hostile') desc, slug limit 3`),
        inquiry: await list('select slug as one from inquiry_form limit 2'),
        promotion: await list(`select slug as one from promotion where source = 'promotion' limit 2`),
        order: await list(`select order_no as one from orders where account_id is not null order by placed_at desc limit 2`),
        return: await list('select return_no as one from order_return limit 2'),
      },
      ids: { share: await list('select token as one from favorite_share') },
    };
  } finally {
    await database.end();
  }
  // What it keeps in memory was read before.
  await first.stop();
  world.shop = await startBuiltShop({ dataDir, environment: { LOG_LEVEL: 'error' }, limitMs: 120_000 });
});
test.afterAll(async () => {
  await world?.shop.stop();
});

/** A browser without content security policy that tells when anything runs. */
async function watching(browser: Browser, storage: Record<string, string> = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true, baseURL: world.shop.url });
  await context.exposeBinding('__run', ({ page }, what) => void ran.push({ what: String(what), page: page.url() }));
  await context.addInitScript(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { languageChosen: 'true', ...storage },
  );
  context.on('dialog', (dialog) => {
    ran.push({ what: dialog.message(), page: dialog.page()?.url() ?? '' });
    void dialog.dismiss();
  });
  return context;
}

/** What of a page could run: elements with handlers, addresses that are scripts, scripts and frames that hold a payload. Makes all handlers act. */
function dangers(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith('on');
      const isScript =
        /^(?:href|src|action|formaction|xlink:href|data)$/.test(name) &&
        /^(?:javascript|vbscript|data:text\/(?:html|javascript))/i.test(value.replaceAll(/[^\w:/]/g, ''));
      if (isHandler || isScript || (name === 'srcdoc' && /<script|onerror/i.test(value))) found.push(`${element.tagName} ${name}=${value.slice(0, 80)}`);
    }
    if (
      /^(?:script|style)$/i.test(element.tagName) &&
      element.getAttribute('type') !== 'application/json' &&
      element.getAttribute('type') !== 'application/ld+json'
    )
      if (element.textContent.includes('__run(')) found.push(`${element.tagName} ${element.textContent.slice(0, 80)}`);
    for (const kind of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(kind));
  }
  return found;
}

/** Opens a page as somebody does who comes near everything on it, and holds that nothing runs. */
async function look(page: Page, path: string, { ready }: { ready?: string } = {}): Promise<void> {
  await page.goto(path);
  await page.mouse.move(300, 300);
  if (ready) await page.waitForSelector(ready);
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(dangers);
  expect.soft(found, path).toEqual([]);
  expect(ran, path).toEqual([]);
}

test('the payloads run where nothing keeps them from it', async ({ browser }) => {
  const context = await watching(browser);
  const page = await context.newPage();
  for (const payload of payloads) await page.setContent(`<p title="${payload}">${payload}</p>`).then(() => page.evaluate(dangers));
  const live = new Set(ran.splice(0).map(({ what }) => what));
  await context.close();
  expect(live.size).toBeGreaterThan(35);
});

test('none runs on the pages of the shop', async ({ browser }) => {
  const context = await watching(browser);
  const page = await context.newPage();
  const { slugs, ids } = world;
  const details = ['product', 'category', 'tag', 'collection', 'article', 'page', 'inquiry', 'promotion'].flatMap((kind) =>
    slugs[kind]!.map((slug) => `/${kind}/${slug}`),
  );
  const others = ['/', '/zh', '/journal', '/promotion', '/coupon', '/tag', '/cart', '/page/order-lookup', '/page/newsletter', '/nothing/here', '/brand'];
  const asked = payloads.filter((_one, index) => index % 6 === 0).map((payload) => `/search?q=${encodeURIComponent(payload)}`);
  const leading = [`/auth/signin?return=${encodeURIComponent('javascript:__run(1)')}`, `/auth/reset-password?ticket=${encodeURIComponent(payloads[8]!)}`];
  for (const path of [...others, ...details, ...asked, ...leading, ...ids['share']!.map((token) => `/favorites/${token}`)]) await look(page, path);
  await context.close();
});

test('none runs in a user’s area', async ({ browser }) => {
  const context = await watching(browser, { authToken: JSON.stringify(world.token) });
  const page = await context.newPage();
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
  const { order, return: returns } = world.slugs;
  for (const path of [...areas, ...order!.map((one) => `order/${one}`), ...returns!.map((one) => `return/${one}`)]) await look(page, `/user/${path}`);
  await look(page, '/cart');
  const { slug } = await post(world.shop, '/api/web/checkout/create', { source: 'buyNow', sku: 'BRC-MOS-300', quantity: 1 }, { 'x-auth': world.token });
  await look(page, `/checkout/${slug}`);
  for (const orderNo of order!) {
    const { data } = (await (
      await fetch(`${world.shop.url}/api/web/order/invoice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth': world.token },
        body: JSON.stringify({ orderNo }),
      })
    ).json()) as { data: { url?: string } | null };
    if (data?.url) await look(page, data.url);
  }
  await context.close();
});

test('a description that is not cleaned is caught', async ({ browser }) => {
  const database = new pg.Client({ connectionString: (await joinEmbeddedPostgres({ dataDir: world.dataDir, what: 'payloads' })).url });
  await database.connect();
  const slug = (await database.query(`select slug from product where published and not slug = any($1) limit 1`, [world.slugs['product']])).rows[0].slug;
  await database.query(`update product set texts = jsonb_set(texts, '{en,description}', to_jsonb($1::text)) where slug = $2`, [everything, slug]);
  await database.end();
  const context = await watching(browser);
  const page = await context.newPage();
  await page.goto(`/product/${slug}`);
  expect((await page.evaluate(dangers)).length).toBeGreaterThan(20);
  await expect.poll(() => ran.length).toBeGreaterThan(5);
  ran.length = 0;
  await context.close();
});
