/** The language of the text that is being rendered. Rendering is synchronous, so one variable per process is enough. */
import { overwriteGetLocale } from '#messages-runtime';
import type { Locale } from '#kit/pure/languages.ts';

let current: Locale = 'en';
overwriteGetLocale(() => current);

/** Runs a synchronous render with messages in `locale`. */
export function inLocale<T>(locale: Locale, render: () => T): T {
  const before = current;
  current = locale;
  try {
    return render();
  } finally {
    current = before;
  }
}

/** The language of messages outside of a render. Browsers have one build a language; tests of islands say theirs here. */
export function setDefaultLocale(locale: Locale): void {
  current = locale;
}
