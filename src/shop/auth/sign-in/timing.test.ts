// How long an answer takes does not reveal whether an account exists: pairs of calls right after each other, so that a busy
// machine slows both alike; each side goes first as often as the other; as many as it needs to know within fifteen per cent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { compareTimes } from '#test/harness/same-time.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { goodPassword, solvedCaptcha } from '#test/harness/sign-in.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Call = (account: string, captcha: string) => Promise<{ text: string; status: number }>;

/** Compares an account that exists with one that does not; every round counts as a first attempt, so that no captcha comes between. */
async function compared(known: string, call: Call, { wantsCaptcha }: { wantsCaptcha: boolean }) {
  const texts = new Set<string>();
  const timed = async (account: string): Promise<number> => {
    const captcha = wantsCaptcha ? await solvedCaptcha(shop.client()) : '';
    const start = performance.now();
    const { status, text } = await call(account, captcha);
    const took = performance.now() - start;
    texts.add(`${status} ${text}`);
    return took;
  };
  const unknown = 'nobody@timing.example';
  // The first call of each fills caches.
  await timed(unknown);
  await timed(known);
  const verdict = await compareTimes(
    async (round) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
      if (round % 2 === 0) return [await timed(known), await timed(unknown)];
      const [second, first] = [await timed(unknown), await timed(known)];
      return [first, second];
    },
    { tolerance: 0.15, least: 12, most: mostRounds },
  );
  return { ...verdict, texts };
}

/** As many as a busy machine can take in the time of a test; a quiet one knows after some twenty. */
const mostRounds = 40;

test('signing in takes as long, and says the same, for accounts that exist and that do not', { timeout: 120_000 }, async () => {
  const { email } = await signedIn(shop, { email: 'known@timing.example', passwordHash: await hashPassword(goodPassword) });
  const call: Call = (account) => shop.client().post('/api/web/auth/signin', { account, password: 'wrong-one' });
  const { texts, ...verdict } = await compared(email, call, { wantsCaptcha: false });
  expect(texts.size).toBe(1);
  expect(verdict).not.toMatchObject({ found: 'different' });
});

test.each([
  ['/api/web/auth/forget', {}],
  ['/api/web/auth/send-code', { scene: 'signup' }],
  ['/api/web/auth/send-code', { scene: 'signin' }],
])('%s %j takes as long for both', { timeout: 120_000 }, async (path, more) => {
  const { email } = await signedIn(shop, {});
  const { texts, ...verdict } = await compared(email, (account, captcha) => shop.client().post(path, { account, captcha, ...more }), { wantsCaptcha: true });
  expect(texts.size).toBe(1);
  expect(verdict).not.toMatchObject({ found: 'different' });
});

test('a difference would be found: a call that does the work of a password for one of them alone', { timeout: 120_000 }, async () => {
  const { email } = await signedIn(shop, {});
  const call: Call = async (account) => {
    if (account === email) await hashPassword('any');
    return shop.client().post('/api/web/auth/signin', { account: 'nobody-else@timing.example', password: 'wrong-one' });
  };
  expect(await compared(email, call, { wantsCaptcha: false })).toMatchObject({ found: 'different' });
});
