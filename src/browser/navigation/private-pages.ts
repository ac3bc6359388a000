/** Pages that show what is somebody's own do not outlast their session: not in another tab, and not when somebody comes back to them. */
import { reloadPage } from './navigation.ts';
import { shownPage } from './show-page.ts';

/** Starts watching. */
export function startPrivatePages(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab signed out, or somebody else in. A checkout that is being filled in as a guest goes on when its shopper signs in beside it.
    if (key === 'authToken' && (isOf('user') || (newValue === null && isOf('cart', 'checkout')))) reloadPage();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // As it was left, out of the browser's memory.
    if (persisted && isOf('user', 'cart', 'checkout')) reloadPage();
  });
}

const isOf = (...kinds: string[]) => kinds.includes(shownPage()?.kind ?? '');
