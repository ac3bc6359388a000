/** Mails of extensions. */
import type { Locale } from '#kit/pure/languages.ts';

/** What a mail says. `values` are what the merchant's own words may name (`{points}`); `link.path` is a path of the shop without language prefix. */
export type MailSaying = {
  title: string;
  paragraphs: readonly string[];
  rows?: readonly { title: string; value: string }[];
  link?: { path: string; text: string };
  values?: Readonly<Record<string, string>>;
};

/** A kind of mail, which the merchant may write in other words. It is queued by `context.mail`. */
export type ExtensionMail<Values> = {
  name: string;
  say(values: Values, locale: Locale): MailSaying;
  /** For the preview in the back office. */
  sample: Values;
};

/** What the definition lists. */
export type AnyExtensionMail = { name: string; say(values: never, locale: Locale): MailSaying; sample: unknown };
