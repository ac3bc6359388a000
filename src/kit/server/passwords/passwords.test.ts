import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busy } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('a password is the one that was hashed, and without a hash none is', async () => {
  const stored = await hashPassword('Ember-Bowl 27');
  expect([await verifyPassword(stored, 'Ember-Bowl 27'), await verifyPassword(stored, 'another'), await verifyPassword(null, 'another')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('no password is hashed or verified inside a transaction', async () => {
  const { database } = shop.db;
  await expect(database.transaction(() => hashPassword('any'))).rejects.toThrow('inside a transaction');
  await expect(database.transaction(() => verifyPassword(null, 'any'))).rejects.toThrow('inside a transaction');
});

test('a queue that is full refuses at once with 503', async () => {
  // Full for as long as the calls need, however slow the machine is.
  let isAsking = true;
  const outcomes: unknown[] = [];
  const hashAgain = async () => {
    do {
      outcomes.push(await hashPassword('any').catch((error: unknown) => error));
      await setTimeout(1);
    } while (isAsking);
  };
  const filling = Array.from({ length: 150 }, hashAgain);
  const { post } = shop.client();
  const guess = { account: 'nobody@shop.example', password: 'wrong-one' };
  const ask = () => post('/api/web/auth/signin', guess);
  const [staff, signUp, reset, ...answers] = await Promise.all([
    post('/api/admin/auth/signin', guess),
    post('/api/web/auth/signup', { account: 'new@shop.example', password: 'Ember-Bowl 27', code: '123456', agree: true }),
    post('/api/web/auth/reset-password', { ticket: 'made-up', password: 'Ember-Bowl 27' }),
    ...Array.from({ length: 10 }, ask),
  ]);
  isAsking = false;
  await Promise.all(filling);
  // Some may find the room that one has just left; each is hashed or rejected as busy.
  const full = [staff, ...answers].filter(({ status }) => status === 503);
  expect(full.length).toBeGreaterThan(0);
  for (const answer of full) expect(answer).toMatchObject({ code: 500, headers: { 'retry-after': '2' } });
  expect([staff, ...answers].filter(({ status }) => ![400, 409, 503].includes(status))).toEqual([]);
  // A code that is wrong is found out before anything would be hashed.
  expect(signUp).toMatchObject({ status: 400, data: { errors: { code: expect.any(String) } } });
  expect(reset).toMatchObject({ status: 400, data: { errors: { ticket: expect.any(String) } } });
  const rejected = outcomes.filter((outcome) => outcome instanceof ShopError && outcome.spec === busy);
  const hashed = outcomes.filter((outcome) => typeof outcome === 'string');
  expect(rejected.length + hashed.length).toBe(outcomes.length);
  expect(rejected.length).toBeGreaterThan(0);
});
