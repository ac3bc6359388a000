import { afterEach, expect, it, vi } from 'vitest';
import { isPlainClick, toSignIn } from './navigate.ts';
import { languagePath } from './state.ts';

afterEach(() => {
  languagePath.set('');
  vi.unstubAllGlobals();
});

const shown = (pathname: string, search = '') => vi.stubGlobal('location', { pathname, search });

it.each([
  ['', '/auth/signin?return=%2Fuser%2Farticle%3Fedit%3Dnew'],
  ['/zh', '/zh/auth/signin?return=%2Fzh%2Fuser%2Farticle%3Fedit%3Dnew'],
])('sign-in leads back to the address shown%s', (prefix, expected) => {
  languagePath.set(prefix);
  shown(`${prefix}/user/article`, '?edit=new');
  expect(toSignIn()).toBe(expected);
});

it('a session whose end is reported twice keeps the way back', () => {
  shown('/user/info');
  const first = toSignIn();
  shown('/auth/signin', first.slice('/auth/signin'.length));
  expect(toSignIn()).toBe(first);
});

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it.each([
  ['the main button alone', {}, true],
  ['the middle button', { button: 1 }, false],
  ['⌘', { metaKey: true }, false],
  ['Ctrl', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  // Saves what the link leads to.
  ['Alt', { altKey: true }, false],
])('a click with %s', (_with, keys, isPlain) => expect(isPlainClick({ ...plain, ...keys })).toBe(isPlain));
