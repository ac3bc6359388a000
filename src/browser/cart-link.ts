/** The header's link to the cart: it opens the drawer, and says how many units are in the cart. */
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { isPlainClick, navigate } from '#kit/browser/navigate.ts';
import { authToken, cartCount, cartDrawerOpen, pageMarkup } from '#kit/browser/state.ts';
import { islandOf } from './islands.ts';

const mostShown = 99;

/** Starts listening; call it before links are handled. `fetchDrawer` fetches the drawer's script. */
export function listenToCart(fetchDrawer: () => Promise<unknown> = islandOf('cart-drawer')!): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-cart]') : null;
    if (!link || location.pathname === link.pathname) return;
    event.preventDefault();
    cartDrawerOpen.set(true);
    // Its script did not come: the cart has a page.
    fetchDrawer().catch(() => {
      cartDrawerOpen.set(false);
      navigate(link.href);
    });
  });
}

/** Shows the count that is known, and asks for it where there may be one. */
export function startCart(): void {
  for (const store of [cartCount, pageMarkup]) store.subscribe(paint);
  if (cartCount.get() > 0 || authToken.get()) void count();
}

async function count(): Promise<void> {
  const { code, data } = await callApi<{ count: number }>('/cart/count', {}, { quiet: true });
  if (code === 0 && data) cartCount.set(data.count);
}

function paint(): void {
  const units = cartCount.get();
  for (const link of document.querySelectorAll<HTMLElement>('a[data-cart]')) {
    link.ariaLabel = labelOf(units);
    const badge = link.querySelector<HTMLElement>('[data-cart-count]')!;
    badge.hidden = units === 0;
    badge.textContent = units > mostShown ? `${mostShown}+` : String(units);
  }
}

function labelOf(units: number): string {
  if (units === 0) return m.layout_cart();
  return units === 1 ? m.layout_cart_count_single() : m.layout_cart_count({ count: units });
}
