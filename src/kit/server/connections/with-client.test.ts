/** A connection for one piece of work, and what happens when it breaks. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { withClient } from './with-client.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const settings = { name: 'vitrine test' };
const pidOf = async (client: { query(text: string): Promise<{ rows: { pid: number }[] }> }) =>
  (await client.query('select pg_backend_pid() as pid')).rows[0]!.pid;

it('answers what the work answers, and leaves no connection behind', async () => {
  const pid = await withClient(shop.url, settings, pidOf);
  const open = await withClient(shop.url, settings, async (client) => (await client.query('select pid from pg_stat_activity where pid = $1', [pid])).rowCount);
  expect(open).toBe(0);
});

it('fails what is asked of a connection that broke while nothing was asked, and nothing else', async () => {
  const failed = withClient(shop.url, settings, async (client) => {
    const ended = new Promise<void>((done) => client.once('end', () => done()));
    const pid = await pidOf(client);
    await withClient(shop.url, settings, (other) => other.query('select pg_terminate_backend($1)', [pid]));
    await ended;
    await client.query('select 1');
  });
  await expect(failed).rejects.toThrow(/not queryable|terminated|closed/i);
});

it('bounds each statement where asked to', async () => {
  await expect(withClient(shop.url, { ...settings, limitMs: 50 }, (client) => client.query('select pg_sleep(5)'))).rejects.toThrow(/timeout/i);
});
