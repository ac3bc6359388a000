/** Private pages do not outlast their session: not in another tab, and not in the back/forward cache. */
import { authToken } from '#kit/browser/state.ts';
import { reloadPage } from './navigation.ts';
import { shownPage } from './show-page.ts';

/** Starts watching. */
export function startPrivatePages(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab signed out, or another account in. A guest's checkout goes on when its shopper signs in elsewhere.
    if (key === 'authToken' && (isOf('user') || (newValue === null && isOf('cart', 'checkout')))) reloadPage();
  });
  let token: string | null;
  addEventListener('pagehide', () => (token = authToken.get()));
  addEventListener('pageshow', ({ persisted }) => {
    // As it was left, out of the browser's memory. Any page may show what belongs to who has signed out or in since.
    if (persisted && (token !== authToken.get() || isOf('user', 'cart', 'checkout'))) reloadPage();
  });
}

const isOf = (...kinds: string[]) => kinds.includes(shownPage()?.kind ?? '');
