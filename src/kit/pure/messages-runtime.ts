/** Which language a message speaks where its caller names none, and what the merchant has it say instead. */
import type { Locale } from './languages.ts';

let current: () => Locale = () => 'en';

export const getLocale = (): Locale => current();

/** Sets once per process where the language comes from. */
export function overwriteGetLocale(get: () => Locale): void {
  current = get;
}

/** Texts that the merchant wrote in place of the shop's, by language and key. A changed one is another object. */
export type OwnTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

// In a browser the page brings them along, in a script before all others.
let own: OwnTexts = (globalThis as { ownTexts?: OwnTexts }).ownTexts ?? {};

/** What the merchant has a message say in place of the catalogue's text. */
export const ownText = (locale: Locale, key: string): string | undefined => own[locale]?.[key];

/** Applies the merchant's own texts to every message from now on. */
export function setOwnTexts(texts: OwnTexts): void {
  own = texts;
}

/** The own texts in force. */
export const ownTextsInForce = (): OwnTexts => own;

/** Runs synchronous work with the catalogues' texts alone. */
export function withoutOwnTexts<T>(work: () => T): T {
  const before = own;
  own = {};
  try {
    return work();
  } finally {
    own = before;
  }
}

/** A text with its places filled in; a place that nobody fills stays as it is. */
export const fillText = (text: string, inputs: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(inputs[name] ?? place));
