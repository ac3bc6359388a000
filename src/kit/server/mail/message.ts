/** A mail on its way out. */

/** A message. `to` is an e-mail address; without SMTP it may be a telephone number, whose text message lands in the folder too. */
export type Mail = {
  /** Names the message: sent twice, it has the same Message-ID and is the same file. */
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  at: Date;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string | undefined;
  /** Further headers (`List-Unsubscribe`); names and values are the shop's own. */
  headers?: Readonly<Record<string, string>> | undefined;
};
