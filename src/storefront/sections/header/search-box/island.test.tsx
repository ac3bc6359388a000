/** What the opened search offers before anybody types, and what this browser remembers of its searches. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway, type DrawnIsland } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';

let shop: TestApp;
let shopper: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  await insertTestProduct(shop.db.database, { slug: 'brae-cup', title: 'Brae Cup', variants: [{ price: 1800, onHand: 3 }] });
  const day = shop.clock.now;
  await shop.run(sql`insert into search_log (day, query, searches, found) values (${day}::date, 'stoneware mug', 9, 4), (${day}::date, 'seldom', 1, 4)`);
  shopper = await signedIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  takeAway();
});

/** The panel opens or closes, as the browser says it. */
async function toggle(newState: 'open' | 'closed'): Promise<void> {
  const panel = document.querySelector('#site-search') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'site-search' }));
  Object.assign(panel, { hidePopover() {} });
  await act(async () => panel.dispatchEvent(Object.assign(new Event('toggle'), { newState })));
}

async function draw(): Promise<DrawnIsland> {
  const drawn = await drawIsland(shopper, '/', 'search-box');
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  await toggle('open');
  return drawn;
}
const group = (name: string) => within(screen.getByRole('group', { name }));
const titles = (name: string) =>
  group(name)
    .getAllByRole('option')
    .map((one) => one.textContent);

it('offers what others search for and what sells best, until somebody types', async () => {
  const { user, translate: m } = await draw();
  await screen.findByRole('group', { name: m('search_try') });
  expect(titles(m('search_try'))).toEqual(['stoneware mug']);
  expect(
    group(m('product_bestsellers'))
      .getByRole('option', { name: /Brae Cup.*\$18/ })
      .getAttribute('href'),
  ).toBe('/product/brae-cup');
  await user.keyboard('{Tab}');
  await user.type(screen.getByRole('combobox'), 'zzqq');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await toggle('closed');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
  expect(titles(m('search_try'))).toEqual(['stoneware mug']);
});

it('remembers the last five searches in this browser, each once, and forgets them when asked', async () => {
  const { user, translate: m } = await draw();
  const searches = ['cup', 'lamp', 'bowl', 'rug', 'Cup', '  ', 'vase', 'tray'];
  for (const text of searches) {
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), `${text}{Enter}`);
  }
  await user.clear(screen.getByRole('combobox'));
  await waitFor(async () => {
    await toggle('open');
    expect(titles(m('layout_recent_searches'))).toEqual(['tray', 'vase', 'Cup', 'rug', 'bowl']);
  });
  expect(group(m('layout_recent_searches')).getByRole('option', { name: 'Cup' }).getAttribute('href')).toBe('/search?q=Cup');
  await user.click(screen.getByRole('button', { name: m('layout_recent_searches_clear') }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(screen.queryByRole('group', { name: m('layout_recent_searches') })).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('remembers an offered search that is followed', async () => {
  const { user, translate: m } = await draw();
  const offered = await screen.findByRole('option', { name: 'stoneware mug' });
  offered.addEventListener('click', (event) => event.preventDefault());
  await user.click(offered);
  await waitFor(async () => {
    await toggle('open');
    expect(titles(m('layout_recent_searches'))).toEqual(['stoneware mug']);
  });
});

it.each(['{"a":1}', '[1,null,"cup"]', 'no json'])('takes whatever stands in the storage: %s', async (stored) => {
  localStorage.setItem('lastSearches', stored);
  const { translate: m } = await draw();
  await screen.findByRole('group', { name: m('search_try') });
  expect(screen.queryByRole('option', { name: 'cup' }) !== null).toBe(stored.includes('cup'));
});
