/** What a browser forgets at sign-out, and when a session has ended. */
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './api-call.ts';
import { authToken, cart, cartCount, cartDrawerOpen, forgetSession, startState, wishList } from './state.ts';
import { isWished, loadWishList, wishListKnown } from './wish-list.ts';

afterEach(() => {
  authToken.set(null);
  cartCount.set(0);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const remember = () => {
  localStorage.setItem('lastSearches', '["a present for Bo"]');
  localStorage.setItem('viewedProducts', '["p1"]');
  cartCount.set(3);
};

test('who signs out leaves neither searches nor products to the next person', () => {
  remember();
  authToken.set('token');
  forgetSession();
  expect([localStorage.getItem('lastSearches'), localStorage.getItem('viewedProducts'), cartCount.get(), authToken.get()]).toEqual([null, null, 0, null]);
});

test('a guest, who has no session to end, keeps them', () => {
  remember();
  forgetSession();
  expect([localStorage.getItem('lastSearches'), localStorage.getItem('viewedProducts'), cartCount.get()]).toEqual(['["a present for Bo"]', '["p1"]', 3]);
});

test('cart and wish list go with their person, whoever signs in or out in another tab', async () => {
  startState();
  const answers: (() => void)[] = [];
  const product = ['p1'];
  vi.stubGlobal('fetch', () => new Promise((done) => answers.push(() => done(Response.json({ code: 0, data: { product, article: [], page: [] } })))));
  const elsewhere = (text: string | null) => {
    if (text === null) localStorage.removeItem('authToken');
    else localStorage.setItem('authToken', text);
    dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
  };
  elsewhere('"of Ada"');
  const loading = loadWishList();
  answers[0]!();
  await loading;
  cart.set({ count: 1 });
  cartDrawerOpen.set(true);
  expect(isWished('product', 'p1')).toBe(true);
  elsewhere(null);
  expect([authToken.get(), cart.get(), cartDrawerOpen.get(), wishList.get()]).toEqual([null, null, false, null]);
  // The next press asks anew, and what was asked for somebody else comes too late.
  const late = wishListKnown();
  elsewhere('"of Bo"');
  answers[1]!();
  await late;
  expect([answers.length, wishList.get()]).toEqual([2, null]);
});

const out = () => new Response(JSON.stringify({ code: 50, msg: 'login error', data: null }), { status: 401 });

test('forgets a session that has ended, though the caller is quiet about it', async () => {
  vi.stubGlobal('fetch', async () => out());
  authToken.set('ended');
  expect((await callApi('/cart/get', {}, { quiet: true })).code).toBe(50);
  expect(authToken.get()).toBeNull();
});

test('keeps the session of somebody who has signed in meanwhile', async () => {
  vi.stubGlobal('fetch', async () => {
    authToken.set('new');
    return out();
  });
  authToken.set('ended');
  await callApi('/cart/get', {}, { quiet: true });
  expect(authToken.get()).toBe('new');
});
