/** A set that is bought as one, on the page of its offer and on that of one of its products. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cartCount } from '#kit/browser/state.ts';
import { countStatements } from '#test/harness/count-statements.ts';
import type { TestApp } from '#test/harness/app.ts';
import { demoShop } from '#test/harness/demo-shop.ts';
import { drawIsland, takeAway } from '#test/harness/island.tsx';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await demoShop();
}, 60_000);
afterEach(() => {
  takeAway();
  cartCount.set(0);
});
afterAll(() => shop.close());

const path = '/promotion/tea-for-two';
const read = async (page: string) => new DOMParser().parseFromString((await shop.client().get(page)).text, 'text/html');
const choices = (page: Document, index: number) => [...page.querySelectorAll('select[name=sku]')[index]!.querySelectorAll('option')].map((one) => one.value);

it('is chosen piece by piece and put into the cart by one call, with what it saves', async () => {
  const shopper = await signedIn(shop);
  await drawIsland(shopper, path, 'offer-set');
  const [pot, cup, other] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([pot, cup, other].map((one) => one?.value)).toEqual([expect.stringMatching(/^GRT/), expect.stringMatching(/^BRC/), expect.stringMatching(/^BRC/)]);
  // What the offer's picture shows, which the seeds name.
  expect([pot, cup, other].map((one) => one?.value)).toEqual(['GRT-CHK', 'BRC-MOS-200', 'BRC-TER-200']);
  expect(document.body.textContent).toContain('Together$112.00');
  const dearest = [...other!.options].at(-1)!.value;
  fireEvent.change(other!, { target: { value: dearest } });
  const wanted = [pot!.value, cup!.value, dearest];
  fireEvent.click(screen.getByRole('button', { name: 'Add the set to your cart' }));
  await waitFor(() => expect(cartCount.get()).toBe(3));
  const { data } = await shopper.post('/cart/get');
  expect(data.lines.map((line: { sku: string }) => line.sku).toSorted()).toEqual(wanted.toSorted());
  expect(data.total.amount).toBe(11_200);
  await screen.findByText(/This set is in your cart/);
});

it('says what the cart has of it, and what is missing', async () => {
  const shopper = await signedIn(shop);
  const sku = choices(await read(path), 1)[0]!;
  await shopper.post('/cart/add', { sku, quantity: 1 });
  cartCount.set(1);
  await drawIsland(shopper, path, 'offer-set');
  expect(await screen.findByText('In your cart: 1 of 3. Still missing: 1 × Gorse Teapot, 1 × Brae Cup')).toBeTruthy();
});

it('is put into the cart without script, all or nothing', async () => {
  const page = await read(path);
  const skus = [choices(page, 0)[0]!, choices(page, 1)[0]!, choices(page, 1)[0]!];
  const client = shop.client();
  const post = (named: readonly string[]) =>
    client.send({
      method: 'POST',
      url: path,
      payload: new URLSearchParams([['form', 'addAll'], ...named.map((sku): [string, string] => ['sku', sku])]).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const soldOut = (await client.get('/api/web/product/detail?slug=glow-lantern')).data.variants[0].sku as string;
  const refused = await post([...skus, soldOut]);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('role="alert"');
  expect((await post([])).status).toBe(400);
  expect((await client.post('/api/web/cart/get')).data.lines).toEqual([]);
  const answer = await post(skus);
  expect([answer.status, answer.headers['location']]).toEqual([303, '/cart']);
  expect((await client.post('/api/web/cart/get')).data).toMatchObject({ count: 3, total: { amount: 11_200 } });
});

it('stands on the page of its product, in place of what goes with it, within six statements', async () => {
  const page = await read('/product/gorse-teapot');
  expect([...page.querySelectorAll('h2')].map((one) => one.textContent)).toContain('Tea for two: pot and two cups');
  expect(page.body.textContent).not.toContain('Bought together');
  const count = (currency: string) => countStatements(shop.host.database, () => shop.client().get(`/product/gorse-teapot?currency=${currency}`));
  await count('USD');
  expect(await count('EUR')).toBeLessThanOrEqual(6);
});
