import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
const made = [
  { sku: 'CUP-MOSS-S', options: { colour: 'moss', size: 's' }, onHand: 5 },
  { sku: 'CUP-INK-S', options: { colour: 'ink', size: 's' }, onHand: 0 },
  { sku: 'CUP-INK-L', options: { colour: 'ink', size: 'l' }, onHand: 5 },
  { sku: 'CUP-MOSS-L', options: { colour: 'moss', size: 'l' }, onHand: 0 },
] as const;

beforeAll(async () => {
  shop = await createTestApp();
  const variants = await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: made.map(({ sku, onHand }) => ({ sku, onHand })) });
  const { productId } = variants[0]!;
  for (const [index, { options }] of made.entries())
    await shop.run(sql`update variant set options = ${JSON.stringify(options)}::jsonb, position = ${index} where id = ${variants[index]!.id}`);
  const choices = ['moss', 'ink'].map((key) => ({ key, swatch: '#123456', texts: { en: { title: key } } }));
  await shop.run(sql`insert into product_option (product_id, key, position, texts, choices) values (${productId}, 'colour', 0, '{"en":{"title":"Colour"}}', ${JSON.stringify(choices)}::jsonb)
    on conflict (product_id, key) do update set choices = excluded.choices`);
});
afterAll(() => shop.close());

const list = async (query: string) =>
  (await shop.client().get(`/api/web/product/list?${query}`)).data.items as { variant: { sku: string } | null; swatches: { sku: string }[] }[];

it.each([
  ['', null],
  ['opt.colour=ink', 'CUP-INK-L'],
  ['opt.colour=ink&opt.size=s', 'CUP-INK-S'],
  ['opt.size=l', 'CUP-INK-L'],
  ['opt.colour=moss&opt.colour=ink', 'CUP-MOSS-S'],
])('a list narrowed by "%s" means %s: one that has all that was chosen, sooner one in stock', async (query, sku) => {
  const [item] = await list(query);
  expect(item!.variant?.sku ?? null).toBe(sku);
});

it('a card of a narrowed list tells of the variant that was meant: its sku, price, stock', async () => {
  const { items } = (await shop.client().get('/api/web/product/list?opt.colour=ink&opt.size=s')).data;
  expect(items[0]).toMatchObject({ sku: 'CUP-INK-S', stock: 'out', available: 0 });
  expect((await shop.client().get('/api/web/product/list')).data.items[0]).toMatchObject({ sku: 'CUP-MOSS-S', stock: 'in' });
});

it('colours come in the merchant’s order, each with a variant in stock where there is one', async () => {
  const [item] = await list('');
  expect(item!.swatches.map(({ sku }) => sku)).toEqual(['CUP-MOSS-S', 'CUP-INK-L']);
});
