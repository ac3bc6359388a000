/** What a document does that the browser kept in its memory. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { authToken, cartCount, startState } from '#kit/browser/state.ts';
import { startPrivatePages } from './private-pages.ts';

const asked: (string | undefined)[] = [];
beforeAll(() => {
  startState();
  startPrivatePages();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(headers['x-auth']);
    return new Promise(() => undefined);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
});
afterAll(() => {
  authToken.set(null);
  cartCount.set(0);
  // Pages that never come are still on their way for these modules.
  vi.resetModules();
});

/** Leaves the document, lets others change what is stored, and comes back to it. */
function comeBack(meanwhile: () => void, persisted = true): void {
  dispatchEvent(new Event('pagehide'));
  meanwhile();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('it knows who signed in meanwhile, and shows its page anew as that person', () => {
  comeBack(() => {
    localStorage.setItem('authToken', '"of Bo"');
    localStorage.setItem('cartCount', '3');
  });
  expect([authToken.get(), cartCount.get(), asked]).toEqual(['of Bo', 3, ['of Bo']]);
  comeBack(() => localStorage.setItem('authToken', '"of Cy"'));
  // What the old session would have ended is not the new one.
  expect([authToken.get(), localStorage.getItem('authToken')]).toEqual(['of Cy', '"of Cy"']);
  comeBack(() => localStorage.removeItem('authToken'));
  expect(authToken.get()).toBeNull();
});

test('it stays as it was left where nobody came or went', () => {
  comeBack(() => undefined);
  expect(asked).toEqual([]);
});
