import Bowser from 'bowser';

const longest = 120;

/** Browser and system from a User-Agent header (`Chrome 141, Windows`), which need no translation; empty when it names neither. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  const named = [browser.name && [browser.name, major].filter(Boolean).join(' '), platform.model, os.name].filter(Boolean).join(', ');
  return named.slice(0, longest);
}
