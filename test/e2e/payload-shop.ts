/** A shop whose every stored text is a script, and its people. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { joinEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { makeDataDir, startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';
import { addRows, everything, fill, textColumns, unknownColumns } from './fill-payloads.ts';
import { expect } from './fixtures.ts';
import { ownPassword } from './own-password.ts';
import { payloads } from './payloads.ts';

/** The shop, and what there is to look at. */
export type HostileShop = {
  url: string;
  /** The shopper's session. */
  token: string;
  staff: { email: string; password: string };
  /** Slugs and numbers by kind; `shared`: secrets of shared lists of favourites. */
  slugs: Record<string, string[]>;
  /** Forms and steps that were left half done: below `/backoffice` and `/checkout`. */
  begun: { record: string; checkout: string };
  /** A paid order that has an invoice and a credit note. */
  papers: { orderNo: string; creditNote: string };
  query(text: string, values?: unknown[]): Promise<Record<string, any>[]>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
};

/** Calls the API and answers its data. */
export async function post(shop: { url: string }, path: string, data: object, token?: string): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { 'x-auth': token }) };
  const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: JSON.stringify(data) });
  const response = (await answer.json()) as { code: number; data: unknown };
  expect(response, path).toMatchObject({ code: 0 });
  return response.data;
}

/** Starts a demo shop, fills it, and starts it again, because its caches were filled before. Leaves nothing running when it fails. */
export async function startHostileShop(): Promise<HostileShop> {
  const dataDir = await makeDataDir();
  const started = { dataDir, environment: { LOG_LEVEL: 'error' }, limitMs: 120_000 };
  try {
    const first = await startBuiltShop(started);
    const found = await filled(first).finally(() => first.stop());
    const shop = await startBuiltShop(started);
    const stop = async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
    return { ...found, url: shop.url, query: (text, values) => withDatabase(dataDir, async (database) => (await database.query(text, values)).rows), stop };
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function withDatabase<Result>(dataDir: string, work: (database: pg.Client) => Promise<Result>): Promise<Result> {
  const database = new pg.Client({ connectionString: (await joinEmbeddedPostgres({ dataDir, what: 'payloads' })).url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

async function filled(shop: BuiltShop): Promise<Omit<HostileShop, 'url' | 'query' | 'stop'>> {
  const { token } = await post(shop, '/api/web/auth/signin', { account: shop.shopper!.email, password: shop.shopper!.password });
  const owner = await ownPassword(shop.url, shop.staff!);
  return withDatabase(shop.dataDir, async (database) => {
    expect(
      unknownColumns(await textColumns(database)),
      'fill these columns too, or say why nobody writes them: test/e2e/payload-columns.ts, unwritten-columns.ts',
    ).toEqual([]);
    const papers = (
      await database.query(
        `select order_no as "orderNo", note_number as "creditNote" from order_refund join orders on orders.id = order_id where note_number is not null and pay_status = 'paid' order by order_refund.seq limit 1`,
      )
    ).rows[0] as HostileShop['papers'];
    const begun = await write(shop, { shopper: token, staff: owner.token, papers });
    await addRows(database, shop.shopper!.email);
    expect(await fill(database), 'tables without a row to fill').toEqual([]);
    const staff = { email: shop.staff!.email, password: owner.password };
    return { token, papers, begun, staff, slugs: await slugsOf(database) };
  });
}

type Writers = { shopper: string; staff: string; papers: HostileShop['papers'] };

/** What people write by the API: rich text goes through what cleans it, and tables that the demo shop leaves empty get rows. */
async function write(shop: BuiltShop, { shopper, staff, papers }: Writers): Promise<HostileShop['begun']> {
  const content = (title: string) => ({
    slug: 'hostile',
    texts: { en: { title, summary: everything.slice(0, 200), body: `<p>Read on.</p>${everything}` } },
    published: true,
  });
  await post(shop, '/api/admin/pages', content('Hostile page'), staff);
  const { id } = await post(shop, '/api/admin/articles', content('Hostile article'), staff);
  for (const [action, body] of [
    ['draft', content('Changed')],
    ['publish', {}],
    ['draft', content('Changed again')],
  ] as const)
    await post(shop, `/api/admin/articles/${id}/${action}`, body, staff);
  const article = { lang: 'en', title: payloads[0], summary: payloads[1], body: `<p>${'Read on. '.repeat(60)}</p>${everything}` };
  const own = await post(shop, '/api/web/article/save', article, shopper);
  await post(shop, '/api/web/article/submit', { id: own.id }, shopper);
  await post(shop, '/api/web/cart/add', { sku: 'BRC-MOS-300', quantity: 1 }, shopper);
  const { slug } = await post(shop, '/api/web/checkout/create', { source: 'buyNow', sku: 'BRC-MOS-300', quantity: 1 }, shopper);
  await post(shop, '/api/web/checkout/address', { slug, address: home }, shopper);
  await post(shop, '/api/admin/apps', { title: 'x', scopes: ['read:orders'], webhooks: [{ url: 'https://hooks.example/x', events: ['order.paid'] }] }, staff);
  await post(shop, '/api/admin/api-keys', { title: 'x', scopes: ['read:orders'] }, staff);
  await post(shop, '/api/admin/publishable-keys', { title: 'x' }, staff);
  await post(shop, '/api/admin/product-fields', { texts: { en: { title: 'x' } }, kind: 'choice', choices: [{ texts: { en: { title: 'x' } } }] }, staff);
  const line = { title: 'x', quantity: 1, price: { amount: 100, currency: 'USD' } };
  await post(shop, '/api/admin/draft-orders', { email: 'x@example.com', lines: [line], discounts: [{ title: 'x', percent: 5 }], note: 'x' }, staff);
  // Reading an invoice for the first time makes it.
  const { url } = await post(shop, `/api/admin/orders/${papers.orderNo}/invoice`, {}, staff);
  expect((await fetch(url)).status).toBe(200);
  return { record: `articles/${id}`, checkout: slug };
}

const home = {
  country: 'US',
  province: 'CA',
  city: 'Oakland',
  area: '',
  postalCode: '94607',
  firstName: 'Mei',
  lastName: 'Tanaka',
  address: '120 Harbor Street',
  apartment: '',
  countryCode: '+1',
  phone: '5105550142',
};

async function slugsOf(database: pg.Client): Promise<HostileShop['slugs']> {
  const list = async (text: string) => (await database.query<{ one: string }>(`select ${text}`)).rows.map(({ one }) => one);
  return {
    product: await list('slug as one from product where published order by review_count desc, slug limit 3'),
    category: await list('slug as one from category order by slug limit 2'),
    tag: await list('slug as one from tag limit 1'),
    collection: await list('slug as one from collection limit 2'),
    article: await list(`slug as one from content_item where kind = 'article' order by (slug = 'hostile') desc, slug limit 3`),
    page: await list(`slug as one from content_item where kind = 'page' order by (slug = 'hostile') desc, slug limit 3`),
    inquiry: await list('slug as one from inquiry_form limit 2'),
    promotion: await list(`slug as one from promotion where source = 'promotion' limit 2`),
    order: await list('order_no as one from orders where account_id is not null order by placed_at desc limit 2'),
    detailed: await list(
      `order_no as one from orders where id in (select order_id from order_note) or id in (select order_id from order_refund where reason <> '') order by placed_at desc limit 3`,
    ),
    return: await list('return_no as one from order_return limit 2'),
    shared: await list('token as one from favorite_share'),
  };
}
