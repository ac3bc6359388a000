/** Mails with sample data: what previews show and tests go through. */
import type { Locale } from '#kit/pure/languages.ts';

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
  /** What somebody wrote (a reason, a remark). */
  words: string;
};

/** One kind of mail that a slice sends. */
export type MailSample = {
  /** Unique in the shop: `order.placed`. */
  kind: string;
  make(fixture: MailFixture): Promise<MadeMail>;
};
