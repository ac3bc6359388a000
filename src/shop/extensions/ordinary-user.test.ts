/** Extensions on a PostgreSQL whose shop is no superuser. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on, openDatabase, type Database } from '#kit/server/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { installExtension, openOwnDatabase } from './install-extension.ts';

let db: TestDatabase;
const users: string[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  for (const user of users) await run(`drop owned by ${user} cascade; revoke all on database ${new URL(db.url).pathname.slice(1)} from ${user}`);
  await db.close();
});

const run = (text: string) => sql.raw(text).execute(on(db.database.reader));
const extension = { name: 'plain', version: '1', migrations: [{ name: '0010', sql: 'create table thing (id int)' }] };

/** A user with no more rights than `attributes` and those on what the shop has. */
async function asUser<T>(name: string, attributes: string, work: (database: Database, url: string) => Promise<T>): Promise<T> {
  const url = new URL(db.url);
  const user = `${name}_${url.pathname.slice(1)}`;
  users.push(user);
  await run(`create role ${user} login password 'pass' ${attributes}; grant create, connect on database ${url.pathname.slice(1)} to ${user};
    grant all on all tables in schema public to ${user}`);
  url.username = user;
  url.password = 'pass';
  const database = openDatabase(url.href);
  try {
    return await work(database, url.href);
  } finally {
    await database.close();
  }
}

it('need the right to make roles, and say so', async () => {
  const install = asUser('poor', '', (database, url) => installExtension(database, { url, extension, now: new Date(Date.UTC(2027, 0, 1)) }));
  await expect(install).rejects.toThrow(/permission denied to create role/);
});

it('are installed with it, and work as a role that has no rights on the shop', async () => {
  await asUser('able', 'createrole', async (database, url) => {
    const { role } = await installExtension(database, { url, extension, now: new Date(Date.UTC(2027, 0, 1)) });
    const own = openOwnDatabase(url, { name: 'plain', role });
    try {
      const ask = (text: string) => own.transaction((tx) => sql.raw(text).execute(on(tx)));
      await ask('insert into thing values (1)');
      await expect(ask('select * from public.staff')).rejects.toThrow('permission denied for table staff');
    } finally {
      await own.close();
    }
  });
});
