import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { on } from '../database.ts';
import { announce, invalidateTags } from './announce.ts';
import { listenToAnnouncements, type Announcements } from './listen.ts';

let db: TestDatabase;
let announcements: Announcements;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeAll(async () => {
  db = await createTestDatabase();
  announcements = listenToAnnouncements(db.url, log);
  await announcements.ready;
});
afterAll(async () => {
  await announcements.close();
  await db.close();
});

it('receives what was committed, by kind, and nothing that was rolled back', async () => {
  const stale = vi.fn<(announcement: object) => void>();
  const socket = vi.fn<(announcement: object) => void>();
  announcements.on('stale', stale);
  const stop = announcements.on('socket', socket);
  await expect(
    db.database.transaction(async (tx) => {
      await invalidateTags(tx, ['product:0']);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await db.database.transaction((tx) => invalidateTags(tx, ['product:1', 'products', 'product:1']));
  await db.database.transaction((tx) => announce(tx, { kind: 'socket', to: { visitorId: 'v' }, frame: { type: 'notice' } }));
  await vi.waitFor(() => expect(socket).toHaveBeenCalledExactlyOnceWith({ kind: 'socket', to: { visitorId: 'v' }, frame: { type: 'notice' } }));
  expect(stale).toHaveBeenCalledExactlyOnceWith({ kind: 'stale', tags: ['product:1', 'products'] });
  stop();
});

it('goes on after what another program wrote into the channel', async () => {
  const stale = vi.fn<(announcement: object) => void>();
  const stop = announcements.on('stale', stale);
  for (const payload of ['not JSON', 'null', '"text"', '{"kind":"unknown"}'])
    await db.database.transaction((tx) => sql`select pg_notify('vitrine', ${payload})`.execute(on(tx)));
  await db.database.transaction((tx) => invalidateTags(tx, ['product:2']));
  await vi.waitFor(() => expect(stale).toHaveBeenCalledExactlyOnceWith({ kind: 'stale', tags: ['product:2'] }));
  stop();
});

it('reports that it was cut off, and receives again afterwards', async () => {
  const lost = vi.fn<() => void>();
  const back = vi.fn<() => void>();
  const stale = vi.fn<(announcement: object) => void>();
  announcements.onLost(lost);
  announcements.onBack(back);
  announcements.on('stale', stale);
  const administrator = new pg.Client(db.url);
  await administrator.connect();
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine listen' and datname = current_database()`,
  );
  await administrator.end();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), 3_000);
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce(), 3_000);
  await db.database.transaction((tx) => invalidateTags(tx, ['menu']));
  await vi.waitFor(() => expect(stale).toHaveBeenCalledOnce());
});
