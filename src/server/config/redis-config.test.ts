import { afterEach, describe, expect, it } from 'vitest';
import { startAnswering } from '#test/harness/network.ts';
import { freePort } from '#test/harness/postgres.ts';
import { checkRedis } from './redis-config.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function addressOf(answer: string | null): Promise<string> {
  const server = await startAnswering(answer);
  closing.push(() => server.close());
  return `redis://user:secret@127.0.0.1:${server.port}/3`;
}

describe('a Redis at start', () => {
  it.each([
    ['a wrong password', '-WRONGPASS invalid username-password pair or user is disabled.\r\n', 'it refuses the user or the password'],
    ['no password', '-NOAUTH HELLO must be called with the client already authenticated\r\n', 'it asks for a password'],
    ['an old Redis', "-ERR unknown command 'HELLO'\r\n", 'it is older than Redis 6'],
    ['missing rights', "-NOPERM this user has no permissions to run the 'eval' command\r\n", 'the user needs the rights'],
    ['another number', '-ERR DB index is out of range\r\n', 'it has no database of that number'],
    ['a replica', "-READONLY You can't write against a read only replica.\r\n", 'it is a replica, which cannot be written'],
    ['another program', 'HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n', 'what answers there is no Redis'],
  ])('%s is named, without the secret', async (_what, answer, reason) => {
    const url = await addressOf(answer);
    const refused = checkRedis(url, () => undefined);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining(reason),
      advice: [expect.stringContaining('Check REDIS_URL'), expect.any(String)],
    });
    await expect(refused).rejects.not.toThrow('secret');
  });

  it('one that is away or says nothing keeps nobody from starting', async () => {
    const said: string[] = [];
    await checkRedis(`redis://127.0.0.1:${await freePort()}`, (line) => said.push(line));
    await checkRedis(await addressOf(null), (line) => said.push(line));
    expect(said).toEqual([
      expect.stringMatching(/does not answer \(ECONNREFUSED\); the shop starts without it/),
      expect.stringMatching(/does not answer \(no answer in 3000 ms\)/),
    ]);
  }, 15_000);
});
