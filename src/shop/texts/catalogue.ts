/** The texts that shoppers read, as they came with the shop and its extensions. */
import * as m from '#messages';
import { messageLocales, type Locale } from '#kit/pure/languages.ts';
import { ownText, withoutOwnTexts } from '#kit/pure/messages-runtime.ts';
import { findTextProblem } from './rules.ts';

type Message = (inputs: object, options: { locale: Locale }) => string;

const messages = m as unknown as Readonly<Record<string, Message>>;

/** What only staff read: answers of the back office's API, names in its editors, files. Of sections most texts are names. */
const ofStaff =
  /^(?:api|apps|backoffice|customers|import|listings|mail|menus|publishable|reports|settings|setup|staff|templates|texts|transfers|translations|webhooks)_|^letter_\w+_about$|^section_(?!(?:days|hours|minutes|seconds|slide\w*|stars|until|video_elsewhere)$)/;

const ownKeys: ReadonlySet<string> = new Set(Object.keys(messages).filter((key) => !ofStaff.test(key)));

/** A text of an extension; in a language that it lacks it says the English one. */
export type AddedText = { readonly en: string } & Partial<Readonly<Record<Locale, string>>>;
/** Texts of an extension by key: its name, a dot, and what it calls the text. */
export type AddedTexts = ReadonlyMap<string, AddedText>;

const added = new Set<AddedTexts>();
const addedText = (key: string): AddedText | undefined => [...added].find((texts) => texts.has(key))?.get(key);

/** Offers the texts of an extension as well; answers how to take them out again. */
export function addToCatalogue(texts: AddedTexts): () => void {
  added.add(texts);
  return () => added.delete(texts);
}

/** The keys of what shoppers read, in alphabetical order. */
export const textKeys = (): string[] => [...new Set([ownKeys, ...added].flatMap((keys) => [...keys.keys()]))].toSorted();

/** Whether there is such a text. */
export const isTextKey = (key: string): boolean => ownKeys.has(key) || addedText(key) !== undefined;

// Each place filled with itself.
const places: object = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** A text with its places in braces, as it came. */
export function originalOf(key: string, locale: Locale): string {
  const text = addedText(key);
  return text ? (text[locale] ?? text.en) : withoutOwnTexts(() => messages[key]!(places, { locale }));
}

/** A text with its places in braces, as the shop says it: the merchant's, else as it came. */
export const templateInForce = (key: string, locale: Locale): string => ownText(locale, key) ?? originalOf(key, locale);

/** What is wrong with a text in place of the shop's in a language; null where nothing is. */
export const problemOf = ({ key, lang, text }: { key: string; lang: Locale; text: string }): ReturnType<typeof findTextProblem> =>
  findTextProblem(
    text,
    originalOf(key, lang),
    messageLocales.map((locale) => originalOf(key, locale)),
  );
