/** A merchant's own fact becomes a facet by data and a setting. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let client: TestClient;
const list = (query: string) => client.get(`/api/web/product/list?${query}`);
const facetsOf = async (query: string): Promise<{ key: string; title: string; values: { value: string; title: string; count: number }[] }[]> =>
  (await list(query)).data.facets.filter(({ key }: { key: string }) => key.startsWith('spec.'));

beforeAll(async () => {
  shop = await createTestApp();
  client = shop.client();
  const woods: Record<string, string | null> = { chair: 'oak', bench: 'oak', stool: 'ash', lamp: null };
  for (const [slug, wood] of Object.entries(woods)) {
    const { productId } = (await insertTestProduct(shop.host.database, { slug, title: slug, variants: [{}] }))[0]!;
    const specifications = [
      { texts: { en: { title: 'Height', value: '80 cm' } } },
      ...(wood ? [{ key: 'wood', value: wood, texts: { en: { title: 'Wood', value: `Solid ${wood}` }, zh: { title: '木材', value: wood } } }] : []),
    ];
    await sql`update product set specifications = ${JSON.stringify(specifications)}::jsonb where id = ${productId}`.execute(shop.kysely);
  }
});
afterAll(() => shop.close());

const offer = async (specificationFacets: string[]) => {
  const staff = { 'x-auth': await staffToken(shop, 'owner') };
  const url = '/api/admin/settings/search';
  const { data, headers } = await client.get(url, staff);
  return client.send({ method: 'PUT', url, headers: { ...staff, 'if-match': headers['etag']! }, payload: { ...data, specificationFacets } });
};

it('no specification is a facet until the merchant says so', async () => {
  expect(await facetsOf('')).toEqual([]);
  expect((await list('spec.wood=oak')).data.total).toBe(2);
});

it('becomes one by its key in the settings, counted and called as the products say', async () => {
  expect((await offer(['wood', 'unknown'])).status).toBe(200);
  expect(await facetsOf('')).toEqual([
    {
      key: 'spec.wood',
      title: 'Wood',
      atLeast: false,
      values: [
        { value: 'ash', title: 'Solid ash', count: 1, swatch: null },
        { value: 'oak', title: 'Solid oak', count: 2, swatch: null },
      ],
    },
  ]);
  expect((await facetsOf('lang=zh')).map(({ title }) => title)).toEqual(['木材']);
});

it('narrows a list to any of the values, and is counted as if it were not chosen', async () => {
  const { data } = await list('spec.wood=ash');
  expect(data.items.map(({ slug }: { slug: string }) => slug)).toEqual(['stool']);
  expect((await facetsOf('spec.wood=ash'))[0]!.values.map(({ value, count }) => [value, count])).toEqual([
    ['ash', 1],
    ['oak', 2],
  ]);
  expect((await list('spec.wood=ash&spec.wood=oak')).data.total).toBe(3);
  expect((await list('spec.wood=')).status).toBe(400);
});

it('is a group of choices and a chip on a page', async () => {
  const page = (await client.get('/search?q=chair&spec.wood=oak')).text;
  expect(page).toContain('name="spec.wood"');
  expect(page).toContain('Wood: Solid oak');
});
