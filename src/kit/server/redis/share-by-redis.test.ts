/** A Redis that is not there, says nothing, or refuses; a real one: test/engines/redis.test.ts. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { startAnswering } from '#test/harness/network.ts';
import { freePort } from '#test/harness/postgres.ts';
import { invalidateTags } from '../events/announce.ts';
import { listenToAnnouncements, type TwoWayAnnouncements } from '../events/listen.ts';
import { limitRate } from '../http/rate-limit.ts';
import { shareByRedis } from './share-by-redis.ts';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).reverse()) await close();
});

async function addressOf(answer: string | null): Promise<string> {
  const server = await startAnswering(answer);
  closing.push(() => server.close());
  return `redis://user:secret@127.0.0.1:${server.port}/3`;
}

describe('a Redis that cannot be used', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.close());
  const warn = vi.fn<(fields: object, text: string) => void>();
  const log = { info: () => undefined, warn, error: () => undefined };

  async function openNode(url: string): Promise<TwoWayAnnouncements> {
    warn.mockClear();
    const announcements = listenToAnnouncements(db.url, log);
    closing.push(() => announcements.close());
    await announcements.ready;
    const shared = shareByRedis(url, { database: db.database, announcements, log });
    closing.push(() => shared.close());
    return announcements;
  }

  it.each([
    ['closed', async () => `redis://127.0.0.1:${await freePort()}`],
    ['silent', () => addressOf(null)],
    ['refusing', () => addressOf('-LOADING Redis is loading the dataset in memory\r\n')],
  ])('%s: changes are heard by the database, limits counted here, and the log says it once', async (_how, urlOf) => {
    // No timer ends while these stand still: what is heard has waited for none, neither for Redis nor for the look at what was left behind.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const announcements = await openNode(await urlOf());
    for (let round = 0; round < 3; round += 1) {
      const heard = new Promise<string[]>((resolve) => announcements.on('stale', ({ tags }) => resolve(tags)));
      await db.database.transaction((tx) => invalidateTags(tx, [`round ${round}`]));
      expect(await heard).toEqual([`round ${round}`]);
    }
    vi.useRealTimers();
    const limit = limitRate({ name: 'test', most: 2, windowMs: 60_000 });
    await limit('192.0.2.1');
    await limit('192.0.2.1');
    await expect(limit('192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 60 });
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
    expect(warn.mock.calls.map(([, text]) => text)).toEqual(['Redis is away: changes are announced by the database, and limits are counted by each process']);
  });
});
