/** What a visitor has in hand while a part of the page is loaded anew. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fieldInHand, rerenderParts } from './rerender.ts';
import type { RoutePage } from './page-data.ts';

const list = (price: string) => `<form><div id="part" data-rerender=""><input id="price" value="${price}"><input id="other" value=""></div></form>`;
const page = (price: string) =>
  ({
    pageHead: '',
    pageBody: list(price),
    pageFoot: '',
    theme: {},
    meta: { title: 'Lamps' },
    data: { lang: 'en', locale: 'en', currency: 'USD', themeHref: '/theme/a.css', islands: [] },
  }) as unknown as RoutePage;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

let heard: string[];
beforeEach(() => {
  document.body.innerHTML = `<main id="page-body">${list('')}</main>`;
  heard = [];
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).id} ${(target as HTMLInputElement).value}`));
});
afterEach(() => document.body.replaceChildren());

test('a field that was changed after the page was asked for keeps what stands in it, and says so', () => {
  field('price').focus();
  field('price').value = '10';
  const asked = fieldInHand();
  field('price').value = '15';
  expect(rerenderParts(page('10'), asked)).toBe(true);
  expect(field('price').value).toBe('15');
  expect(document.activeElement).toBe(field('price'));
  expect(heard).toEqual(['input price 15', 'change price 15']);
});

test('a field that stands as it was asked for takes what the page says', () => {
  field('price').focus();
  field('price').value = '10.5';
  rerenderParts(page('10.50'), fieldInHand());
  expect(field('price').value).toBe('10.50');
  expect(heard).toEqual([]);
});

test('a field that was begun since then keeps what stands in it', () => {
  const asked = fieldInHand();
  field('other').focus();
  field('other').value = '7';
  rerenderParts(page('10'), asked);
  expect([field('price').value, field('other').value]).toEqual(['10', '7']);
});

test('a field that was only entered stays as the page has it', () => {
  const asked = fieldInHand();
  field('price').focus();
  rerenderParts(page('10'), asked);
  expect(field('price').value).toBe('10');
  expect(heard).toEqual([]);
});
