import { expect, it } from 'vitest';
import { frameWishOf } from './app-pages.ts';

it.each([
  [
    { type: 'vitrine.height', height: 640.4 },
    { kind: 'height', height: 640 },
  ],
  [
    { type: 'vitrine.height', height: 1e9 },
    { kind: 'height', height: 10_000 },
  ],
  [
    { type: 'vitrine.height', height: -1 },
    { kind: 'height', height: 200 },
  ],
  [
    { type: 'vitrine.open', path: '/orders/01a-B/show' },
    { kind: 'open', path: '/orders/01a-B/show' },
  ],
])('does what a frame asks for: %j', (message, wish) => expect(frameWishOf(message)).toEqual(wish));

it.each([
  null,
  'vitrine.open',
  { type: 'other' },
  { type: 'vitrine.height', height: Number.NaN },
  { type: 'vitrine.height', height: '640' },
  { type: 'vitrine.open', path: 'https://elsewhere.example' },
  { type: 'vitrine.open', path: '//elsewhere.example' },
  { type: 'vitrine.open', path: '/orders?x=1' },
  { type: 'vitrine.open', path: '/a/b/c/d/e' },
])('takes no notice of anything else: %j', (message) => expect(frameWishOf(message)).toBeNull());
