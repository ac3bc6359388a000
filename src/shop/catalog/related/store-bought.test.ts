/** What goes with the goods of a cart: another kind of thing, what was bought with them first. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { amount } from '#kit/pure/amount.ts';
import { placeTestOrder, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { selectBoughtTogether } from './store-bought.ts';

let shop: TestApp;
const ids: Record<string, string> = {};
const variants: Record<string, TestVariant> = {};

/** A product in the category of all, and in those below it that are named. */
async function insert(slug: string, kinds: readonly string[], sales: number): Promise<void> {
  const [variant] = await insertTestProduct(shop.host.database, { slug, variants: [{ onHand: 5 }] });
  ids[slug] = variant!.productId;
  variants[slug] = variant!;
  await shop.host.database.transaction(async (tx) => {
    const db = on(tx);
    for (const category of kinds[0] === 'light' ? kinds : ['all', ...kinds])
      await sql`insert into product_category (product_id, category_id) values (${ids[slug]}, ${ids[category]})`.execute(db);
    await sql`update product set sales_count = ${sales} where id = ${ids[slug]}`.execute(db);
  });
}

beforeAll(async () => {
  shop = await createTestApp();
  for (const [slug, parent] of [
    ['all', null],
    ['light', null],
    ['mugs', 'all'],
    ['pots', 'all'],
    ['drinking', 'all'],
    ['glasses', 'drinking'],
    ['beakers', 'drinking'],
  ] as const) {
    ids[slug] = newId();
    await shop.host.database.transaction((tx) =>
      sql`insert into category (id, slug, texts, parent_id) values (${ids[slug]}, ${`kind-${slug}`}, '{"en":{"title":"K"}}', ${parent && ids[parent]})`.execute(
        on(tx),
      ),
    );
  }
  await insert('mug', ['mugs'], 1);
  await insert('other-mug', ['mugs'], 90);
  await insert('pot', ['pots'], 5);
  await insert('big-pot', ['pots'], 9);
  await insert('glass', ['drinking', 'glasses'], 70);
  await insert('beaker', ['drinking', 'beakers'], 60);
});
afterAll(() => shop.close());

const found = async (...slugs: string[]) =>
  (await selectBoughtTogether(shop.host.database.reader, slugs, 4)).map((id) => Object.keys(ids).find((slug) => ids[slug] === id));

it('is of another kind, what sells best first', async () => {
  expect(await found('mug')).toEqual(['glass', 'beaker', 'big-pot', 'pot']);
  expect(await found('mug', 'other-mug')).toEqual(['glass', 'beaker', 'big-pot', 'pot']);
  expect(await found('pot')).toEqual(['other-mug', 'glass', 'beaker', 'mug']);
});

it('is last what is of a similar kind', async () => {
  expect(await found('glass')).toEqual(['other-mug', 'big-pot', 'pot', 'mug']);
  expect(await found('glass', 'mug')).toEqual(['big-pot', 'pot', 'beaker']);
});

it('is nothing where all kinds are there', async () => {
  expect(await found('mug', 'pot', 'glass', 'beaker')).toEqual([]);
});

it('is first what was bought with it again and again, not what was once', async () => {
  await insert('lamp', ['light'], 2);
  await insert('torch', ['light'], 80);
  const buyWithMug = async (slug: string) => {
    const lines = ['mug', slug].flatMap((one) =>
      testDraft(variants[one]!, { quantity: 1, price: 1_000 }).lines.map((line) => ({ ...line, productId: ids[one]! })),
    );
    await placeTestOrder(shop, variants['mug']!, { lines, subtotal: amount(2_000), total: amount(2_500) });
  };
  for (let order = 0; order < 3; order += 1) await buyWithMug('lamp');
  await buyWithMug('torch');
  expect(await found('mug')).toEqual(['lamp', 'glass', 'beaker', 'big-pot']);
});

it('is answered as cards, at most four, for up to twelve products', async () => {
  const beside = (query: string) => shop.client().get(`/api/web/product/beside?${query}`);
  const slugs = async (query: string) => (await beside(query)).data.items.map((item: { slug: string }) => item.slug);
  expect((await found('mug')).length).toBe(4);
  expect(await slugs('slug=mug')).toEqual(await found('mug'));
  expect(await slugs('slug=mug&slug=nothing&slug=glass')).toEqual(await found('mug', 'glass'));
  expect(await slugs('slug=nothing')).toEqual([]);
  for (const query of ['', 'slug=', Array.from({ length: 13 }, (_, index) => `slug=s${index}`).join('&')])
    expect([query, (await beside(query)).status]).toEqual([query, 400]);
});
