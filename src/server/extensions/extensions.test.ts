/** What faulty extensions do to a shop: nothing but that they are left out, or fail alone. */
import { sql } from 'kysely';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { emitShopEvent } from '#kit/server/events/shop-events.ts';
import { uninstallExtension } from '#shop/extensions/index.ts';
import { contextInForce } from '#shop/payments/accounts/index.ts';
import { publishSections } from '#shop/templates/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { entryOf, extensionWith } from '#test/harness/extensions.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { loadExtensions, type ExtensionEntry } from './load-extensions.ts';
import { withTimeLimit } from './time-limit.ts';

let shop: TestApp;
let logged: ReturnType<typeof vi.spyOn>;
afterEach(async () => {
  await shop.close();
  logged.mockRestore();
});

async function open(...extensions: ExtensionEntry[]): Promise<TestApp> {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return (shop = await createTestApp({ extensions, extensionLimits: { sectionMs: 100, callMs: 500, jobMs: 2_000, transactionMs: 500, restMs: 0 } }));
}

const running = () => shop.extensions.running.map(({ definition }) => definition.name);
const section = { name: 'band', settings: z.object({}), title: { en: 'Band' }, Component: () => createElement('p', null, 'the band') };
const resource = {
  name: 'things',
  one: 'thing',
  record: z.object({ id: z.string() }),
  sorts: ['id'] as const,
  list: async () => ({ items: [], total: 0 }),
  read: async () => null,
};
const table = (name: string) => ({ name: '0010', sql: `create table ${name} (id integer primary key)` });

describe('an extension is left out, by name and with a reason,', () => {
  it.each<[string, ExtensionEntry, RegExp]>([
    ['that cannot be built', { name: 'faulty', from: './extensions/faulty', problem: 'its server part cannot be built: unexpected token' }, /cannot be built/],
    [
      'that throws when it is imported',
      { name: 'faulty', from: 'x', load: async () => Promise.reject(new Error('no key in the environment')) },
      /no key in the env/,
    ],
    ['that exports something else', entryOf('faulty', { sections: [] }), /name/],
    ['that exports nothing', entryOf('faulty', undefined), /must export an extension/],
    ['whose contribution is misspelt', extensionWith('faulty', { section: [section] } as never), /[Uu]nrecognized key.*section/],
    ['whose job has no handler', extensionWith('faulty', { jobs: [{ name: 'go', data: z.object({}) }] as never }), /jobs\.0\.run/],
    [
      'with two jobs of one name',
      extensionWith('faulty', { jobs: [1, 2].map(() => ({ name: 'go', data: z.object({}), run: async () => undefined })) }),
      /two of its jobs/,
    ],
    ['whose settings lack a default', extensionWith('faulty', { settings: z.object({ key: z.string() }) }), /lack defaults: key/],
    [
      'whose records have no id',
      extensionWith('faulty', { resources: [{ ...resource, record: z.object({ title: z.string() }) }] }),
      /resources\.0\.record: must be a z\.object\(…\) with an id/,
    ],
    ['whose records are written without an input', extensionWith('faulty', { resources: [{ ...resource, create: async () => '1' }] }), /without an input/],
    ['that has another name than its folder', entryOf('faulty', { name: 'other', version: '1', title: { en: 'Other' } }), /calls itself "other"/],
    ['that takes the name of one before it', extensionWith('sound'), /another extension of this name/],
    ['whose SQL is wrong', extensionWith('faulty', { migrations: [{ name: '0010', sql: 'create tabel x ()' }] }), /migration 0010 failed: syntax error/],
    [
      "that asks for the shop's tables",
      extensionWith('faulty', { migrations: [{ name: '0010', sql: 'drop table public.orders' }] }),
      /must be owner of table orders/,
    ],
    [
      'that reads them',
      extensionWith('faulty', { migrations: [{ name: '0010', sql: 'create table stolen as select * from public.account' }] }),
      /permission denied for table account/,
    ],
    [
      'that commits by itself and goes on',
      extensionWith('faulty', { migrations: [{ name: '0010', sql: 'commit; delete from public.staff' }] }),
      /permission denied for table staff/,
    ],
    [
      'that asks for the tables of another',
      extensionWith('faulty', { migrations: [{ name: '0010', sql: 'select * from ext_sound.thing' }] }),
      /permission denied for schema ext_sound/,
    ],
  ])('%s', async (_what, faulty, reason) => {
    await open(extensionWith('sound', { migrations: [table('thing')], sections: [section] }), faulty);
    expect(running()).toEqual(['sound']);
    expect(shop.extensions.leftOut).toEqual([{ name: faulty.name, from: faulty.from, problem: expect.stringMatching(reason) }]);
    expect(logged).toHaveBeenCalledWith(
      'an extension was left out',
      expect.objectContaining({ extension: faulty.name, problem: expect.stringMatching(reason) }),
    );
    expect((await shop.client().get('/tag')).status).toBe(200);
  });
});

describe('what an extension does while it runs', () => {
  it('fails alone: a section that throws or hangs shows nothing, and the rest of the page is there', async () => {
    const throwing = {
      ...section,
      name: 'throwing',
      Component: () => {
        throw new Error('broken');
      },
    };
    const failing = { ...section, name: 'failing', load: async () => Promise.reject(new Error('no data')) };
    const hanging = { ...section, name: 'hanging', load: () => new Promise<never>(() => undefined) };
    await open(extensionWith('odd', { sections: [section, throwing, failing, hanging] }));
    const sections = ['throwing', 'failing', 'hanging', 'band'].map((name) => ({ section: `odd-${name}`, settings: {} }));
    await shop.host.database.transaction((tx) => publishSections(tx, { name: 'tag-list', sections, now: shop.clock.now }));
    await vi.waitFor(async () => expect((await shop.client().get('/tag')).text.match(/<p>the band<\/p>/g)).toHaveLength(1), 5_000);
  });

  it('fails alone: a job or handler that throws or hangs ends by itself, and those of others run', async () => {
    const data = z.object({});
    const ran: string[] = [];
    const handler = (name: string, run: () => Promise<void>) => ({ event: 'return.applied', run: async () => (ran.push(name), run()) });
    await open(
      extensionWith('bad', {
        jobs: [
          { name: 'throws', data, run: async () => Promise.reject(new Error('no luck')) },
          { name: 'hangs', data, run: () => new Promise<void>(() => undefined) },
        ],
        events: [handler('bad', async () => Promise.reject(new Error('no luck')))],
      }),
      extensionWith('good', { events: [handler('good', async () => undefined)] }),
    );
    await expect(runJob(shop, 'ext.bad.throws')).rejects.toThrow('no luck');
    await expect(runJob(shop, 'ext.bad.hangs')).rejects.toThrow('ext.bad.hangs took longer than 2000 ms');
    await shop.host.database.transaction(async (tx) =>
      emitShopEvent(tx, await contextInForce(shop.host, { name: 'test' }), { type: 'return.applied', data: {} }),
    );
    const first = await runJobs(shop).catch((error: Error) => error.message);
    expect(first).toBe('no luck');
    await runJobs(shop);
    expect(ran.toSorted()).toEqual(['bad', 'good']);
    expect((await shop.client().get('/tag')).status).toBe(200);
  });

  it('cannot keep the shop from starting by an import that does not end', async () => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    shop = await createTestApp();
    const { extensions, leftOut } = await loadExtensions([{ name: 'slow', from: 'x', load: () => new Promise(() => undefined) }, extensionWith('sound')], 20);
    expect(extensions.map(({ definition }) => definition.name)).toEqual(['sound']);
    expect(leftOut).toEqual([{ name: 'slow', from: 'x', problem: 'its import took longer than 20 ms' }]);
  });

  it('ends at a time limit, with an error that says so', async () => {
    let aborted = false;
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    shop = await createTestApp();
    const hanging = (signal: AbortSignal) => new Promise<never>(() => signal.addEventListener('abort', () => (aborted = true)));
    await expect(withTimeLimit('a call', 20, hanging)).rejects.toThrow('a call took longer than 20 ms');
    expect(aborted).toBe(true);
  });

  it("has rights on its own schema alone: it sees neither the shop's tables nor another's", async () => {
    const tries: string[] = [];
    const attempt = (statement: string) => ({
      name: 'go',
      data: z.object({}),
      run: async ({ transaction }: any) => {
        try {
          await transaction((tx: any) => sql.raw(statement).execute(tx));
          tries.push('done');
        } catch (error) {
          tries.push((error as Error).message);
        }
      },
    });
    const statements = [
      'select * from public.staff',
      'select * from ext_first.thing',
      'create table public.mine (id int)',
      'reset role; select * from public.staff',
    ];
    await open(
      extensionWith('first', { migrations: [table('thing')] }),
      extensionWith('second', { migrations: [table('own')], jobs: statements.map((one, index) => ({ ...attempt(one), name: `go-${index}` })) }),
    );
    for (const index of statements.keys()) await runJob(shop, `ext.second.go-${index}`);
    expect(tries).toEqual([
      'permission denied for table staff',
      'permission denied for schema ext_first',
      'permission denied for schema public',
      'permission denied for table staff',
    ]);
  });

  it('cannot keep a transaction open: it is rolled back, and its connection given back', async () => {
    const leak = {
      name: 'leak',
      data: z.object({}),
      run: ({ transaction }: any) =>
        transaction(async (tx: any) => {
          await sql`insert into thing values (1)`.execute(tx);
          await new Promise(() => undefined);
        }),
    };
    await open(extensionWith('leaky', { migrations: [table('thing')], jobs: [leak] }));
    // More than it has connections.
    const ends = await Promise.all([1, 2, 3, 4, 5].map(() => runJob(shop, 'ext.leaky.leak').catch((error: Error) => error.message)));
    expect(new Set(ends)).toEqual(new Set(['a transaction of leaky took longer than 500 ms']));
    const { rows } = await shop.run(
      sql<{
        left: number;
      }>`select (select count(*) from ext_leaky.thing) + (select count(*) from pg_stat_activity where state like 'idle in%' and datname = current_database()) as left`,
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('queues its jobs in the transaction that they follow from, and no others', async () => {
    const ran: string[] = [];
    const second = { name: 'second', data: z.object({ from: z.string() }), run: async (_context: unknown, { from }: { from: string }) => void ran.push(from) };
    const first = {
      name: 'first',
      data: z.object({}),
      run: async ({ transaction, enqueue }: any) => {
        await transaction((tx: any) => enqueue(tx, second, { from: 'committed' }));
        await transaction(async (tx: any) => {
          await enqueue(tx, second, { from: 'rolled back' });
          throw new Error('no');
        }).catch(() => undefined);
        // Another's queue, as far as it can be named, is one of its own that does not exist.
        await transaction((tx: any) => enqueue(tx, { name: 'mail.send', data: z.object({}) }, {})).catch((error: Error) => ran.push(error.message));
      },
    };
    await open(extensionWith('worker', { jobs: [first, second] as never }));
    await runJob(shop, 'ext.worker.first');
    const { rows } = await shop.run(sql<{ name: string; data: object }>`select name, data from pgboss.job where name like 'ext.worker.%'`);
    expect(rows).toEqual([{ name: 'ext.worker.second', data: { from: 'committed' } }]);
    expect(ran[0]).toMatch(/ext\.worker\.mail\.send/);
  });
});

it('is installed once, brought up to date by new steps, refused when a step was changed, and leaves nothing when it is removed', async () => {
  await open(extensionWith('growing', { migrations: [table('one')] }));
  const { db } = shop;
  const again = async (steps: { name: string; sql: string }[]) => {
    const { openExtensions } = await import('./open-extensions.ts');
    const opened = await openExtensions([extensionWith('growing', { migrations: steps })], { ...shop.host, url: db.url });
    await opened.close();
    return opened.leftOut.map(({ problem }) => problem);
  };
  const tables = async () =>
    (await shop.run(sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'ext_growing' order by 1`)).rows.map(
      ({ name }) => name,
    );
  expect(await again([table('one'), { ...table('two'), name: '0020' }])).toEqual([]);
  expect(await tables()).toEqual(['one', 'two']);
  expect(await again([table('another')])).toEqual([expect.stringContaining('was changed after it had been applied')]);

  // As a backup leaves it that was read into an empty database.
  await shop.run(sql`drop schema ext_growing cascade`);
  expect(await again([table('one')])).toEqual([]);
  expect(await tables()).toEqual(['one']);

  await uninstallExtension(shop.host.database, 'growing');
  expect(await tables()).toEqual([]);
  const left = await shop.run(sql<{ count: number }>`
    select (select count(*) from pg_namespace where nspname like 'ext_growing%') + (select count(*) from pg_roles where rolname like 'ext_growing%' and right(rolname, 8) = left(md5(current_database()), 8))
      + (select count(*) from extension) + (select count(*) from extension_migration) + (select count(*) from pgboss.queue where name like 'ext.growing.%') as count`);
  expect(left.rows).toEqual([{ count: 0 }]);
});
