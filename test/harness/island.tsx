/**
 * An island as the browser draws it, in a DOM without a browser: with the props that the shop's page gives it, and calling the shop's API. For test files
 * named `island.test.tsx`, which have a DOM (set-dom.ts). Layout, scripts that come late and ways from page to page are for end-to-end tests (test/e2e).
 */
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { islands } from '#browser/islands.ts';
import type { PageInfo } from '#browser/navigation/page-data.ts';
import { setNavigator } from '#kit/browser/navigate.ts';
import { authToken, cart, forgetSession, languagePath, noWishList, wishList } from '#kit/browser/state.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { setDefaultLocale } from '#storefront/compose/locale.ts';
import { PageViewProvider } from '#ui/page-view.tsx';
import { words, type Words } from '#test/e2e/messages.ts';
import type { TestClient } from './app.ts';
import type { SignedInShopper } from './shoppers.ts';

/** What a test does with an island: `user` types and presses, `translate` are its messages, `visited` the addresses that it has led to. */
export type DrawnIsland = { user: UserEvent; translate: Words; visited: string[] };

/** Longer than an answer of the shop takes on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** Asks for a page as its shopper, and draws its island of that name. `takeAway` removes it again. */
export async function drawIsland(shopper: SignedInShopper, path: string, name: string, locale: Locale = 'en'): Promise<DrawnIsland> {
  takeAway();
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const answer = await shopper.page(prefix + path);
  const { data: page } = answer.data as { data?: PageInfo };
  if (!page) throw new Error(`${path} answered ${answer.status} ${answer.text.slice(0, 500)}`);
  const entry = page.islands.find((one) => one.name === name);
  if (!entry) throw new Error(`${path} has no island ${name}, but ${page.islands.map((one) => one.name).join(', ')}`);
  const Component = (await islands[name]!()) as ComponentType<Record<string, unknown>>;
  vi.stubGlobal('fetch', fetchFrom(shopper.client));
  setDefaultLocale(locale);
  authToken.set(shopper.token);
  languagePath.set(prefix);
  const visited: string[] = [];
  setNavigator((address) => void visited.push(address));
  render(
    <PageViewProvider value={page}>
      <Component {...entry.props} />
    </PageViewProvider>,
    { container: document.body.appendChild(document.createElement('main')) },
  );
  return { user: userEvent.setup(), translate: words(locale), visited };
}

/** Counts what was drawn and taken away. */
let drawn = 0;

/** Removes what was rendered, signs out, and forgets cart and wish list. */
export function takeAway(): void {
  drawn += 1;
  cleanup();
  setDefaultLocale('en');
  document.body.replaceChildren();
  forgetSession();
  // A visitor's, too: of nobody there is nothing to forget.
  cart.set(null);
  wishList.set(null);
  noWishList.set(false);
  sessionStorage.clear();
  vi.unstubAllGlobals();
}

/** `fetch` without a network: what the island asks, the application is asked by `inject`. */
function fetchFrom(client: TestClient): typeof fetch {
  const mine = drawn;
  return async (address, { method = 'GET', headers = {}, body } = {}) => {
    const answer = await client.send({
      method: method as 'GET' | 'POST',
      url: address as string,
      headers: headers as Record<string, string>,
      ...(body === undefined || body === null ? {} : { payload: body as string }),
    });
    // What comes after its island was taken away must not reach the stores, which the next test shares.
    if (mine !== drawn) return new Promise(() => undefined);
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': String(answer.headers['content-type']) } });
  };
}
