import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import type { StaffStock, StockCounts } from '../contract.ts';
import { adjustStock, availableOf, releaseStock, reserveStock, stockLabelOf } from '../index.ts';
import { stockStateOf } from '../rules.ts';
import { expectedOf, expectedUnits, unitsAhead } from './rules-ahead.ts';

let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.now = new Date('2026-11-26T10:00:00Z');
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

const january = { as: 'preorder', expectedOn: '2027-01-12' } as const;
const sold = async (variant: { onHand: number; ahead?: { as: 'backorder' | 'preorder'; expectedOn: string; limit?: number } }) =>
  (await insertTestProduct(shop.host.database, { variants: [variant] }))[0]!;
const levelOf = async ({ id }: Pick<TestVariant, 'id'>) =>
  (
    await sql<{
      onHand: number;
      reserved: number;
      aheadEnded: boolean;
    }>`select on_hand, reserved, ahead_ended from stock_level where variant_id = ${id}`.execute(shop.kysely)
  ).rows[0]!;
const reserve = (variant: TestVariant, quantity: number, promised: number) =>
  shop.host.database.transaction((tx) =>
    reserveStock(tx, [{ variantId: variant.id, quantity, expected: promised > 0 ? { ...january, quantity: promised } : null }]),
  );
const setAhead = (skus: string[], ahead: unknown) => shop.client().post('/api/admin/stock/ahead', { skus, ahead }, manager);
const read = async (id: string): Promise<StaffStock> => (await shop.client().get(`/api/admin/stock/${id}`, manager)).data;

const counts = (onHand: number, reserved: number, limit?: number | null): StockCounts => ({
  onHand,
  reserved,
  policy: 'deny',
  tracked: true,
  ahead: limit === undefined ? null : { ...january, limit },
});

describe('what is sold ahead of stock', () => {
  it.each([
    // On hand, reserved, limit: how many can be bought, the label, what staff see, whether one that is bought now waits.
    [5, 0, 10, 15, 'in', 'in', false],
    [5, 5, 10, 10, 'in', 'ahead', true],
    [5, 9, 10, 6, 'in', 'ahead', true],
    [5, 15, 10, 0, 'out', 'ahead', false],
    [0, 3, null, null, 'in', 'ahead', true],
    [2, 0, 0, 2, 'low', 'low', false],
    [0, 4, 0, 0, 'out', 'ahead', false],
    [0, 0, undefined, 0, 'out', 'out', false],
    [1, 2, undefined, 0, 'out', 'short', false],
  ] as const)('%i on hand, %i reserved, limit %s', (onHand, reserved, limit, available, label, state, waits) => {
    const level = counts(onHand, reserved, limit);
    expect([availableOf(level), stockLabelOf(level), stockStateOf(level), expectedOf(level) !== null]).toEqual([available, label, state, waits]);
  });

  it('is nothing where the policy sells on, and of what is not counted', () => {
    const level = counts(0, 0, 10);
    expect(unitsAhead({ ...level, policy: 'continue' }, 3)).toBe(0);
    expect(unitsAhead({ ...level, tracked: false }, 3)).toBe(0);
    expect(expectedUnits({ ...level, tracked: false }, 3)).toBeNull();
  });

  it('never counts more units as waiting than are bought, nor fewer than there are too few', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.nat(30), fc.integer({ min: 1, max: 30 }), (onHand, reserved, quantity) => {
        const waits = unitsAhead(counts(onHand, reserved, null), quantity);
        expect(waits).toBe(Math.min(quantity, Math.max(0, quantity - Math.max(0, onHand - reserved))));
        expect(waits).toBeLessThanOrEqual(quantity);
      }),
    );
  });
});

describe('reserving ahead of stock', () => {
  it('gives the last units of the limit to as many buyers as there are units, however many ask at once', async () => {
    const variant = await sold({ onHand: 1, ahead: { ...january, limit: 4 } });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(variant, 1, 1)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.length] : [])).toSorted()).toEqual([0, 1, 1, 1, 1]);
    expect(tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ShopError).data] : []))).toEqual(
      Array.from({ length: 15 }, () => ({ available: 0, lines: [{ variantId: variant.id, available: 0 }] })),
    );
    expect(await levelOf(variant)).toMatchObject({ onHand: 1, reserved: 5 });
  });

  it('takes what is on hand first, and says which units wait', async () => {
    const variant = await sold({ onHand: 2, ahead: january });
    expect(await reserve(variant, 5, 3)).toEqual([{ ...january, variantId: variant.id, quantity: 3 }]);
    await shop.host.database.transaction((tx) => releaseStock(tx, [{ variantId: variant.id, quantity: 5 }]));
    await shop.host.database.transaction((tx) => adjustStock(tx, { variantId: variant.id, sku: variant.sku, change: 9, reason: 'received' }));
    // More has come since it was shown: nothing waits that need not.
    expect(await reserve(variant, 5, 3)).toEqual([]);
  });

  it('lets no unit wait whose buyer was promised no date, or another one', async () => {
    const variant = await sold({ onHand: 1, ahead: january });
    await expect(reserve(variant, 2, 0)).rejects.toMatchObject({ data: { available: 1 } });
    await setAhead([variant.sku], { as: 'preorder', expectedOn: '2027-02-01' });
    await expect(reserve(variant, 2, 1)).rejects.toMatchObject({ data: { available: 1 } });
    expect(await levelOf(variant)).toMatchObject({ reserved: 0 });
  });
});

describe('staff', () => {
  it('have several variants sold ahead at once, and no more, with a line in the audit log', async () => {
    const [a, b] = [await sold({ onHand: 0 }), await sold({ onHand: 0 })];
    const set = await setAhead([a.sku, b.sku], { ...january, limit: 20 });
    expect(set.data.items.map(({ ahead, state }: StaffStock) => [ahead?.limit, state])).toEqual([
      [20, 'ahead'],
      [20, 'ahead'],
    ]);
    expect((await shop.client().get(`/api/web/product/detail?slug=${a.slug}`)).data.variants[0]).toMatchObject({
      stock: 'in',
      available: 20,
      expected: january,
    });
    const listed = await shop.client().get(`/api/admin/stock?filter=${encodeURIComponent(JSON.stringify({ state: 'ahead', q: a.sku }))}`, manager);
    expect(listed.data.items).toMatchObject([{ sku: a.sku, state: 'ahead', ahead: { ...january, limit: 20 }, aheadEnded: false }]);
    await setAhead([a.sku, b.sku], null);
    expect(await read(a.id)).toMatchObject({ ahead: null, state: 'out', available: 0 });
    const { rows } = await sql<{
      subject: string;
    }>`select subject from staff_action where action = 'stock.ahead' and subject = ${`${a.sku} +1`}`.execute(shop.kysely);
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['a limit below 0', { ...january, limit: -1 }, 'ahead.limit'],
    ['a limit that is no whole number', { ...january, limit: 1.5 }, 'ahead.limit'],
    ['no day', { as: 'backorder', limit: 4 }, 'ahead.expectedOn'],
    ['a day that does not exist', { as: 'backorder', expectedOn: '2027-02-30' }, 'ahead.expectedOn'],
    ['a day that has passed', { as: 'backorder', expectedOn: '2026-11-25' }, 'ahead.expectedOn'],
    ['another kind', { as: 'someday', expectedOn: '2027-02-01' }, 'ahead.as'],
  ])('are refused %s, at the field', async (_name, ahead, field) => {
    const variant = await sold({ onHand: 0 });
    const refused = await setAhead([variant.sku], ahead);
    expect([refused.status, refused.code, Object.keys(refused.data.errors)]).toEqual([400, 40, [field]]);
    expect(await read(variant.id)).toMatchObject({ ahead: null });
  });

  it('are refused an unknown SKU, and nothing of the others changes', async () => {
    const variant = await sold({ onHand: 0 });
    const refused = await setAhead([variant.sku, 'NO-SUCH'], january);
    expect([refused.status, Object.keys(refused.data.errors)]).toEqual([400, ['skus.1']]);
    expect(await read(variant.id)).toMatchObject({ ahead: null });
  });
});

describe('the expected day', () => {
  it('passes: nothing more is sold ahead until another one is named', async () => {
    const variant = await sold({ onHand: 0, ahead: { as: 'backorder', expectedOn: '2026-12-01' } });
    const shown = async () => (await shop.client().get(`/api/web/product/detail?slug=${variant.slug}`)).data.variants[0];
    shop.clock.now = new Date('2026-12-01T12:00:00Z');
    await runJob(shop, 'stock.end-ahead');
    expect(await shown()).toMatchObject({ stock: 'in', expected: { as: 'backorder' } });
    shop.clock.now = new Date('2026-12-02T12:00:00Z');
    manager = { 'x-auth': await staffToken(shop, 'manager') };
    const stale = new Set<string>();
    const stop = shop.host.announcements.on('stale', ({ tags }) => tags.forEach((tag) => stale.add(tag)));
    await runJob(shop, 'stock.end-ahead');
    await announced(shop);
    stop();
    expect([...stale]).toContain('products');
    expect(await shown()).toMatchObject({ stock: 'out', available: 0, expected: null });
    expect(await read(variant.id)).toMatchObject({ aheadEnded: true, state: 'out', ahead: { expectedOn: '2026-12-01' } });
    await setAhead([variant.sku], { as: 'backorder', expectedOn: '2026-12-02' });
    expect(await shown()).toMatchObject({ stock: 'in', expected: { expectedOn: '2026-12-02' } });
    expect(await read(variant.id)).toMatchObject({ aheadEnded: false });
    shop.clock.now = new Date('2026-11-26T10:00:00Z');
  });
});
