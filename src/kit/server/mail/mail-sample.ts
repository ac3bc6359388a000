/** Mails with sample data: what previews show and tests go through. */
import type { Locale } from '#kit/pure/languages.ts';
import type { MailBlock, MailWords } from '#kit/pure/mail/mail-texts.ts';

/** A mail as it is read. */
export type MadeMail = { subject: string; html: string; text: string };

/** What a sample is made of: who writes to whom, about what. All of it may be anything that people write. */
export type MailFixture = {
  lang: string;
  locale: Locale;
  shopName: string;
  /** The shop's address, without slash at its end. */
  baseUrl: string;
  now: Date;
  firstName: string;
  lastName: string;
  email: string;
  product: string;
  option: { title: string; value: string };
  /** Text from a person (a reason, a remark). */
  words: string;
} & MailFrame;

/** What the merchant puts around the words of a mail, or in their place. */
export type MailFrame = {
  /** Stands below the mail. */
  footer?: string | undefined;
  /** In place of the mail's own words. */
  template?: MailWords | null | undefined;
  /** Of the theme in force; absent: as the layout has it. */
  look?: MailLook | undefined;
};

/** What mails have of the shop's theme. Colours are hexadecimal: mail programs read no others. */
export type MailLook = { buttonColor: string; borderRadius: string; titleFontFamily: string };

/** What a mail says by itself, and by which values: what its template begins with. */
export type OwnWords = { title: string; paragraphs: readonly string[]; values: Readonly<Record<string, string>>; blocks: readonly MailBlock[] };

/** One kind of mail that a slice sends. */
export type MailSample = {
  /** Unique in the shop: `order.placed`. */
  kind: string;
  make(fixture: MailFixture): Promise<MadeMail>;
  /** The default text, where the merchant may edit it; absent where the text is written by a person (an issue, an answer). */
  words?(fixture: MailFixture): OwnWords;
  /** Places that other words must have: a link with a secret, a code, what the law asks for. */
  required?: readonly string[];
};
