/** A custom field that the merchant makes a facet: counted as the products say, called as the definition says. */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

type Facet = { key: string; title: string; values: { value: string; title: string; count: number }[] };

let shop: TestApp;
let manager: Record<string, string>;
const ids: Record<string, string> = {};
const rows = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(on<Record<string, never>>(shop.host.database.reader))).rows;
const url = '/api/admin/product-fields';
const titled = (en: string, zh?: string) => ({ en: { title: en }, ...(zh === undefined ? {} : { zh: { title: zh } }) });
const list = (query: string) => shop.client().get(`/api/web/product/list?${query}`);
const facetsOf = async (query: string): Promise<Facet[]> => (await list(query)).data.facets.filter(({ key }: Facet) => key.startsWith('field.'));
const countsOf = async (query: string) =>
  Object.fromEntries((await facetsOf(query)).map(({ key, values }) => [key, values.map(({ value, count }) => [value, count])]));
const change = async (key: string, how: (field: any) => object) => {
  const { data, headers } = await shop.client().get(`${url}/${ids[key]}`, manager);
  return shop
    .client()
    .send({ method: 'PUT', url: `${url}/${ids[key]}`, payload: { ...data, ...how(data) }, headers: { ...manager, 'if-match': headers['etag']! } });
};

const woods = ['oak', 'ash', null];
const count = 30;

beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  const defined: [string, object][] = [
    ['wood', { texts: titled('Wood', '木材'), kind: 'choice', choices: ['Oak', 'Elm', 'Ash'].map((title) => ({ texts: titled(title, `${title}木`) })) }],
    ['handmade', { texts: titled('Handmade', '手工'), kind: 'yesNo' }],
    ['height', { texts: titled('Height'), kind: 'number' }],
  ];
  for (const [key, body] of defined) ids[key] = (await shop.client().post(url, body, manager)).data.id;
  for (let n = 0; n < count; n += 1) {
    const { productId } = (
      await insertTestProduct(shop.host.database, { slug: `thing-${n}`, title: `Thing ${n % 2 === 0 ? 'even' : 'odd'}`, variants: [{}] })
    )[0]!;
    const wood = woods[n % 3];
    const fields = { ...(wood && { wood }), ...(n % 5 < 4 && { handmade: n % 4 === 0 }), height: n };
    await rows(sql`update product set fields = ${JSON.stringify(fields)}::jsonb where id = ${productId}`);
  }
  await rows(sql`update product set search_terms = product_search_terms(id)`);
}, 60_000);
afterAll(() => shop.close());

/** The same counts, by hand. */
async function countedBySql(key: string, condition: RawBuilder<unknown> = sql`true`) {
  const found = await rows(
    sql<{
      value: string;
      count: number;
    }>`select fields ->> ${key} as value, count(*)::int as count from product where published and fields ? ${key} and ${condition} group by 1 order by 1`,
  );
  return found.map(({ value, count: total }) => [value, total]);
}
const sorted = (values: unknown[][] | undefined) => (values ?? []).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

it('no field is a facet until the merchant says so, and lists cost the same statements', async () => {
  expect(await facetsOf('')).toEqual([]);
  const statements = () => countStatements(shop.host.database, () => list('q=thing'));
  await statements();
  const before = await statements();
  for (const key of ['handmade', 'wood']) expect(await change(key, () => ({ asFacet: true }))).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await facetsOf('')).toHaveLength(2));
  await vi.waitFor(async () => expect(await statements()).toBe(before));
});

it('is called and ordered as the definitions say, by language', async () => {
  const [wood, handmade] = await facetsOf('');
  expect(wood).toMatchObject({
    key: 'field.wood',
    title: 'Wood',
    values: [
      { value: 'oak', title: 'Oak' },
      { value: 'ash', title: 'Ash' },
    ],
  });
  expect(handmade).toMatchObject({
    key: 'field.handmade',
    title: 'Handmade',
    values: [
      { value: 'true', title: 'Yes' },
      { value: 'false', title: 'No' },
    ],
  });
  expect((await facetsOf('lang=zh')).map(({ title, values }) => [title, values.map((value) => value.title)])).toEqual([
    ['木材', ['Oak木', 'Ash木']],
    ['手工', ['是', '否']],
  ]);
  await shop.client().post(`${url}/${ids['handmade']}/move`, { before: ids['wood'] }, manager);
  await vi.waitFor(async () => expect((await facetsOf('')).map(({ key }) => key)).toEqual(['field.handmade', 'field.wood']));
});

it('is counted as SQL counts, of lists and searches, as if it were not chosen itself', async () => {
  const whole = await countsOf('');
  for (const key of ['wood', 'handmade']) expect(sorted(whole[`field.${key}`])).toEqual(await countedBySql(key));
  const searched = await countsOf('q=even');
  for (const key of ['wood', 'handmade'])
    expect(sorted(searched[`field.${key}`])).toEqual(await countedBySql(key, sql`texts -> 'en' ->> 'title' = 'Thing even'`));
  const narrowed = await countsOf('field.wood=oak');
  expect(sorted(narrowed['field.wood'])).toEqual(await countedBySql('wood'));
  expect(sorted(narrowed['field.handmade'])).toEqual(await countedBySql('handmade', sql`fields ->> 'wood' = 'oak'`));
  expect((await list('field.wood=oak&field.handmade=true')).data.total).toBe(
    (await rows(sql`select 1 from product where fields @> '{"wood":"oak","handmade":true}'`)).length,
  );
  expect((await list('field.wood=oak&field.wood=ash')).data.total).toBe(20);
  // What is chosen can be given up where nothing is left of it.
  expect((await facetsOf('field.wood=elm&field.handmade=true')).find(({ key }) => key === 'field.wood')!.values).toMatchObject([
    { value: 'oak' },
    { value: 'elm', title: 'Elm', count: 0 },
    { value: 'ash' },
  ]);
  expect((await list('field.wood=')).status).toBe(400);
  expect((await list('field.nothing=x')).data).toMatchObject({ total: 0 });
});

it('is a group of choices and a chip on a page, and follows definition and product', async () => {
  const page = async () => (await shop.client().get('/search?q=thing&field.wood=oak')).text;
  expect(await page()).toContain('name="field.wood"');
  expect(await page()).toContain('Wood: Oak');
  await change('wood', ({ texts }) => ({ texts: { ...texts, en: { title: 'Timber' } } }));
  await vi.waitFor(async () => expect(await page()).toContain('Timber: Oak'), 1_000);
  const item =
    (await shop.client().get('/api/admin/products?size=1&filter={"q":"thing-29"}', manager)).data.items[0] ??
    (await rows(sql<{ id: string }>`select id from product where slug = 'thing-29'`))[0]!;
  const before = Object.fromEntries((await countsOf(''))['field.wood']!) as Record<string, number>;
  const { data, headers } = await shop.client().get(`/api/admin/products/${item.id}`, manager);
  await shop.client().send({
    method: 'PUT',
    url: `/api/admin/products/${item.id}`,
    payload: { ...data, fields: { wood: 'elm' } },
    headers: { ...manager, 'if-match': headers['etag']! },
  });
  await vi.waitFor(
    async () =>
      expect((await countsOf(''))['field.wood']).toEqual([
        ['oak', before['oak']],
        ['elm', 1],
        ['ash', before['ash']],
      ]),
    1_000,
  );
});

it('is gone when its field is deleted, or is a facet no longer', async () => {
  await change('wood', () => ({ asFacet: false }));
  await vi.waitFor(async () => expect(Object.keys(await countsOf(''))).toEqual(['field.handmade']));
  const { headers } = await shop.client().get(`${url}/${ids['handmade']}`, manager);
  await shop
    .client()
    .send({ method: 'DELETE', url: `${url}/${ids['handmade']}?values=delete`, headers: { ...manager, 'if-match': headers['etag']! }, payload: {} });
  await vi.waitFor(async () => expect(await facetsOf('')).toEqual([]));
  await runJobs(shop);
  expect((await list('field.handmade=true')).data.total).toBe(0);
});
