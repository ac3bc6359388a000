import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { createStaff, ensureFirstStaff } from './index.ts';

let shop: TestApp;
const password = 'correct horse battery';
beforeAll(async () => {
  shop = await createTestApp();
  const context = systemContext(shop.host, { name: 'test' });
  await createStaff(context, { email: 'Ada@Shop.example', name: 'Ada', role: 'support', password });
});
afterAll(() => shop.close());

const signIn = (account: string, given: string) => shop.client().post('/api/admin/auth/signin', { account, password: given });

describe('staff sign-in', () => {
  it('signs in, answers who one is, and signs out for good', async () => {
    const { data } = await signIn('ada@shop.example', password);
    const token = { 'x-auth': data.token as string };
    expect((await shop.client().get('/api/admin/auth/me', token)).data).toMatchObject({ name: 'Ada', role: 'support', email: 'ada@shop.example' });
    await shop.client().post('/api/admin/auth/signout', {}, token);
    expect(await shop.client().get('/api/admin/auth/me', token)).toMatchObject({ status: 401, code: 50 });
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const [unknown, wrong] = [await signIn('nobody@shop.example', password), await signIn('ada@shop.example', 'wrong')];
    expect(unknown).toMatchObject({ status: 400, code: 40 });
    expect(wrong.text).toBe(unknown.text);
  });

  it('slows guessing down, counting parallel guesses', async () => {
    await Promise.all(Array.from({ length: 8 }, () => signIn('grace@shop.example', 'guess')));
    const answer = await signIn('grace@shop.example', 'guess');
    expect(answer).toMatchObject({ status: 429, code: 40 });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
    expect((await signIn('grace@shop.example', 'guess')).status).toBe(400);
  });

  it('counts parallel guesses at many accounts from one network', async () => {
    const guess = (number: number) =>
      shop.client().send({
        method: 'POST',
        url: '/api/admin/auth/signin',
        payload: { account: `guess${number}@shop.example`, password: 'guess' },
        remoteAddress: `2001:db8:5:5::${number.toString(16)}`,
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => guess(number + 1)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('needs a token before it looks at anything else', async () => {
    expect(
      await shop.client().send({ method: 'POST', url: '/api/admin/auth/signout', payload: '{broken', headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({ status: 401, code: 50 });
  });

  it('creates the owner only when there is nobody', async () => {
    const context = systemContext(shop.host, { name: 'test' });
    expect(await ensureFirstStaff(context, 'owner@shop.example')).toBeNull();
  });
});
