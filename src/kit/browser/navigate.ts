/** Going to another page of the shop from a component, without knowing how pages are loaded. */
import { languagePath } from './state.ts';

/** How to go. */
export type NavigateOptions = {
  /** Puts the address in place of the current one in the history. */
  replace?: boolean;
  /** Loads the whole document. */
  full?: boolean;
  /** Rerenders only the parts of the page that are marked `data-rerender`; scroll and focus stay. */
  part?: boolean;
  /** The page will have changed when the shopper comes back to it: it then starts at the top. */
  changes?: boolean;
  /** What the page shows has just been changed: it is loaded although it was loaded a moment ago. */
  fresh?: boolean;
};

type Navigator = (address: string, options: NavigateOptions) => void;

let navigator: Navigator = (address, { replace }) => (replace ? location.replace(address) : location.assign(address));

/** Called by the browser's entry to load pages without reloading the document. */
export function setNavigator(next: Navigator): void {
  navigator = next;
}

/** Goes to an address of this site unchanged (`/zh/cart?x=1`); use `localPath` or `inLanguage` for a bare path. */
export function navigate(address: string, options: NavigateOptions = {}): void {
  navigator(address, options);
}

/** Whether a click follows a link in its place: the main button, without a key by which browsers open tabs and windows, or save. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A bare path with the language prefix of the page shown. */
export function inLanguage(path: string): string {
  const prefix = languagePath.get();
  return prefix + (prefix && path === '/' ? '' : path);
}

/** Opens sign-in, which returns to the current address. Called again there (several answers report an ended session), it keeps the return address. */
export function toSignIn(): string {
  const here = location.pathname + location.search;
  const signIn = inLanguage('/auth/signin');
  return location.pathname === signIn ? here : `${signIn}?return=${encodeURIComponent(here)}`;
}

/** Changes the address shown (query of a list, variant of a product) without loading anything. */
export function showAddress(address: string, { push = false }: { push?: boolean } = {}): void {
  if (push) history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
  dispatchEvent(new Event('addresschange'));
}
