/** Which language a message speaks where its caller names none. */
import type { Locale } from './languages.ts';

let current: () => Locale = () => 'en';

export const getLocale = (): Locale => current();

/** Sets once per process where the language comes from. */
export function overwriteGetLocale(get: () => Locale): void {
  current = get;
}
