import { afterEach, expect, it, vi } from 'vitest';
import { callApi } from './api-call.ts';
import { authToken, forgetSession } from './state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
});

const out = () => new Response(JSON.stringify({ code: 50, msg: 'login error', data: null }), { status: 401 });

it('forgets a session that has ended, though the caller is quiet about it', async () => {
  vi.stubGlobal('fetch', async () => out());
  authToken.set('ended');
  expect((await callApi('/cart/get', {}, { quiet: true })).code).toBe(50);
  expect(authToken.get()).toBeNull();
});

it('keeps the session of somebody who has signed in meanwhile', async () => {
  vi.stubGlobal('fetch', async () => {
    authToken.set('new');
    return out();
  });
  authToken.set('ended');
  await callApi('/cart/get', {}, { quiet: true });
  expect(authToken.get()).toBe('new');
});
