/** What a browser forgets at sign-out. */
import { afterEach, expect, test } from 'vitest';
import { authToken, cartCount, forgetSession } from './state.ts';

afterEach(() => {
  authToken.set(null);
  cartCount.set(0);
  localStorage.clear();
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
