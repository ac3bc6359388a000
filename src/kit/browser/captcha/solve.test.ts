import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { solve } from './solve.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([true, false])('the shop accepts what the browser solves; secure context: %s', async (isSecure) => {
  vi.stubGlobal('isSecureContext', isSecure);
  const client = shop.client();
  const { data } = await client.post('/api/web/auth/captcha');
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits');
  const captcha = await solve(data);
  // The shop of this process derives keys too: of challenges that it checks or makes.
  const own = deriveBits.mock.calls.filter(
    ([algorithm]) => typeof algorithm === 'object' && 'salt' in algorithm && Buffer.from(algorithm.salt as Uint8Array).toString('hex') === data.parameters.salt,
  );
  expect(own.length > 0).toBe(isSecure);
  const answer = await client.post('/api/web/auth/send-code', { account: `solved-${isSecure}@shop.example`, scene: 'signup', captcha });
  expect(answer.code).toBe(0);
});

test('a challenge of another algorithm is not solved', async () => {
  expect(await solve({ parameters: { nonce: '00', salt: '00', cost: 1, keyPrefix: '00', algorithm: 'SCRYPT', keyLength: 32 }, signature: '' })).toBeNull();
});
