/** The wish list, longer than a page. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWishList, setWished } from '#kit/browser/wish-list.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(() => {
  location.hash = '';
});
afterEach(takeAway);
afterAll(() => shop.close());

it('shows every thing once, also after some were taken off', async () => {
  const shopper = await signedIn(shop);
  const ids: string[] = [];
  for (let number = 1; number <= 54; number += 1) {
    const [variant] = await insertTestProduct(shop.host.database, { title: `Bowl ${number}.`, variants: [{}] });
    ids.push(variant!.productId);
    await shopper.post('/favorite/add', { type: 'product', id: variant!.productId });
  }
  const { user, translate } = await drawIsland(shopper, '/page/wish-list', 'wish-list');
  const shown = () => screen.queryAllByRole('article').length;
  const more = () => screen.queryByRole('button', { name: translate('favorite_more') });
  await waitFor(() => expect(shown()).toBe(24));
  await loadWishList();
  // The newest come first.
  for (const id of ids.slice(-20)) await setWished('product', id, 'cancel');
  await user.click(more()!);
  await waitFor(() => expect(shown()).toBe(44));
  await user.click(more()!);
  await waitFor(() => expect(shown()).toBe(54));
  expect(more()).toBeNull();
  // The button has gone: the first of what is new has the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[44]!.querySelector('a')));
});

it('says that notices have ended only when they have', async () => {
  const shopper = await signedIn(shop);
  location.hash = '#stop=mailed';
  const send: typeof shopper.client.send = (request) =>
    request.url === '/api/web/favorite/watch/stop' ? Promise.reject(new TypeError()) : shopper.client.send(request);
  const { translate } = await drawIsland({ ...shopper, client: { ...shopper.client, send } }, '/page/wish-list', 'wish-list');
  await waitFor(() => expect(document.querySelector('[data-toast=error]')?.textContent).toBeTruthy());
  expect(document.body.textContent).not.toContain(translate('favorite_stopped'));
});
