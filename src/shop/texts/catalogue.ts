/** The texts that shoppers read, as they came with the shop. */
import * as m from '#messages';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import { ownText, withoutOwnTexts } from '#kit/pure/messages-runtime.ts';
import { findTextProblem } from './rules.ts';

type Message = (inputs: object, options: { locale: Locale }) => string;

const messages = m as unknown as Readonly<Record<string, Message>>;

/** What only staff read: answers of the back office's API, names in its editors, files. Of sections most texts are names. */
const ofStaff =
  /^(?:api|apps|backoffice|customers|import|listings|mail|menus|publishable|reports|settings|setup|staff|templates|texts|transfers|translations|webhooks)_|^letter_\w+_about$|^section_(?!(?:days|hours|minutes|seconds|slide\w*|stars|until|video_elsewhere)$)/;

/** The keys of what shoppers read, in alphabetical order. */
export const textKeys: readonly string[] = Object.keys(messages)
  .filter((key) => !ofStaff.test(key))
  .toSorted();
const known = new Set(textKeys);

/** Whether there is such a text. */
export const isTextKey = (key: string): boolean => known.has(key);

// Each place filled with itself.
const places: object = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** A text with its places in braces, as it came with the shop. */
export const originalOf = (key: string, locale: Locale): string => withoutOwnTexts(() => messages[key]!(places, { locale }));

/** A text with its places in braces, as the shop says it: the merchant's, else as it came. */
export const templateInForce = (key: string, locale: Locale): string => ownText(locale, key) ?? originalOf(key, locale);

/** What is wrong with a text in place of the shop's in a language; null where nothing is. */
export const problemOf = ({ key, lang, text }: { key: string; lang: Locale; text: string }): ReturnType<typeof findTextProblem> =>
  findTextProblem(
    text,
    originalOf(key, lang),
    messageLocales.map((locale) => originalOf(key, locale)),
  );
