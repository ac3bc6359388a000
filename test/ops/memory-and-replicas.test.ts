import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { on, openCopy, type Queryable, type ReadOnlyCopy } from '#kit/server/database.ts';
import { invalidateMemoized, memoize } from '#kit/server/memoize.ts';

let primary: TestDatabase;
/** Stands for a replica that lags: a database of its own, which nothing is copied to. */
let lagging: TestDatabase;
let copy: ReadOnlyCopy;
beforeAll(async () => {
  [primary, lagging] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  copy = openCopy(lagging.url, primary.database);
});
afterAll(async () => {
  await copy.close();
  await primary.close();
  await lagging.close();
});

const write = ({ database }: TestDatabase, word: string) =>
  sql`insert into setting (key, value) values ('word', to_jsonb(${word}::text)) on conflict (key) do update set value = excluded.value`.execute(
    on(database.reader),
  );
const load = async (db: Queryable) => (await sql<{ value: string }>`select value from setting where key = 'word'`.execute(on(db))).rows[0]!.value;

it('a page that began on a replica before a change does not remember the old value for all', async () => {
  const [read, count] = [memoize(load, { tags: ['settings'] }), memoize(load, { tags: ['settings'], mayLag: true })];
  await write(lagging, 'old');
  await write(primary, 'new');
  invalidateMemoized(['settings']);
  expect(await read(copy.reader)).toBe('new');
  expect(await read(primary.database.reader)).toBe('new');
  // What may lag is read where it is asked for, and is still one value for both.
  expect(await count(copy.reader)).toBe('old');
  expect(await count(primary.database.reader)).toBe('old');
});
