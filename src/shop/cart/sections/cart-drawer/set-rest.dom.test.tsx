/** What completes a set, in the drawer. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { cart, cartCount } from '#kit/browser/state.ts';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import type { Cart } from '../../contract.ts';
import BesideLines from './goes-with.tsx';
import { SetInPart } from './set-rest.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  cart.set(null);
  cartCount.set(0);
});

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/', kind: 'home', paths: { product: '/product/:slug' } } as unknown as PageView;
const cup = { sku: 'CUP', title: 'Brae Cup', label: 'Moss', quantity: 2, price: { amount: 1_800, currency: 'USD' }, image: null };
const set = {
  slug: 'tea-for-two',
  title: 'Tea for two',
  missing: [cup],
  total: { amount: 11_200, currency: 'USD' },
  saving: { amount: 1_200, currency: 'USD' },
};

const suggested = (title: string) => ({ id: title, slug: title, title, images: [], price: cup.price, linePrice: null, priceVaries: false });

/** Draws it with these answers of the shop by path, and returns what it was sent. */
function drawn(answers: Readonly<Record<string, object>>): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const [path = ''] = address.replace('/api/web', '').split('?');
    if (path === '/product/beside') return Response.json({ code: 0, msg: '', data: { items: [suggested(cup.title), suggested('Fell Mug')] } });
    sent.push({ path, body: JSON.parse(body as string) });
    return Response.json(answers[path]);
  });
  const lines = [{ sku: 'POT', slug: 'pot', quantity: 1 }] as Cart['lines'];
  render(
    <PageViewProvider value={view}>
      <BesideLines lines={lines} />
    </PageViewProvider>,
  );
  return sent;
}

it('says what is missing, and puts it into the cart at one press', async () => {
  const sent = drawn({ '/cart/set-rest': { code: 0, msg: '', data: { set } }, '/cart/add-all': { code: 0, msg: '', data: { count: 3, lines: [] } } });
  await screen.findByText('Complete “Tea for two”');
  for (const words of ['2 × Brae Cup', 'Moss', '$36.00']) expect(screen.getByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add and complete the set' }));
  await waitFor(() => expect(cartCount.get()).toBe(3));
  expect(sent.at(-1)).toEqual({ path: '/cart/add-all', body: { items: [{ sku: 'CUP', quantity: 2 }] } });
});

it('leaves the focus in the drawer when its button goes with the offer', async () => {
  const { rerender } = render(
    <dialog open>
      <button type="button">Close</button>
      <PageViewProvider value={view}>
        <SetInPart set={set as never} />
      </PageViewProvider>
    </dialog>,
  );
  screen.getByRole('button', { name: 'Add and complete the set' }).focus();
  rerender(
    <dialog open>
      <button type="button">Close</button>
    </dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
});

it('says why it could not be added', async () => {
  drawn({ '/cart/set-rest': { code: 0, msg: '', data: { set } }, '/cart/add-all': { code: 40, msg: 'Only 1 left.', data: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Add and complete the set' }));
  await screen.findByText('Only 1 left.');
  expect(cartCount.get()).toBe(0);
});

it('is not suggested once more below', async () => {
  drawn({ '/cart/set-rest': { code: 0, msg: '', data: { set } } });
  await screen.findByText('Fell Mug');
  await waitFor(() => expect(screen.queryByText('Brae Cup')).toBeNull());
  expect(screen.getByText('2 × Brae Cup')).toBeTruthy();
});

it('is not there where the cart holds no part of a set', async () => {
  const sent = drawn({ '/cart/set-rest': { code: 0, msg: '', data: { set: null } } });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
