import Bowser from 'bowser';

const longest = 120;

/** Browser and system in words that need no translation (`Chrome 141, Windows`), out of a User-Agent header; empty when it says nothing. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  const named = [browser.name && [browser.name, major].filter(Boolean).join(' '), platform.model, os.name].filter(Boolean).join(', ');
  return named.slice(0, longest);
}
