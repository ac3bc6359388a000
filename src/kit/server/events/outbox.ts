/**
 * Announcements over a channel other than NOTIFY: recorded in the transaction, published after its commit, and sent by NOTIFY where the channel
 * fails or a process does not listen to it (docs/decisions/1020).
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Log } from '../context.ts';
import { afterCommit, on, prepared, type Database } from '../database.ts';
import { carryAnnouncements, channel } from './announce.ts';
import { listenerName } from './listen.ts';

type Written = { id: string; payload: string };

const mostAtOnce = 200;
/** Rows older than this were left by a process that ended, or could not be sent. */
const lookEveryMs = 1_000;

/**
 * Carries what this process announces by `publish` from now on; it throws where the other way is away. Until it is closed, it also passes on what other
 * processes left behind.
 */
export function openOutbox(database: Database, publish: (payloads: readonly string[]) => Promise<unknown>, log: Log): { close(): Promise<void> } {
  const waiting: Written[] = [];
  let handingOver: Promise<void> | undefined;

  async function handOverAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting.splice(0, mostAtOnce);
      const isPublished = await publish(some.map(({ payload }) => payload)).then(
        () => true,
        () => false,
      );
      await passOn(database, some, { isPublished });
    }
  }
  function handOver(): void {
    handingOver ??= handOverAll()
      // They stand in the database still, and are found there.
      .catch((error: unknown) => log.warn({ err: error }, 'announcements wait: the database does not take them'))
      .finally(() => {
        handingOver = undefined;
        if (waiting.length > 0) handOver();
      });
  }

  const stopCarrying = carryAnnouncements(async (tx, announcement) => {
    const id = randomUUID();
    const payload = JSON.stringify({ ...announcement, id });
    await prepared(tx, sql`insert into public.announcement (id, payload) values (${id}, ${payload})`);
    afterCommit(tx, () => {
      waiting.push({ id, payload });
      handOver();
    });
  });
  const stopLooking = lookForLeft(database);
  return {
    async close() {
      stopCarrying();
      stopLooking();
      while (handingOver) await handingOver;
    },
  };
}

/** Sends by NOTIFY what was not published, or all where a process receives only NOTIFY. A process that falls back to it later (`relyOnNotify`) then flushes its caches. */
async function passOn(database: Database, some: readonly Written[], { isPublished }: { isPublished: boolean }): Promise<void> {
  await prepared(
    database.reader,
    sql`with sent as (delete from announcement where id = any(${some.map(({ id }) => id)}::uuid[]) returning payload)
        select pg_notify(${channel}, payload) from sent
        where not ${isPublished}::boolean
           or exists (select from pg_stat_activity where datname = current_database() and application_name = ${listenerName})`,
  );
}

/** Sends rows that two looks, one after the other, have found. */
function lookForLeft(database: Database): () => void {
  let before = new Set<string>();
  let isLooking = false;
  async function look(): Promise<void> {
    const { rows } = await sql<{ id: string }>`select id from announcement limit ${mostAtOnce * 5}`.execute(on(database.reader));
    const left = rows.filter(({ id }) => before.has(id)).map(({ id }) => ({ id, payload: '' }));
    if (left.length > 0) await passOn(database, left, { isPublished: false });
    before = new Set(rows.map(({ id }) => id));
  }
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look()
      .catch(() => undefined)
      .finally(() => (isLooking = false));
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}
