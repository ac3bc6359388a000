// Whether an account exists is not told by how long an answer takes. Medians of interleaved calls, so that a busy machine
// slows both sides alike; each side goes first as often as the other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#kit/server/passwords.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { goodPassword, solvedCaptcha } from '#test/harness/sign-in.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

type Side = { account: string; times: number[] };

/** Median times of both sides; every round is heard as a first attempt, so that no captcha comes between. */
async function compared(
  known: string,
  call: (account: string, captcha: string) => Promise<{ text: string; status: number }>,
  { rounds, wantsCaptcha }: { rounds: number; wantsCaptcha: boolean },
) {
  const sides: Side[] = [
    { account: known, times: [] },
    { account: 'nobody@timing.example', times: [] },
  ];
  const texts = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const captcha = wantsCaptcha ? await solvedCaptcha(shop.client()) : '';
      const start = performance.now();
      const { status, text } = await call(side.account, captcha);
      side.times.push(performance.now() - start);
      texts.add(`${status} ${text}`);
    }
  }
  return { known: median(sides[0]!.times), unknown: median(sides[1]!.times), texts };
}

test('signing in takes as long, and says the same, for accounts that exist and that do not', { timeout: 120_000 }, async () => {
  const { email } = await signedIn(shop, { email: 'known@timing.example', passwordHash: await hashPassword(goodPassword) });
  const { known, unknown, texts } = await compared(email, (account) => shop.client().post('/api/web/auth/signin', { account, password: 'wrong-one' }), {
    rounds: 24,
    wantsCaptcha: false,
  });
  expect(texts.size).toBe(1);
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.35);
});

test.each([
  ['/api/web/auth/forget', {}],
  ['/api/web/auth/send-code', { scene: 'signup' }],
  ['/api/web/auth/send-code', { scene: 'signin' }],
])('%s %j takes as long for both', { timeout: 120_000 }, async (path, more) => {
  const { email } = await signedIn(shop, {});
  const { known, unknown, texts } = await compared(email, (account, captcha) => shop.client().post(path, { account, captcha, ...more }), {
    rounds: 10,
    wantsCaptcha: true,
  });
  expect(texts.size).toBe(1);
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.5);
});
