/** Private pages do not outlast their session: not in another tab, and not in the back/forward cache. */
import { reloadPage } from './navigation.ts';
import { shownPage } from './show-page.ts';

/** Starts watching. */
export function startPrivatePages(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab signed out, or another account in. A guest's checkout goes on when its shopper signs in elsewhere.
    if (key === 'authToken' && (isOf('user') || (newValue === null && isOf('cart', 'checkout')))) reloadPage();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // As it was left, out of the browser's memory.
    if (persisted && isOf('user', 'cart', 'checkout')) reloadPage();
  });
}

const isOf = (...kinds: string[]) => kinds.includes(shownPage()?.kind ?? '');
