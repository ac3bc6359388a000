/** The cart in the browser: shared by drawer, page and count, the same in all of them at once. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { authToken, cart as cartStore, cartCount, cartDrawerOpen } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import type { Cart } from '../contract.ts';

/** What a mail about a checkout that was left ends its link with. */
const recovery = /^#recover=([\w.-]+)$/;

/** Opens what the mailed link is about, once: it is taken out of the address. Null where there is none. */
async function followRecovery(): Promise<ApiAnswer<Cart> | null> {
  const token = recovery.exec(location.hash)?.[1];
  if (token === undefined) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return callApi<Cart>('/cart/recover', { token });
}

/** Shows an answered cart everywhere. */
export function showCart(answer: ApiAnswer<Cart>): boolean {
  if (answer.code !== 0 || !answer.data) return false;
  cartStore.set(answer.data);
  cartCount.set(answer.data.count);
  return true;
}

/** Shows what the shopper has, or answers why it cannot. A change that is shown while this is under way may be newer than the answer, which is asked for again then. */
async function loadCart(): Promise<string | null> {
  const before = cartStore.get();
  const answer = await callApi<Cart>('/cart/get', {}, { quiet: true });
  if (cartStore.get() !== before) return loadCart();
  return showCart(answer) ? null : answer.msg;
}

/** Shows what the shopper has, and with a mailed link what that is about; answers why the cart could not be had. */
async function openCart(fail: (message: string | null) => void): Promise<string | null> {
  const followed = await followRecovery();
  if (followed && showCart(followed)) return null;
  if (followed) fail(followed.msg);
  return loadCart();
}

/** Makes a checkout of the cart and goes there; answers what stood in the way. */
async function beginCheckout(): Promise<string | null> {
  const answer = await callApi<{ slug: string }>('/checkout/create', { source: 'cart' });
  if (answer.code === 0 && answer.data) {
    cartDrawerOpen.set(false);
    navigate(inLanguage(`/checkout/${answer.data.slug}`));
    return null;
  }
  await loadCart();
  return answer.msg;
}

const isEmpty = (cart: Cart | null): boolean => cart !== null && cart.lines.length + cart.saved.length === 0;

/**
 * Moves the focus from a removed line to the line beside it; without one to the panel's first button or the page.
 * Gift wrapping and its offer take turns in one row, which keeps the focus.
 */
function focusAfter(pressed: Element | null): () => void {
  const line = pressed?.closest('li');
  const list = line?.parentElement;
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const place = line?.closest('dialog')?.querySelector('button') ?? document.getElementById('page-body');
  const sameRow = () => (line?.dataset['row'] ? list?.querySelector<HTMLElement>(`[data-row="${line.dataset['row']}"]`) : null);
  return () => {
    if (line) requestAnimationFrame(() => line.isConnected || (sameRow() ?? beside?.querySelector<HTMLElement>('a:not([tabindex])') ?? place)?.focus());
  };
}

/** The cart (null before it was fetched, unless `initial` came with the page) and what can be done with it. `rejection` is why a plain form was rejected. */
export function useCart(initial: Cart | null = null, rejection: string | null = null) {
  const shared = useShared(cartStore) as Cart | null;
  const [busyLines, setBusyLines] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState(rejection);
  const [failure, setFailure] = useState<string | null>(null);
  const isSignedIn = useShared(authToken) !== null;
  const load = useCallback(() => loadCart().then(setFailure), []);
  const open = useCallback(() => openCart(setError).then(setFailure), []);
  /** Answers whether it was done. */
  const change = async (path: string, body: object, lines: readonly string[]): Promise<boolean> => {
    if (lines.some((lineId) => busyLines.includes(lineId))) return false;
    const goOn = focusAfter(document.activeElement);
    setBusyLines(lines);
    setError(null);
    const answer = await callApi<Cart>(path, body);
    const isDone = showCart(answer);
    if (!isDone) {
      setError(answer.msg);
      // The cart may have changed meanwhile, which may be why.
      await loadCart();
    }
    setBusyLines([]);
    goOn();
    return isDone;
  };
  return {
    // A document does not know who is signed in: an empty anonymous cart says nothing about theirs.
    cart: shared ?? (isSignedIn && isEmpty(initial) ? null : initial),
    // Why there is no cart to show.
    failure,
    load,
    open,
    busyLines,
    error,
    leaving,
    change,
    update: (lineId: string, quantity: number) => change('/cart/update', { lineId, quantity }, [lineId]),
    remove: (lineId: string) => change('/cart/remove', { lineIds: [lineId] }, [lineId]),
    async checkOut() {
      if (leaving) return;
      setLeaving(true);
      setError(await beginCheckout());
      setLeaving(false);
    },
  };
}

/** Shows what another tab, or another device of the account, made of the cart: the count says that something did. Who signs in or out has another cart. */
export function useOtherTabs({ busyLines, load }: Pick<ReturnType<typeof useCart>, 'busyLines' | 'load'>): void {
  const follow = useEffectEvent((count: number) => {
    const shown = cartStore.get() as Cart | null;
    if (shown !== null && shown.count !== count && busyLines.length === 0) void load();
  });
  useEffect(() => cartCount.listen((count) => follow(count)), []);
  useEffect(() => authToken.listen(() => void load()), [load]);
}
