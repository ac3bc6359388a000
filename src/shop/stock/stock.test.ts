import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ShopError } from '#kit/pure/shop-error.ts';
import { channel } from '#kit/server/events/announce.ts';
import { on } from '#kit/server/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { lowStockCount } from './contract.ts';
import { adjustStock, createStock, releaseStock, reserveStock, setStockPolicy, shipStock, stockLabel } from './index.ts';
import { setStocks } from './set-stock.ts';

let db: TestDatabase;
let variants: TestVariant[];
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  variants = await insertTestProduct(db.database, {
    variants: [{ onHand: 10 }, { onHand: 10 }, { onHand: 3, policy: 'continue' }, { onHand: 0, tracked: false }],
  });
});

const counts = async (variantId: string) => {
  const found = await sql<{ onHand: number; reserved: number; ledger: number }>`
    select on_hand, reserved, (select coalesce(sum(change), 0)::int from stock_movement m where m.variant_id = l.variant_id) as ledger
    from stock_level l where variant_id = ${variantId}`.execute(on(db.database.reader));
  return found.rows[0]!;
};

describe('stock', () => {
  it('gives ten units to ten of forty buyers', async () => {
    const [first] = variants;
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, () => db.database.transaction((open) => reserveStock(open, [{ variantId: first!.id, quantity: 1 }]))),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    expect(tries.every((one) => one.status === 'fulfilled' || one.reason instanceof ShopError)).toBe(true);
    expect(await counts(first!.id)).toEqual({ onHand: 10, reserved: 10, ledger: 10 });
  });

  it('lets buyers of the same goods in opposite order pass each other', async () => {
    const [a, b] = variants;
    const lines = [a!, b!].map((variant) => ({ variantId: variant.id, quantity: 1 }));
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => db.database.transaction((open) => reserveStock(open, index % 2 ? lines : lines.toReversed()))),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    expect((await counts(a!.id)).reserved).toBe(10);
    expect((await counts(b!.id)).reserved).toBe(10);
  });

  it('reserves all lines or none and says what is left', async () => {
    const [a, b] = variants;
    const refused = await db.database
      .transaction((open) =>
        reserveStock(open, [
          { variantId: a!.id, quantity: 2 },
          { variantId: b!.id, quantity: 6 },
          { variantId: b!.id, quantity: 5 },
        ]),
      )
      .catch((error: ShopError) => error);
    expect(refused).toMatchObject({ spec: { wire: 41, status: 409 }, data: { available: 10, lines: [{ variantId: b!.id, available: 10 }] } });
    expect((await counts(a!.id)).reserved).toBe(0);
  });

  it('sells beyond stock where the policy says so, and what is not counted', async () => {
    const [, , backorder, uncounted] = variants;
    await db.database.transaction((open) =>
      reserveStock(open, [
        { variantId: backorder!.id, quantity: 8 },
        { variantId: uncounted!.id, quantity: 500 },
      ]),
    );
    expect(await counts(backorder!.id)).toEqual({ onHand: 3, reserved: 8, ledger: 3 });
  });

  it('keeps stock on hand equal to the ledger through every change', async () => {
    const [a] = variants;
    const line = [{ variantId: a!.id, quantity: 4 }];
    await db.database.transaction((open) => reserveStock(open, line));
    await db.database.transaction((open) => shipStock(open, line, 'order'));
    await db.database.transaction((open) => adjustStock(open, { variantId: a!.id, sku: a!.sku, change: 1, reason: 'returned' }));
    expect(await counts(a!.id)).toEqual({ onHand: 7, reserved: 0, ledger: 7 });
    await db.database.transaction((open) => setStocks(open, [{ variantId: a!.id, onHand: -2, reason: 'counted' }]));
    await db.database.transaction((open) => createStock(open, [{ variantId: a!.id, onHand: 99, policy: 'deny', tracked: true, ahead: null }]));
    expect(await counts(a!.id)).toEqual({ onHand: -2, reserved: 0, ledger: -2 });
  });

  it('does not release or ship what was never reserved', async () => {
    const [a] = variants;
    const line = [{ variantId: a!.id, quantity: 1 }];
    await expect(db.database.transaction((open) => releaseStock(open, line))).rejects.toThrow('do not fit');
    await expect(db.database.transaction((open) => shipStock(open, line, 'order'))).rejects.toThrow('do not fit');
    expect(await counts(a!.id)).toEqual({ onHand: 10, reserved: 0, ledger: 10 });
  });

  it('invalidates cached pages when the label changes, lists when it can no longer or again be bought, and only then', async () => {
    const [a] = variants;
    const received: string[] = [];
    const ear = new pg.Client(db.url);
    await ear.connect();
    ear.on('notification', (message) => received.push(...(JSON.parse(message.payload!) as { tags: string[] }).tags));
    await ear.query(`listen ${channel}`);
    const take = (quantity: number) => db.database.transaction((open) => reserveStock(open, [{ variantId: a!.id, quantity }]));
    await take(6);
    await take(1);
    await take(1);
    await take(2);
    await db.database.transaction((open) =>
      setStockPolicy(open, { enqueue: () => Promise.resolve() }, [{ variantId: a!.id, policy: 'continue', tracked: true, ahead: null }]),
    );
    await ear.query('select 1');
    const own = `product:${a!.productId}`;
    expect(received).toEqual([own, own, 'products', own, 'products']);
    await ear.end();
  });

  it('calls three units few and none out', () => {
    expect(lowStockCount).toBe(3);
    expect([null, 4, 3, 1, 0].map(stockLabel)).toEqual(['in', 'in', 'low', 'low', 'out']);
  });
});
