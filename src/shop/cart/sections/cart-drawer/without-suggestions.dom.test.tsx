/** The drawer where the script of its suggestions cannot be had: offline, or after a release that has taken it away. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { PageView } from '#ui/page-view.tsx';

const asked = vi.fn<() => void>();
// Files of tests share their modules: what the drawer keeps of its suggestions must come neither from another file nor go to one.
vi.resetModules();
vi.doMock('./goes-with.tsx', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { cart, cartDrawerOpen } = await import('#kit/browser/state.ts');
const { PageViewProvider } = await import('#ui/page-view.tsx');
const { CartDrawer } = await import('./island.tsx');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.doUnmock('./goes-with.tsx');
  vi.resetModules();
});

it('shows the cart all the same', async () => {
  const price = { amount: 1_800, currency: 'USD' };
  const line = {
    lineId: 'one',
    sku: 'CUP',
    slug: '',
    title: 'Brae Cup',
    options: [],
    image: null,
    quantity: 1,
    available: 5,
    price,
    linePrice: null,
    total: price,
    subtotal: price,
    discounts: [],
    messages: [],
    expected: null,
    giftWrapping: false,
  };
  const shown = { lines: [line], saved: [], count: 1, total: price, messages: [], nudges: [], requiresShipping: true, taxable: true };
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json({ code: 0, msg: '', data: shown }));
  vi.stubGlobal('fetch', fetched);
  const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/', kind: 'home', paths: {} } as unknown as PageView;
  render(
    <PageViewProvider value={view}>
      <CartDrawer />
    </PageViewProvider>,
  );
  cartDrawerOpen.set(true);
  await screen.findByText('Brae Cup');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  // What React would make of a failure it has made by the time it draws again.
  act(() => cart.set({ ...shown, count: 2 }));
  await screen.findByText('Cart (2)');
  expect(screen.queryByText('Brae Cup')).not.toBeNull();
});
