import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAdmin } from './call-admin.ts';
import { onSignInRequested } from './request-sign-in.ts';
import { onStepUpRequested } from './request-step-up.ts';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const ended = () => answer(401, { code: 20, msg: 'Sign in first', data: {} });
const saved = () => answer(200, { code: 0, msg: '', data: { id: '1' } });
const sent: { path: string; body: unknown }[] = [];

/** A server that answers these, one after the other. */
function serve(...answers: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: unknown }) => {
    sent.push({ path, body });
    return (answers.shift() ?? saved)();
  });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
});
afterEach(() => vi.unstubAllGlobals());

it('writes on a page without https, where browsers have no `crypto.randomUUID`', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  serve(saved, saved);
  for (const path of ['/auth/signin', '/products/1']) await expect(callAdmin(path, { method: 'POST' })).resolves.toMatchObject({ data: { id: '1' } });
});

describe('a session that ends while a form is filled in', () => {
  it('is begun again over the form, and what was written is sent then', async () => {
    serve(ended);
    let asks = 0;
    const takeBack = onSignInRequested(async () => (asks += 1) > 0);
    await expect(callAdmin('/products/1', { method: 'PUT', body: { brand: 'Brae' } })).resolves.toMatchObject({ data: { id: '1' } });
    expect(sent).toEqual([
      { path: '/api/admin/products/1', body: '{"brand":"Brae"}' },
      { path: '/api/admin/products/1', body: '{"brand":"Brae"}' },
    ]);
    expect(asks).toBe(1);
    takeBack();
  });

  it('is asked for once, however many calls it ends', async () => {
    serve(ended, ended, ended);
    let asks = 0;
    const takeBack = onSignInRequested(async () => {
      asks += 1;
      await new Promise((done) => setTimeout(done, 20));
      return true;
    });
    await Promise.all(['/orders', '/returns', '/products'].map((path) => callAdmin(path)));
    expect([asks, sent.length]).toEqual([1, 6]);
    takeBack();
  });

  it('ends the call where nobody signs in, where nothing asks, and at sign-in itself', async () => {
    serve(ended, ended, ended);
    const takeBack = onSignInRequested(async () => false);
    await expect(callAdmin('/products/1', { method: 'PUT', body: {} })).rejects.toMatchObject({ status: 401 });
    takeBack();
    await expect(callAdmin('/products/1', { method: 'PUT', body: {} })).rejects.toMatchObject({ status: 401 });
    const never = onSignInRequested(() => Promise.reject(new Error('asked')));
    await expect(callAdmin('/auth/signin', { method: 'POST', body: {} })).rejects.toMatchObject({ status: 401 });
    never();
    expect(sent).toHaveLength(3);
  });
});

it('asks once for a proof of who one is, however many calls want it, and makes all of them again', async () => {
  const wanted = () => answer(200, { code: 10, msg: 'Prove who you are', data: { kind: 'stepUp' } });
  serve(wanted, wanted);
  const questions: ((isProved: boolean) => void)[] = [];
  const takeBack = onStepUpRequested(() => new Promise((settle) => questions.push(settle)));
  const calls = Promise.all(['/staff/1', '/staff/2'].map((path) => callAdmin(path, { method: 'PUT', body: {} })));
  await vi.waitFor(() => expect([sent.length, questions.length > 0]).toEqual([2, true]));
  expect(questions).toHaveLength(1);
  questions[0]!(true);
  await expect(calls).resolves.toHaveLength(2);
  expect(sent).toHaveLength(4);
  takeBack();
});
