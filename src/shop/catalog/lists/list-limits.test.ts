/** What is seen of lists while the database takes too long. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on, type Tx } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.run(
    sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true), ('EUR', 0.8, 1, 1, false) on conflict do nothing`,
  );
  for (const slug of ['a', 'b', 'c']) await insertTestProduct(shop.host.database, { slug, title: 'Lamp', variants: [{ price: 500 }] });
  await shop.run(sql`update product set search_terms = product_search_terms(id)`);
}, 60_000);
afterAll(() => shop.close());

/** Asks while nobody can read some tables. */
async function whileLocked<Answer>(tables: readonly string[], ask: () => Promise<Answer>): Promise<Answer> {
  return shop.host.database.transaction(async (tx: Tx) => {
    for (const table of tables) await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(on(tx));
    return ask();
  });
}

it('shows a page whose facets nobody could count in time, and says that there is more', async () => {
  const { data } = await whileLocked(['facet_value'], () => shop.client().get('/api/web/search?q=lamp&size=2&currency=EUR'));
  expect(data).toMatchObject({ total: 3, totalAtLeast: true, facets: [] });
  expect(data.items).toHaveLength(2);
}, 20_000);

it('refuses with a time-out a page that could not be found in time, and no later than some seconds', async () => {
  const begun = performance.now();
  const answers = await whileLocked(['product', 'product_listing'], () =>
    Promise.all(['search?q=lamp', 'search?q=lamp&sort=price', 'product/list?inStock=1'].map((path) => shop.client().get(`/api/web/${path}&currency=EUR`))),
  );
  expect(performance.now() - begun).toBeLessThan(8_000);
  expect(answers.map(({ status, code }) => [status, code])).toEqual(Array.from({ length: 3 }, () => [504, 20_000]));
  // And as soon as the database can, it is there again, with its facets.
  expect((await shop.client().get('/api/web/search?q=lamp&currency=EUR')).data).toMatchObject({ total: 3, totalAtLeast: false });
}, 20_000);

it('leaves a connection the limit that it had', async () => {
  const limits = await Promise.all(
    Array.from({ length: 8 }, () => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(shop.kysely)),
  );
  expect(new Set(limits.map(({ rows }) => rows[0]!.limit))).toEqual(new Set(['15s']));
});
