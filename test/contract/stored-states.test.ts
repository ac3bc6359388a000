/** The database names the states that the tables of states name (docs/how-to/add-an-order-state.md). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { orderStatuses, orderStatusTraits } from '#shop/orders/contract.ts';
import { parcelStates } from '#shop/shipping/contract.ts';
import { auditStatuses, returnStatuses, returnStatusTraits } from '#shop/returns/contract.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function conditions(statement: ReturnType<typeof sql>): Promise<{ name: string; condition: string }[]> {
  return (await statement.execute(shop.kysely)).rows as { name: string; condition: string }[];
}

/** The statuses that a condition on `status` meets; null where it asks for none. */
function metBy(condition: string, statuses: readonly string[]): string[] | null {
  const asked = /\(status (=|<>) (.*?)\)(?: AND|\)*$)/.exec(condition);
  if (!asked) return null;
  const named = [...asked[2]!.matchAll(/'(\w+)'/g)].map(([, status]) => status);
  return statuses.filter((status) => named.includes(status) === (asked[1] === '='));
}

/** The names in the check of a column. */
async function checkedNames(table: string, column: string): Promise<string[]> {
  const checks = await conditions(
    sql`select conname as name, pg_get_constraintdef(oid) as condition from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`,
  );
  const check = checks.find(({ name }) => name === `${table}_${column}_check`)!;
  return [...check.condition.matchAll(/'(\w+)'/g)].map(([, status]) => status!).toSorted();
}

const stored = [
  {
    table: 'orders',
    statuses: orderStatuses,
    traits: orderStatusTraits,
    indexes: ['orders_unpaid_due', 'orders_to_complete', 'orders_open', 'orders_undecided'],
  },
  { table: 'order_return', statuses: returnStatuses, traits: returnStatusTraits, indexes: ['order_return_waiting', 'order_return_running'] },
];

describe.each(stored)('$table', ({ table, statuses, traits, indexes }) => {
  it('takes every status and no other', async () => {
    expect(await checkedNames(table, 'status')).toEqual([...statuses].toSorted());
  });

  it('has indexes for what the shop asks: the statuses of a trait, or all others', async () => {
    const partial = await conditions(
      sql`select indexrelid::regclass::text as name, pg_get_expr(indpred, indrelid) as condition from pg_index where indrelid = ${table}::regclass and indpred is not null`,
    );
    const known = traitsOf(statuses, traits).map(String);
    const asking = partial.flatMap(({ name, condition }) => {
      const met = metBy(condition, statuses);
      return met ? [{ name, met: String(met) }] : [];
    });
    expect(asking.map(({ name }) => name)).toEqual(expect.arrayContaining(indexes));
    expect(asking.filter(({ met }) => !known.includes(met))).toEqual([]);
  });
});

it('takes every audit status of a return and no other', async () => {
  expect(await checkedNames('order_return', 'audit_status')).toEqual([...auditStatuses].toSorted());
});

it.each(['shipment_event', 'shipment_tracking'])('takes every state of a parcel and no other in %s', async (table) => {
  expect(await checkedNames(table, 'state')).toEqual([...parcelStates].toSorted());
});

/** For each trait the statuses that have it, and those that do not. */
function traitsOf(statuses: readonly string[], table: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string[][] {
  const traits = Object.keys(table[statuses[0]!]!).filter((trait) => typeof table[statuses[0]!]![trait] === 'boolean');
  return traits.flatMap((trait) => [statuses.filter((status) => table[status]![trait]), statuses.filter((status) => !table[status]![trait])]);
}
