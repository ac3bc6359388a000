import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartCount, cartDrawerOpen, pageMarkup } from '#kit/browser/state.ts';
import { setNavigator } from '#kit/browser/navigate.ts';
import { listenToCart, startCart } from './cart-link.ts';

const drawer = { fetch: async (): Promise<unknown> => undefined };

const went = vi.fn<(address: string) => void>();
let link: HTMLAnchorElement;
const badge = () => link.querySelector<HTMLElement>('[data-cart-count]')!;

listenToCart(() => drawer.fetch());
setNavigator(went);

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<a href="/cart" aria-label="Cart" data-cart=""><span data-cart-count="" hidden></span></a>';
  link = document.querySelector('a')!;
  cartDrawerOpen.set(false);
  cartCount.set(0);
  went.mockClear();
});
afterEach(() => {
  drawer.fetch = async () => undefined;
});

const press = (keys: MouseEventInit = {}) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

it('opens the drawer, and leaves the browser its own ways', async () => {
  expect(press()).toBe(false);
  expect(cartDrawerOpen.get()).toBe(true);
  cartDrawerOpen.set(false);
  expect(press({ ctrlKey: true })).toBe(true);
  expect(cartDrawerOpen.get()).toBe(false);
  expect(went).not.toHaveBeenCalled();
});

it('leads to the page of the cart where the drawer cannot be had', async () => {
  drawer.fetch = async () => {
    throw new TypeError('no network');
  };
  press();
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith(link.href, {}));
  expect(cartDrawerOpen.get()).toBe(false);
});

it('says how much is in the cart, in a header that has just come too', () => {
  startCart();
  expect([badge().hidden, link.ariaLabel]).toEqual([true, 'Cart']);
  cartCount.set(1);
  expect(link.ariaLabel).toBe('Cart, 1 item');
  cartCount.set(2);
  expect([badge().hidden, badge().textContent, link.ariaLabel]).toEqual([false, '2', 'Cart, 2 items']);
  cartCount.set(120);
  expect(badge().textContent).toBe('99+');
  document.body.innerHTML = '<a href="/cart" data-cart=""><span data-cart-count="" hidden></span></a>';
  link = document.querySelector('a')!;
  pageMarkup.set({ head: '', body: '', foot: '' });
  expect([badge().hidden, badge().textContent]).toEqual([false, '99+']);
});
