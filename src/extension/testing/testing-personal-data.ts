/** The contract test of what an extension stores about people. */
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import type { ExtensionContext } from '../context.ts';
import type { PersonalTable } from '../operation.ts';

type Column = { table: string; column: string };

/**
 * Personal data, with the extension's tables: each table that names an account is listed, and what is listed is there; its key names one row each, so that an
 * export leaves none out.
 */
export async function testPersonalData<Settings>(
  { personalData = [] }: { personalData?: readonly PersonalTable[] },
  context: ExtensionContext<Settings>,
): Promise<void> {
  const rows = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(on(context.db))).rows;
  for (const { name, table, columns, key, owner = 'account_id' } of personalData) {
    const named = sql.join([...columns, ...key, owner].map((column) => sql.ref(column)));
    await assert.doesNotReject(() => rows(sql`select ${named} from ${sql.table(table)} limit 0`), `the table or a column of "${name}" is not there`);
    const unique = await rows(sql`select from pg_index i where i.indrelid = ${table}::regclass and i.indisunique and i.indpred is null
      and (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attnotnull) <@ ${[...key]}::text[]
      and not exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and not a.attnotnull)`);
    assert.notEqual(unique.length, 0, `the key of "${name}" does not name one row each: it needs a unique index without null`);
  }
  const found = await rows<Column>(sql`select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and column_name like '%account_id' order by 1, 2`);
  const isListed = ({ table, column }: Column) => personalData.some((part) => part.table === table && (part.owner ?? 'account_id') === column);
  const forgotten = found.filter((one) => !isListed(one)).map(({ table, column }) => `${table}.${column}`);
  assert.deepEqual(forgotten, [], 'these name an account and are not in `personalData`');
}
