/** Favorite buttons: one listener and one painter for all of a page, so that a list of products costs no island per card. */
import * as m from '#messages';
import { showToast } from '#kit/browser/toast.ts';
import { authToken, wishList } from '#kit/browser/state.ts';
import { countOf, isWished, loadWishList, setWished, wishListKnown, type WishType } from '#kit/browser/wish-list.ts';

const favoriteButton = 'button[data-favorite]';

/** Answers presses of favorite buttons; from the beginning, so that none is lost while the page still has better things to do than `startFavorites`. */
export function listenToFavoriteButtons(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(favoriteButton) : null;
    if (button) void press(button);
  });
}

/** Marks favorite buttons, and fetches the lists. */
export function startFavorites(): void {
  wishList.listen(paint);
  // Favorite buttons also come with other pages and with parts of a page that islands draw.
  let waiting = false;
  new MutationObserver(() => {
    if (waiting || !wishList.get()) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      paint();
    });
  }).observe(document.body, { childList: true, subtree: true });
  void wishListKnown().then(paint);
  // After sign-in the account's lists apply, the guest's merged in.
  authToken.listen((token) => {
    if (token !== null) void loadWishList();
  });
}

async function press(button: HTMLButtonElement): Promise<void> {
  const [type, id] = subjectOf(button);
  await wishListKnown();
  const { code, msg } = await setWished(type, id, isWished(type, id) ? 'cancel' : 'add');
  if (code === 0) showToast(isWished(type, id) ? m.favorite_added() : m.favorite_cancelled(), { kind: 'success' });
  else if (code === 40) showToast(msg, { kind: 'error' });
}

function paint(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(favoriteButton))
    button.setAttribute('aria-pressed', String(isWished(...subjectOf(button))));
  const count = countOf(wishList.get());
  for (const place of document.querySelectorAll<HTMLElement>('[data-favorite-count]')) {
    place.hidden = count === 0;
    if (place.textContent !== String(count)) place.textContent = String(count);
  }
}

const subjectOf = (button: HTMLButtonElement) => button.dataset['favorite']!.split(' ') as [WishType, string];
