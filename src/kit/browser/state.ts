/**
 * What the browser remembers of its visitor, shared by all islands and, where persisted, by all tabs
 * (docs/rules/pages.md, "Local state"). On the server every store holds its initial value.
 */
import { atom, type WritableAtom } from 'nanostores';

/** The three wish lists, as ids. */
export type WishList = { article: string[]; product: string[]; page: string[] };

/** How many units are in the cart. Persisted, the same in all tabs. */
export const cartCount = atom<number>(0);
/** The cart as the API last answered it (contract: Cart), or null before it was asked for. */
export const cart = atom<object | null>(null);
/** Whether the cart drawer is open. */
export const cartDrawerOpen = atom<boolean>(false);
/** Shows a cart that something was just put into: its count everywhere, its lines in the drawer. */
export function showAdded(added: { count: number }): void {
  cart.set(added);
  cartCount.set(added.count);
  cartDrawerOpen.set(true);
}
/** The signed-in user as the API answered (contract: User). Persisted. */
export const userInfo = atom<Record<string, unknown> | null>(null);
/** The session's token; signed in means that it is there. Persisted. */
export const authToken = atom<string | null>(null);
/** A mark of the session that was signed out here and whose end the shop does not know of (`sign-out.ts`). Persisted. */
export const endedSession = atom<string | null>(null);
/** Whether what is being done here ends the session: the socket's word of it is no news. */
export const endingSession = atom<boolean>(false);
/** Whether the visitor lets visits be counted; null before an answer. Persisted. */
export const visitConsent = atom<'yes' | 'no' | null>(null);
/** Counts only; knowing it gives nothing. Persisted, and only where visits may be counted. */
export const visitorId = atom<string | null>(null);
/** Path prefix of the page's language: empty for the default, else `/zh`. */
export const languagePath = atom<string>('');
/** Currency of the page shown. */
export const currency = atom<string>('USD');
/** The wish lists, null until they were fetched. */
export const wishList = atom<WishList | null>(null);
/** Set when all fetched wish lists were empty: later loads skip the fetch. Persisted. */
export const noWishList = atom<boolean>(false);
/** Set once the visitor chose a language or declined the one that was offered. Persisted. */
export const languageChosen = atom<boolean>(false);
/** Theme configuration in force. */
export const theme = atom<Record<string, unknown> | null>(null);
/** The page shown: the contract's `data` and its three parts of markup. */
export const pageData = atom<Record<string, unknown> | null>(null);
/** Markup of the page's head, body and foot as last received. */
export const pageMarkup = atom<{ head: string; body: string; foot: string } | null>(null);

/** Set once the offer to save a passkey was declined. Persisted. */
export const passkeyOfferDeclined = atom<boolean>(false);

// Somebody else's, in every tab: the storage events of other tabs set the token as well.
authToken.listen(() => {
  cart.set(null);
  cartDrawerOpen.set(false);
  wishList.set(null);
  noWishList.set(false);
});

/** By the key in local storage; a value as it was at first is not stored. The token comes first: what follows another key may ask the shop. */
const persisted = {
  authToken,
  cartCount,
  userInfo,
  endedSession,
  visitConsent,
  visitorId,
  noWishList,
  languageChosen,
  passkeyOfferDeclined,
} as object as Readonly<Record<string, WritableAtom<unknown>>>;

/** Reads what earlier visits left, writes what changes, and follows other tabs. Called once by the browser's entry, before anything else listens. */
export function startState(): void {
  const received = new Map<string, string | null>();
  for (const [key, store] of Object.entries(persisted)) {
    const take = () => {
      const text = read(key);
      received.set(key, text);
      store.set(parse(text, store.init));
    };
    take();
    store.listen((value) => {
      const text = value === store.init ? null : JSON.stringify(value);
      if (received.get(key) === text) return;
      received.set(key, text);
      write(key, text);
    });
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) take();
    });
    // A document in the back/forward cache hears nothing of other tabs.
    addEventListener('pageshow', (event) => event.persisted && take());
  }
}

/** What a browser remembers of who uses it, which is read where it is shown. */
const traces = ['lastSearches', 'viewedProducts'];

/** Forgets who is signed in: token, user info, the wish lists, the account's cart and traces (docs/rules/pages.md, "Session in the browser"). Of nobody there is nothing to forget. */
export function forgetSession(): void {
  if (authToken.get() !== null) {
    cartCount.set(0);
    for (const key of traces) write(key, null);
  }
  authToken.set(null);
  userInfo.set(null);
}

function parse(text: string | null, empty: unknown): unknown {
  if (text === null) return empty;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return empty;
  }
}

// Storage can be closed by the visitor's settings; the shop then works for the length of the visit.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing to do: see above.
  }
}
