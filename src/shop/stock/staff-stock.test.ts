import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';
import { stockLimits, type StaffStock } from './contract.ts';
import { reserveStock, shipStock } from './index.ts';

let shop: TestApp;
let manager: Record<string, string>;
let cup: TestVariant;
let plate: TestVariant;

beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());
beforeEach(async () => {
  const made = await insertTestProduct(shop.host.database, { title: 'Moss cup', variants: [{ onHand: 10 }, { onHand: 2 }] });
  [cup, plate] = made as [TestVariant, TestVariant];
});

const adjust = (id: string, body: object) => shop.client().post(`/api/admin/stock/${id}/adjust`, body, manager);
const adjustMany = (body: object) => shop.client().post('/api/admin/stock/adjust', body, manager);
const read = async (id: string): Promise<StaffStock> => (await shop.client().get(`/api/admin/stock/${id}`, manager)).data;
const list = (resource: string, filter: object, more = '') =>
  shop.client().get(`/api/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`, manager);
const sumOf = async (id: string) =>
  (await shop.run(sql<{ sum: number }>`select coalesce(sum(change), 0)::int as sum from stock_movement where variant_id = ${id}`)).rows[0]!.sum;

it('names what was chosen of its options in words, in the order of the product', async () => {
  const choices = (key: string, en: string, zh: string) => JSON.stringify([{ key, texts: { en: { title: en }, zh: { title: zh } } }]);
  await shop.run(sql`update variant set options = '{"colour":"moss","size":"l"}' where id = ${cup.id}`);
  for (const [position, [key, held]] of Object.entries({ size: choices('l', 'Large', '大号'), colour: choices('moss', 'Moss', '苔绿') }).entries())
    await shop.run(sql`insert into product_option (product_id, key, position, texts, choices)
      select product_id, ${key}, ${position}, '{}', ${held}::jsonb from variant where id = ${cup.id}`);
  expect((await read(cup.id)).options).toEqual(['Large', 'Moss']);
  const inChinese = await shop.client().get(`/api/admin/stock/${cup.id}`, { ...manager, 'x-lang': 'zh' });
  expect((inChinese.data as StaffStock).options).toEqual(['大号', '苔绿']);
});

describe('adjusting one variant', () => {
  it('changes it by a difference and to a count; the ledger says who, why and what was left', async () => {
    expect(await adjust(cup.id, { change: -3, reason: 'damaged', note: 'fell off the shelf' })).toMatchObject({ code: 0, data: { onHand: 7, available: 7 } });
    expect(await adjust(cup.id, { onHand: 12, seenOnHand: 7, reason: 'counted' })).toMatchObject({ code: 0, data: { onHand: 12 } });
    const { data } = await list('stock-movements', { variantId: cup.id });
    expect(data.items).toMatchObject([
      { change: 5, onHand: 12, reason: 'counted', note: '', staff: 'manager', reference: null },
      { change: -3, onHand: 7, reason: 'damaged', note: 'fell off the shelf', staff: 'manager' },
      { change: 10, reason: 'opening', staff: null },
    ]);
    expect(await sumOf(cup.id)).toBe(12);
    const audit = await shop.run(
      sql`select staff_name, detail from staff_action where action = 'stock.adjust' and subject = ${cup.sku} and detail ->> 'reason' = 'damaged'`,
    );
    expect(audit.rows).toEqual([
      { staffName: 'manager', detail: { reason: 'damaged', note: 'fell off the shelf', changes: [{ sku: cup.sku, before: 10, after: 7 }] } },
    ]);
  });

  it('rejects a count of what has moved since, and says what there is now', async () => {
    await adjust(cup.id, { change: -1, reason: 'lost' });
    expect(await adjust(cup.id, { onHand: 10, seenOnHand: 10, reason: 'counted' })).toMatchObject({ status: 409, code: 41, data: { onHand: 9 } });
    expect((await read(cup.id)).onHand).toBe(9);
  });

  it('rejects to take more than there is, and changes nothing', async () => {
    expect(await adjust(plate.id, { change: -3, reason: 'lost' })).toMatchObject({ status: 409, code: 41, msg: expect.stringContaining('Only 2') });
    expect([(await read(plate.id)).onHand, await sumOf(plate.id)]).toEqual([2, 2]);
  });

  it('lets one of forty take the last unit at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => adjust(plate.id, { change: -2, reason: 'lost' })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect([(await read(plate.id)).onHand, await sumOf(plate.id)]).toEqual([0, 0]);
  });

  it('coexists with buyers: reserved units that broke are reported as oversold', async () => {
    await shop.host.database.transaction((tx) => reserveStock(tx, [{ variantId: plate.id, quantity: 2 }]));
    expect(await adjust(plate.id, { change: -1, reason: 'damaged' })).toMatchObject({
      code: 0,
      data: { onHand: 1, reserved: 2, available: -1, state: 'short' },
    });
    expect((await list('stock', { state: 'short' })).data.items.map((item: StaffStock) => item.sku)).toContain(plate.sku);
  });

  it.each<[string, object]>([
    ['no reason', { change: 1 }],
    ['a reason that is none', { change: 1, reason: 'because' }],
    ['“other” without a note', { change: 1, reason: 'other' }],
    ['neither difference nor count', { reason: 'lost' }],
    ['both', { change: 1, onHand: 3, reason: 'lost' }],
    ['0', { change: 0, reason: 'lost' }],
    ['half a unit', { change: 0.5, reason: 'lost' }],
    ['2^53', { change: 2 ** 53, reason: 'found' }],
    ['a text', { change: '1e3', reason: 'found' }],
    ['a count below 0', { onHand: -1, reason: 'counted' }],
    ['a long note', { change: 1, reason: 'found', note: 'x'.repeat(stockLimits.noteLength + 1) }],
  ])('rejects %s', async (_what, body) => {
    expect(await adjust(cup.id, body)).toMatchObject({ status: 400, code: 40 });
    expect((await read(cup.id)).onHand).toBe(10);
  });

  it('answers 404 for an unknown variant', async () => {
    expect(await adjust(newId(), { change: 1, reason: 'found' })).toMatchObject({ status: 404, code: 40 });
    expect(await adjust('nothing', { change: 1, reason: 'found' })).toMatchObject({ status: 404, code: 40 });
  });
});

describe('adjusting many', () => {
  it('does all of them or none', async () => {
    const both = (change: number) => ({ items: [cup, plate].map(({ sku }) => ({ sku, change })), reason: 'received', note: 'delivery 12' });
    expect(await adjustMany(both(5))).toMatchObject({ code: 0, data: { items: [{ onHand: 15 }, { onHand: 7 }] } });
    expect(await adjustMany(both(-8))).toMatchObject({ status: 409, code: 41, data: { sku: plate.sku, onHand: 7 } });
    expect([(await read(cup.id)).onHand, (await read(plate.id)).onHand]).toEqual([15, 7]);
  });

  it('names the one that is unknown, or named twice, and enforces its limit', async () => {
    const item = { sku: cup.sku, change: 1 };
    expect((await adjustMany({ items: [item, { sku: 'NO-SUCH', change: 1 }], reason: 'found' })).data.errors).toHaveProperty(['items.1.sku']);
    expect((await adjustMany({ items: [item, item], reason: 'found' })).data.errors).toHaveProperty(['items.1.sku']);
    expect(await adjustMany({ items: Array(stockLimits.mostAtOnce + 1).fill(item), reason: 'found' })).toMatchObject({ status: 400, code: 40 });
    expect((await read(cup.id)).onHand).toBe(10);
  });

  it('passes others in opposite order without a deadlock', async () => {
    const items = [cup, plate].map(({ sku }) => ({ sku, change: 1 }));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => adjustMany({ items: i % 2 ? items : items.toReversed(), reason: 'found' })));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    expect([(await read(cup.id)).onHand, (await read(plate.id)).onHand]).toEqual([30, 22]);
  });
});

describe('lists', () => {
  it('finds by sku, state and what is left', async () => {
    const skus = async (filter: object) => (await list('stock', filter)).data.items.map((item: StaffStock) => item.sku);
    expect(await skus({ q: plate.sku.toLowerCase() })).toEqual([plate.sku]);
    expect(await skus({ productId: cup.productId })).toEqual([plate.sku, cup.sku].sort());
    expect(await skus({ productId: cup.productId, state: 'low' })).toEqual([plate.sku]);
    expect(await skus({ productId: cup.productId, state: 'in' })).toEqual([cup.sku]);
    expect(await skus({ productId: cup.productId, atMost: 5 })).toEqual([plate.sku]);
    expect(await skus({ q: '%' })).toEqual([]);
    expect(await list('stock', { id: 1 })).toMatchObject({ status: 400 });
  });

  it('shows what left with an order under its number, and nobody edits the ledger', async () => {
    await shop.host.database.transaction(async (tx) => {
      await reserveStock(tx, [{ variantId: cup.id, quantity: 2 }]);
      await shipStock(tx, [{ variantId: cup.id, quantity: 2 }], '261121-ABCDEF');
    });
    expect((await list('stock-movements', { reference: '261121-ABCDEF', variantId: cup.id })).data.items).toMatchObject([
      { change: -2, onHand: 8, reason: 'shipped', staff: null },
    ]);
    await expect(shop.run(sql`update stock_movement set change = 9 where variant_id = ${cup.id}`)).rejects.toThrow('append-only');
    await expect(shop.run(sql`delete from stock_movement where variant_id = ${cup.id}`)).rejects.toThrow('append-only');
  });
});
