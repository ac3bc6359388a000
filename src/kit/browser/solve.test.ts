import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { deriveKey } from './derive-key.ts';
import { solve } from './solve.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test.each([1, 2, 3, 1_000])('derives after %i turns what Node.js derives', (iterations) => {
  for (const [passwordBytes, saltBytes] of [
    [20, 16],
    [36, 32],
    [64, 51],
    [1, 0],
  ] as const) {
    const [password, salt] = [randomBytes(passwordBytes), randomBytes(saltBytes)];
    expect(Buffer.from(deriveKey(password, salt, iterations)).toString('hex')).toBe(pbkdf2Sync(password, salt, iterations, 32, 'sha256').toString('hex'));
  }
});

test('what the browser solves, the shop takes', async () => {
  const client = shop.client();
  const { data } = await client.post('/api/web/auth/captcha');
  const answer = await client.post('/api/web/auth/send-code', { account: 'solved@shop.example', scene: 'signup', captcha: solve(data) });
  expect(answer.code).toBe(0);
});

test('a challenge of another kind is left alone', () => {
  expect(solve({ parameters: { nonce: '00', salt: '00', cost: 1, keyPrefix: '', algorithm: 'SCRYPT', keyLength: 32 }, signature: '' })).toBeNull();
});
