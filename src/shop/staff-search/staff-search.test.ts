import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import type { DB } from '#tables';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let orderNo: string;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  shop = await createTestApp();
  for (const role of ['owner', 'support', 'merchandiser'] as const) tokens[role] = await staffToken(shop, role);
  const [bowl] = await insertTestProduct(shop.host.database, { title: 'Ember bowl', variants: [{ sku: 'EMB-1' }] });
  ({ orderNo } = await placeTestOrder(shop, bowl!));
  const db = on<DB>(shop.db.database.reader);
  await sql`update orders set address = address || '{"firstName": "小明", "lastName": "欧阳"}', email = 'ouyang@example.com' where order_no = ${orderNo}`.execute(
    db,
  );
  for (let more = 0; more < 7; more += 1) await placeTestOrder(shop, bowl!);
  await signedIn(shop, { firstName: 'Grace', lastName: 'Ember' });
  await sql`update product set search_terms = product_search_terms(id)`.execute(db);
  await sql`insert into content_item (id, kind, slug, texts, search_text) values (gen_random_uuid(), 'page', 'embers', '{"en": {"title": "How embers glow"}}', 'how embers glow')`.execute(
    db,
  );
});
afterAll(() => shop.close());

const find = async (q: string, role = 'owner', lang = 'en') =>
  (await shop.client().get(`/api/admin/search?q=${encodeURIComponent(q)}`, { 'x-auth': tokens[role]!, 'x-lang': lang })).data as Record<string, any[]>;
const titles = (found: any[] | undefined) => found!.map((one) => one.title);

describe('the search of the back office', () => {
  it('finds all kinds at once, and says where each is', async () => {
    const found = await find('ember');
    expect(titles(found['products'])).toEqual(['Ember bowl']);
    expect(found['products']![0]).toMatchObject({ about: 'EMB-1', path: expect.stringMatching(/^\/products\/[\da-f-]{36}$/) });
    expect(titles(found['customers'])).toEqual(['Grace Ember']);
    expect(found['contents']).toMatchObject([{ title: 'How embers glow', about: 'Page', path: expect.stringMatching(/^\/pages\//) }]);
  });

  it.each([
    ['its number', () => orderNo],
    ['the beginning of an e-mail address', () => 'ouyang@exam'],
    ['a family name', () => '欧阳'],
    ['a whole name', () => '欧阳小明'],
  ])('finds an order by %s', async (_, q) => {
    const { orders } = await find(q());
    expect(orders).toMatchObject([{ title: orderNo, path: expect.stringMatching(/^\/orders\/.+\/show$/) }]);
  });

  it('tells at most five of a kind', async () => expect((await find('ada byron'))['orders']).toHaveLength(5));

  it('finds screens of settings in the language asked for', async () => {
    expect((await find('shipp'))['settings']).toEqual([{ id: 'shipping-zones', title: 'Shipping', about: 'Settings', path: '/shipping-zones' }]);
    expect(titles((await find('税率', 'owner', 'zh'))['settings'])).toHaveLength(1);
  });

  it('shows nobody what they may not read', async () => {
    const asMerchandiser = await find('ember', 'merchandiser');
    expect([asMerchandiser['customers'], asMerchandiser['orders']]).toEqual([[], []]);
    expect(titles(asMerchandiser['products'])).toEqual(['Ember bowl']);
    expect((await find('ada', 'merchandiser'))['orders']).toEqual([]);
    expect((await find('staff', 'support'))['settings']).toEqual([]);
    expect(titles((await find('staff'))['settings'])).toEqual(['Staff']);
  });

  it.each(["' | '", "x':* & !'", '%', '()&|!<->', '\\', '*', '…', 'a'.repeat(100)])('takes %s for words', async (q) => {
    const { status } = await shop.client().get(`/api/admin/search?q=${encodeURIComponent(q)}`, { 'x-auth': tokens['owner']! });
    expect(status).toBe(200);
  });

  it('wants a few letters', async () => {
    const answer = await shop.client().get('/api/admin/search?q=%20', { 'x-auth': tokens['owner']! });
    expect(answer).toMatchObject({ status: 400, code: 40, data: { errors: { q: expect.any(String) } } });
  });
});
