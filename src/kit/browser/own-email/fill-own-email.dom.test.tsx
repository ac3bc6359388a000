import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillOwnEmail } from './fill-own-email.ts';
import { authToken, forgetSession, userInfo } from '../state.ts';

const root = document.createElement('form');
const [mine, typed, friends] = ['', 'other@shop.example', ''].map((value) => Object.assign(document.createElement('input'), { type: 'email', value }));
let stop: (() => void) | undefined;
const values = () => [mine, typed, friends].map((field) => field!.value);

beforeEach(() => {
  mine!.value = '';
  for (const field of [mine!, typed!]) field.autocomplete = 'email';
  friends!.autocomplete = 'off';
  root.replaceChildren(mine!, typed!, friends!);
});
afterEach(() => {
  stop?.();
  forgetSession();
});

it('fills in the address of a signed-in shopper where there is none, as soon as it is known', () => {
  authToken.set('token');
  stop = fillOwnEmail(root);
  expect(values()).toEqual(['', 'other@shop.example', '']);
  userInfo.set({ email: 'ada@shop.example' });
  expect(values()).toEqual(['ada@shop.example', 'other@shop.example', '']);
});

it('fills in nothing for anybody who is signed out, or has no address', () => {
  userInfo.set({ email: 'ada@shop.example' });
  stop = fillOwnEmail(root);
  expect(values()[0]).toBe('');
  authToken.set('token');
  userInfo.set({ email: null });
  expect(values()[0]).toBe('');
});
