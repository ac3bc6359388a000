import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { on, type Queryable } from '../database.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { invalidateTags } from './announce.ts';
import { listenToAnnouncements, type TwoWayAnnouncements } from './listen.ts';
import { openOutbox } from './outbox.ts';

let db: TestDatabase;
const listeners: TwoWayAnnouncements[] = [];
const warn = vi.fn<(fields: object, text: string) => void>();
const log = { info: () => undefined, warn, error: () => undefined };
const outboxes: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  for (const outbox of outboxes.splice(0)) await outbox.close();
  for (const listener of listeners.splice(0)) await listener.close();
  warn.mockClear();
});
afterAll(() => db.close());

const written = async () => (await sql<{ id: string }>`select id from announcement`.execute(on(db.database.reader))).rows.length;

async function listen({
  hasSecondWay,
}: {
  hasSecondWay: boolean;
}): Promise<{ tags: string[]; hear(payload: string): void; say: TwoWayAnnouncements['relyOnNotify'] }> {
  const listener = listenToAnnouncements(db.url, log);
  listeners.push(listener);
  await listener.ready;
  const tags: string[] = [];
  listener.on('stale', (announcement) => {
    expect(announcement).not.toHaveProperty('id');
    tags.push(...announcement.tags);
  });
  const named = Promise.withResolvers<void>();
  listener.onBack(named.resolve);
  if (hasSecondWay) {
    listener.relyOnNotify(false);
    await named.promise;
  }
  return { tags, hear: listener.hear, say: listener.relyOnNotify };
}

function carryBy(publish: (payload: string) => void): void {
  outboxes.push(openOutbox(db.database, async (payloads) => payloads.forEach(publish), log));
}
const change = (tag: string) => db.database.transaction((tx) => invalidateTags(tx, [tag]));

it('uses the other channel alone while every process listens there, after the commit, and leaves no rows', async () => {
  const node = await listen({ hasSecondWay: true });
  const published: string[] = [];
  carryBy((payload) => published.push(payload));
  await expect(
    db.database.transaction(async (tx) => {
      await invalidateTags(tx, ['never']);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await db.database.transaction(async (tx) => {
    await invalidateTags(tx, ['menu']);
    expect(published).toEqual([]);
  });
  await vi.waitFor(async () => expect(await written()).toBe(0));
  expect(published.map((payload) => JSON.parse(payload) as object)).toEqual([{ kind: 'stale', tags: ['menu'], id: expect.any(String) }]);
  // What would have been notified is here before the next that is.
  await sql`select pg_notify('vitrine', '{"kind":"stale","tags":["by itself"]}')`.execute(on(db.database.reader));
  await vi.waitFor(() => expect(node.tags).toEqual(['by itself']));
});

it('goes by NOTIFY where the other way fails', async () => {
  const node = await listen({ hasSecondWay: true });
  carryBy(() => {
    throw new Error('away');
  });
  await change('one');
  await change('two');
  await vi.waitFor(() => expect(node.tags).toEqual(['one', 'two']));
  expect(await written()).toBe(0);
});

it('goes both ways while one process hears only NOTIFY, and is received once', async () => {
  const [one, other] = [await listen({ hasSecondWay: true }), await listen({ hasSecondWay: false })];
  carryBy((payload) => one.hear(payload));
  await change('first');
  await vi.waitFor(() => expect(other.tags).toEqual(['first']));
  await change('second');
  await vi.waitFor(() => expect(other.tags).toEqual(['first', 'second']));
  expect(one.tags).toEqual(['first', 'second']);
});

it('flushes when the other way breaks, and again once everybody knows', async () => {
  const node = await listen({ hasSecondWay: true });
  const flushed: string[] = [];
  const [listener] = listeners;
  listener!.onLost(() => flushed.push('lost'));
  listener!.onBack(() => flushed.push('back'));
  carryBy(() => undefined);
  node.say(true);
  expect(flushed).toEqual(['lost']);
  await vi.waitFor(() => expect(flushed).toEqual(['lost', 'back']));
  await change('heard by NOTIFY');
  await vi.waitFor(() => expect(node.tags).toEqual(['heard by NOTIFY']));
});

it('passes on within seconds what a process left behind', async () => {
  const node = await listen({ hasSecondWay: true });
  carryBy(() => undefined);
  await sql`insert into announcement values (gen_random_uuid(), '{"kind":"stale","tags":["left"]}')`.execute(on(db.database.reader));
  await vi.waitFor(() => expect(node.tags).toEqual(['left']), 4_000);
  expect(await written()).toBe(0);
});

it('carries what is announced as an extension’s role, which has no rights on the shop’s tables', async () => {
  const node = await listen({ hasSecondWay: false });
  carryBy(() => undefined);
  const role = `announcer_${randomBytes(4).toString('hex')}`;
  const run = (target: Queryable, statement: string) => sql.raw(statement).execute(on(target));
  await run(db.database.reader, `create role ${role}; grant ${role} to current_user`);
  await db.database.transaction(async (tx) => {
    await run(tx, `set local role ${role}; set local search_path to pg_temp`);
    await invalidateTags(tx, ['of an extension']);
  });
  await vi.waitFor(() => expect(node.tags).toEqual(['of an extension']));
  await run(db.database.reader, `drop role ${role}`);
});

it('goes by NOTIFY again when it is closed', async () => {
  const node = await listen({ hasSecondWay: true });
  const published: string[] = [];
  carryBy((payload) => published.push(payload));
  await outboxes.pop()!.close();
  await change('plain');
  await vi.waitFor(() => expect(node.tags).toEqual(['plain']));
  expect(published).toEqual([]);
});
