/** What a rule's condition in the database matches is what the rule says, read plainly, whatever products there are and however they change. */
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleOps } from '#kit/pure/rules/rule.ts';
import { jsonb, on, type Queryable } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import '#test/harness/property-seed.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { opsOf, type CollectionRule, type RuleCondition } from '../contract.ts';
import { checkRule, movedBefore } from './rules.ts';

/** A product as the rules see it. */
type Facts = {
  id: string;
  titles: string[];
  brand: string;
  tags: string[];
  categories: string[];
  createdAt: string;
  price: number;
  variants: { linePrice: number | null; onHand: number; reserved: number; tracked: boolean; colour: string }[];
};

const tags = ['red', 'round', 'rare'];
const categories = ['cups', 'bowls'];
const brands = ['lund', 'birk'];
const titles = ['Moss Cup', 'moss cup', 'Tall bowl', '茶杯', '50% off_'];
const colours = ['moss', 'clay'];
const days = ['2026-01-01T00:00:00.000Z', '2026-02-01T12:30:00.000Z', '2026-03-01T00:00:00.000Z'];
const smallNumber = fc.integer({ min: 0, max: 4 });

const product: fc.Arbitrary<Omit<Facts, 'id'>> = fc.record({
  titles: fc.array(fc.constantFrom(...titles), { minLength: 1, maxLength: 2 }),
  brand: fc.constantFrom('', ...brands),
  tags: fc.subarray(tags),
  categories: fc.subarray(categories),
  createdAt: fc.constantFrom(...days),
  price: smallNumber,
  variants: fc.array(
    fc.record({
      linePrice: fc.option(smallNumber),
      onHand: fc.integer({ min: -2, max: 3 }),
      reserved: fc.integer({ min: 0, max: 2 }),
      tracked: fc.boolean(),
      colour: fc.constantFrom(...colours),
    }),
    { maxLength: 2 },
  ),
});

const values: Record<string, fc.Arbitrary<string | number>> = {
  tag: fc.constantFrom(...tags),
  category: fc.constantFrom(...categories),
  brand: fc.constantFrom(...brands),
  price: smallNumber,
  compareAt: smallNumber,
  stock: smallNumber,
  createdAt: fc.constantFrom('2026-02-01', ...days),
  title: fc.constantFrom('moss', 'CUP', '茶', '%', '_', "'; drop table product", ...titles),
  'option.colour': fc.constantFrom(...colours),
  "option.no'ne": fc.constantFrom(...colours),
};
const condition: fc.Arbitrary<RuleCondition> = fc
  .constantFrom(...Object.keys(values))
  .chain((field) => fc.record({ field: fc.constant(field), op: fc.constantFrom(...opsOf(field)), value: values[field]! }));
const rule: fc.Arbitrary<CollectionRule> = fc.record({ match: fc.constantFrom('all', 'any'), conditions: fc.array(condition, { minLength: 1, maxLength: 4 }) });

const compare = (given: number | string, op: string, wanted: number | string) =>
  ({ is: given === wanted, lt: given < wanted, lte: given <= wanted, gt: given > wanted, gte: given >= wanted })[op === 'isNot' ? 'is' : op]!;

/** The plain reading of a condition. */
function holds(facts: Facts, { field, op, value }: RuleCondition): boolean {
  const stock = facts.variants.reduce((sum, { tracked, onHand, reserved }) => sum + (tracked ? Math.max(0, onHand - reserved) : 1e9), 0);
  const lower = String(value).toLowerCase();
  const met = {
    tag: () => facts.tags.includes(String(value)),
    category: () => facts.categories.includes(String(value)),
    brand: () => facts.brand === value,
    price: () => compare(facts.price, op, Number(value)),
    compareAt: () => facts.variants.some(({ linePrice }) => linePrice !== null && compare(linePrice, op, Number(value))),
    stock: () => compare(stock, op, Number(value)),
    createdAt: () => compare(new Date(facts.createdAt).getTime(), op, new Date(value).getTime()),
    title: () => facts.titles.some((title) => (op === 'contains' ? title.toLowerCase().includes(lower) : title.toLowerCase() === lower)),
    'option.colour': () => facts.variants.some(({ colour }) => colour === value),
  }[field];
  const found = met?.() ?? false;
  return op === 'isNot' ? !found : found;
}
const belongs = (facts: Facts, { match, conditions }: CollectionRule) => conditions[match === 'all' ? 'every' : 'some']((one) => holds(facts, one));

let shop: TestApp;
let headers: Record<string, string>;
const run = <Row>(statement: RawBuilder<Row>, db: Queryable = shop.host.database.reader) => statement.execute(on(db));
const products = new Map<string, Facts>();
const idOf = (table: string, slug: RawBuilder<unknown>) => sql`(select id from ${sql.table(table)} where slug = ${slug})`;

/** Writes a product in place of what it was. */
async function write(facts: Facts): Promise<void> {
  products.set(facts.id, facts);
  const texts = Object.fromEntries(facts.titles.map((title, index) => [['en', 'zh'][index]!, { title }]));
  await shop.host.database.transaction(async (tx) => {
    await run(
      sql`insert into product (id, slug, texts, brand, price_amount, created_at) values (${facts.id}, ${facts.id}, ${jsonb(texts)}, ${facts.brand}, ${facts.price}, ${facts.createdAt})
        on conflict (id) do update set texts = excluded.texts, brand = excluded.brand, price_amount = excluded.price_amount, created_at = excluded.created_at`,
      tx,
    );
    for (const [kind, slugs] of [
      ['tag', facts.tags],
      ['category', facts.categories],
    ] as const) {
      const [table, column] = [sql.table(`product_${kind}`), sql.ref(`${kind}_id`)];
      await run(sql`delete from ${table} where product_id = ${facts.id}`, tx);
      for (const slug of slugs) await run(sql`insert into ${table} (product_id, ${column}) values (${facts.id}, ${idOf(kind, sql`${slug}`)})`, tx);
    }
    await run(sql`delete from variant where product_id = ${facts.id}`, tx);
    for (const { linePrice, onHand, reserved, tracked, colour } of facts.variants) {
      const id = newId();
      await run(
        sql`insert into variant (id, product_id, sku, price_amount, line_price_amount, options) values (${id}, ${facts.id}, ${id}, ${facts.price}, ${linePrice}, ${jsonb({ colour })})`,
        tx,
      );
      await run(sql`insert into stock_level (variant_id, on_hand, reserved, tracked) values (${id}, ${onHand}, ${reserved}, ${tracked})`, tx);
    }
  });
}

const post = async (path: string, payload: object) => {
  const answer = await shop.client().send({ method: 'POST', url: `/api/admin/${path}`, payload, headers });
  expect([answer.status, answer.msg]).toEqual([200, expect.anything()]);
  return answer.data;
};
const expected = (wanted: CollectionRule) =>
  [...products.values()]
    .filter((facts) => belongs(facts, wanted))
    .map(({ id }) => id)
    .toSorted();
const membersOf = async (id: string) =>
  (await run(sql<{ id: string }>`select product_id as id from product_collection where collection_id = ${id}`)).rows.map((row) => row.id).toSorted();

beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'manager') };
  for (const [name, slugs] of [
    ['tags', tags],
    ['categories', categories],
    ['brands', brands],
  ] as const)
    for (const slug of slugs) await post(name, { slug, texts: { en: { title: slug } } });
  for (const facts of fc.sample(product, 40)) await write({ ...facts, id: newId() });
}, 60_000);
afterAll(() => shop.close());

describe('a rule', () => {
  it('matches what it says', async () => {
    await fc.assert(
      fc.asyncProperty(rule, async (wanted) => {
        const all = expected(wanted);
        const { total, items } = await post('collections/preview', { rule: wanted });
        expect({ wanted, total }).toEqual({ wanted, total: all.length });
        for (const { id } of items) expect(all).toContain(id);
      }),
      { numRuns: runsOf(80) },
    );
  }, 60_000);

  it('is followed by its collection whatever changes, and by two changes of one product at the same time', async () => {
    const ruled: { wanted: CollectionRule; id: string }[] = [];
    for (const [index, wanted] of fc.sample(rule, 12).entries())
      ruled.push({ wanted, id: (await post('collections', { slug: `ruled-${index}`, texts: { en: { title: 'Ruled' } }, rule: wanted })).id as string });
    const check = async () => {
      for (const { id, wanted } of ruled) expect({ wanted, members: await membersOf(id) }).toEqual({ wanted, members: expected(wanted) });
    };
    await check();
    const ids = [...products.keys()];
    for (const [index, facts] of fc.sample(product, 12).entries()) await write({ ...facts, id: index < 6 ? ids[index]! : newId() });
    await check();
    const [id] = ids as [string];
    const facts = { ...products.get(id)!, tags: ['red'], variants: [{ linePrice: 1, onHand: 1, reserved: 0, tracked: true, colour: 'moss' }] };
    await write(facts);
    await Promise.all([
      run(sql`update stock_level set on_hand = 3 where variant_id = (select id from variant where product_id = ${id})`),
      run(sql`update variant set line_price_amount = 4 where product_id = ${id}`),
      run(sql`update product set price_amount = 4 where id = ${id}`),
    ]);
    products.set(id, { ...facts, price: 4, variants: [{ ...facts.variants[0]!, onHand: 3, linePrice: 4 }] });
    await check();
  }, 60_000);

  it('is carried through all products in steps, each of which may be done twice', async () => {
    const { id } = await post('collections', {
      slug: 'stepped',
      texts: { en: { title: 'Stepped' } },
      rule: { match: 'all', conditions: [{ field: 'stock', op: 'gte', value: 0 }] },
    });
    await run(sql`delete from product_collection where collection_id = ${id}`);
    const first = (await run(sql<{ last: string }>`select walk_collection_rule(${id}, '00000000-0000-0000-0000-000000000000', 10) as last`)).rows[0]!.last;
    expect((await membersOf(id)).length).toBe(10);
    for (let time = 0; time < 2; time += 1) await runJob(shop, 'catalog.collection-rule', { collectionId: id, after: first });
    expect(await membersOf(id)).toEqual([...products.keys()].toSorted());
    await runJob(shop, 'catalog.collection-rule', { collectionId: newId(), after: first });
  });
});

describe('comparisons', () => {
  it('fit their fields', () => {
    const fits = (field: string) => ruleOps.filter((op) => opsOf(field).includes(op));
    expect(Object.fromEntries(['tag', 'price', 'createdAt', 'title', 'option.size'].map((field) => [field, fits(field).join(' ')]))).toEqual({
      tag: 'is isNot',
      price: 'is isNot lt lte gt gte',
      createdAt: 'lt lte gt gte',
      title: 'is isNot contains',
      'option.size': 'is isNot',
    });
  });

  it('name every place that is wrong', () => {
    const conditions = [
      { field: 'price', op: 'lt', value: '12' },
      { field: 'tag', op: 'lt', value: 'x' },
      { field: 'stock', op: 'lt', value: 1.5 },
      { field: 'createdAt', op: 'gte', value: '2026-05-01' },
    ] as RuleCondition[];
    const { rule: kept, faults } = checkRule({ match: 'all', conditions });
    expect(faults).toEqual(['conditions.1.op', 'conditions.2.value']);
    expect(kept.conditions.map(({ value }) => value)).toEqual([12, 'x', '', '2026-05-01T00:00:00.000Z']);
  });
});

it('an item moves before another, or to the end', () => {
  expect(movedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(movedBefore(['a', 'b', 'c'], 'a', null)).toEqual(['b', 'c', 'a']);
  expect(movedBefore(['a', 'b'], 'x', 'b')).toEqual(['a', 'x', 'b']);
});
