/** The database names the states that the table of states names (docs/how-to/add-an-order-state.md). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { orderStatuses, orderStatusTraits, type OrderStatus } from '#shop/orders/contract.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function conditions(statement: ReturnType<typeof sql>): Promise<{ name: string; condition: string }[]> {
  return (await statement.execute(on<Record<string, never>>(shop.host.database.reader))).rows as { name: string; condition: string }[];
}

/** The statuses that a condition on `status` meets; null where it asks for none. */
function metBy(condition: string): OrderStatus[] | null {
  const asked = /\(status (=|<>) (.*?)\)(?: AND|\)*$)/.exec(condition);
  if (!asked) return null;
  const named = [...asked[2]!.matchAll(/'(\w+)'/g)].map(([, status]) => status);
  return orderStatuses.filter((status) => named.includes(status) === (asked[1] === '='));
}

it('takes every status and no other', async () => {
  const checks = await conditions(
    sql`select conname as name, pg_get_constraintdef(oid) as condition from pg_constraint where conrelid = 'orders'::regclass and contype = 'c'`,
  );
  const check = checks.find(({ name }) => name === 'orders_status_check')!;
  expect([...check.condition.matchAll(/'(\w+)'/g)].map(([, status]) => status).toSorted()).toEqual([...orderStatuses].toSorted());
});

it('has indexes for what the shop asks: the statuses of a trait, or all others', async () => {
  const indexes = await conditions(
    sql`select indexrelid::regclass::text as name, pg_get_expr(indpred, indrelid) as condition from pg_index where indrelid = 'orders'::regclass and indpred is not null`,
  );
  const traits = (['isOpen', 'isStanding', 'isUndecided', 'isCancelled', 'isCompleted'] as const).flatMap((trait) => [
    orderStatuses.filter((status) => orderStatusTraits[status][trait]),
    orderStatuses.filter((status) => !orderStatusTraits[status][trait]),
  ]);
  const known = traits.map(String);
  const asking = indexes.flatMap(({ name, condition }) => {
    const met = metBy(condition);
    return met ? [{ name, met: String(met) }] : [];
  });
  expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining(['orders_unpaid_due', 'orders_to_complete', 'orders_open', 'orders_undecided']));
  expect(asking.filter(({ met }) => !known.includes(met))).toEqual([]);
});
