/** Exports and deletion know every table that names an account: a new one without a part fails here. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { allPersonalData } from '#server/slices.ts';
import { written } from './e2e/payload-columns.ts';
import { createTestDatabase, type TestDatabase } from './harness/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** Columns by which a row belongs to an account. */
const owners = ['account_id', 'asker_id', 'shopper_id'];

it('every table with a column that names an account belongs to a part', async () => {
  const named = await sql<{ table: string }>`
    select distinct c.table_name as table from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = any(${owners}) order by 1`.execute(on(db.database.reader));
  const answeredFor = new Set(allPersonalData().flatMap(({ tables }) => tables));
  expect(named.rows.map(({ table }) => table).filter((table) => !answeredFor.has(table))).toEqual([]);
});

/** What people write of a record is erased with its person, by the part that answers for the table; these stay, as records that the law asks for. */
const retained: readonly string[] = ['invoice', 'order_line', 'order_refund', 'refund', 'shipment'];

it('what people write about an order or a return belongs to a part, or stays for a reason', async () => {
  const hanging = await sql<{ table: string }>`
    with recursive hanging (id) as (
      values ('orders'::regclass), ('order_return'::regclass)
      union select conrelid::regclass from pg_constraint join hanging on confrelid = hanging.id where contype = 'f')
    select id::text as table from hanging order by 1`.execute(on(db.database.reader));
  const answeredFor = new Set(allPersonalData().flatMap(({ tables }) => tables));
  const open = hanging.rows.map(({ table }) => table).filter((table) => table in written && !answeredFor.has(table));
  expect(open, 'name each in a `DataSubjectHandler` of its slice (store-personal.ts) that erases it, or in `retained`').toEqual([...retained].toSorted());
});

it('parts have names of their own, and read what exists', async () => {
  const parts = allPersonalData();
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  const owner = { accountId: '01890000-0000-7000-8000-000000000000', email: 'nobody@shop.example' };
  for (const part of parts)
    expect([part.name, await part.read(db.database.reader, owner, { after: '', most: 10 }, { now: () => new Date(0) })]).toEqual([part.name, []]);
});
