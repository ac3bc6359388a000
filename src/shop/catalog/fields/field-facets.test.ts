/** A custom field that the merchant makes a facet: counted as the products say, called as the definition says. */
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { testContext } from '#test/harness/orders.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { refreshRenamed } from '../search/refresh-renamed.ts';

type Facet = { key: string; title: string; values: { value: string; title: string; count: number }[] };

let shop: TestApp;
let manager: Record<string, string>;
const ids: Record<string, string> = {};
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
    await shop.rows(sql`update product set fields = ${JSON.stringify(fields)}::jsonb where id = ${productId}`);
  }
  await shop.rows(sql`update product set search_terms = product_search_terms(id)`);
}, 60_000);
afterAll(() => shop.close());

/** The same counts, by hand. */
async function countedBySql(key: string, condition: RawBuilder<unknown> = sql`true`) {
  const found = await shop.rows(
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
    (await shop.rows(sql`select 1 from product where fields @> '{"wood":"oak","handmade":true}'`)).length,
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
    (await shop.rows(sql<{ id: string }>`select id from product where slug = 'thing-29'`))[0]!;
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

const rangesOf = async (query: string): Promise<Facet[]> => (await list(query)).data.facets.filter(({ key }: Facet) => key.startsWith('range.'));
const slugsOf = async (query: string) => (await list(`${query}&size=60`)).data.items.map(({ slug }: { slug: string }) => slug).toSorted();

it('numbers and days narrow lists from one to another, where the merchant says so', async () => {
  // One of them was withdrawn above.
  const made = { texts: titled('Made', '制作日期'), kind: 'date' };
  ids['made'] = (await shop.client().post(url, made, manager)).data.id;
  await shop.rows(
    sql`update product set fields = fields || jsonb_build_object('made', '2026-05-' || lpad(((fields ->> 'height')::int % 28 + 1)::text, 2, '0'))`,
  );
  expect(await rangesOf('')).toEqual([]);
  expect(await change('height', () => ({ asFacet: true, unit: 'cm' }))).toMatchObject({ code: 0 });
  expect(await change('made', () => ({ asFacet: true }))).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await rangesOf('')).toHaveLength(2));
  expect(await rangesOf('lang=en')).toMatchObject([
    { key: 'range.height', title: 'Height (cm)', values: [{ value: '0..28', title: '0 – 28', count: 29 }] },
    { key: 'range.made', title: 'Made', values: [{ value: '2026-05-01..2026-05-28', title: 'May 1, 2026 – May 28, 2026', count: 29 }] },
  ]);
  expect(await slugsOf('range.height=3..5')).toEqual(['thing-3', 'thing-4', 'thing-5']);
  expect(await slugsOf('range.height=28..&q=thing')).toEqual(['thing-28']);
  expect(await slugsOf('range.height=..3&range.made=2026-05-03..')).toEqual(['thing-2', 'thing-3']);
  // Each is counted as if it were not chosen.
  expect((await rangesOf('range.height=3..5')).map(({ key, values }) => [key, values[0]!.value])).toEqual([
    ['range.height', '0..28'],
    ['range.made', '2026-05-04..2026-05-06'],
  ]);
  for (const wrong of ['3', '..', 'a..b', '3..2026-05-04', '2026-02-30..']) expect([wrong, (await list(`range.height=${wrong}`)).status]).toEqual([wrong, 400]);
  await shop.rows(sql`update product set fields = fields - 'height' where slug = 'thing-4'`);
  await vi.waitFor(async () => expect(await slugsOf('range.height=3..5')).toEqual(['thing-3', 'thing-5']));
});

it('a page takes the bounds of a plain form, and shows them', async () => {
  const answer = await shop.client().get('/search?q=thing&range.height.from=5&range.height.to=3,5&price.from=&price.to=');
  expect([answer.status, answer.headers['location']]).toEqual([302, '/search?q=thing&range.height=3.5..5']);
  const page = (await shop.client().get('/search?q=thing&range.height=3.5..5')).text;
  expect(page).toContain('name="range.height.from"');
  expect(page).toContain('value="3.5"');
  expect(['/product/thing-5', '/product/thing-6'].map((path) => page.includes(path))).toEqual([true, false]);
  expect(page).toContain('Height (cm): 3.5 – 5');
  expect((await shop.client().get('/search?q=thing')).text).toMatch(/type="date"[^>]*min="2026-05-/);
});

it('texts are searched where the merchant says so, and no longer where not', async () => {
  ids['story'] = (await shop.client().post(url, { texts: titled('Story'), kind: 'text' }, manager)).data.id;
  await shop.rows(sql`update product set fields = fields || '{"story": {"en": "Found in a zephyrlike cove", "zh": "海湾"}}' where slug = 'thing-7'`);
  await shop.rows(sql`update product set search_terms = product_search_terms(id)`);
  const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).data.items.map(({ slug }: { slug: string }) => slug);
  expect(await found('zephyrlike')).not.toContain('thing-7');
  expect(await change('story', () => ({ searchable: true }))).toMatchObject({ code: 0, data: { searchable: true } });
  await runJobs(shop);
  await refreshRenamed(testContext(shop));
  await vi.waitFor(async () => expect([await found('zephyrlike'), await found('海湾')]).toEqual([['thing-7'], ['thing-7']]));
  expect(await change('story', () => ({ searchable: false }))).toMatchObject({ code: 0 });
  await refreshRenamed(testContext(shop));
  await vi.waitFor(async () => expect(await found('zephyrlike')).not.toContain('thing-7'));
  expect(await change('height', () => ({ searchable: true }))).toMatchObject({ status: 400, data: { errors: { searchable: expect.any(String) } } });
  expect(await change('story', () => ({ asFacet: true }))).toMatchObject({ status: 400, data: { errors: { asFacet: expect.any(String) } } });
});

it('a page takes several values of a plain form’s one box, each once', async () => {
  const answer = await shop.client().get('/search?q=thing&opt.size=20%20cm&any.opt.size=20%2520cm%2022%2520cm&any.opt.size=24%2520cm');
  expect([answer.status, answer.headers['location']]).toEqual([302, '/search?opt.size=20+cm&q=thing&opt.size=22+cm&opt.size=24+cm']);
});
