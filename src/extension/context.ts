/** What the code of an extension is given. */
import type { Locale } from '#kit/pure/languages.ts';
import type { Caller, JobKind, Log } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { OrderFacts } from '#shop/orders/show/index.ts';
import type { ExtensionMail } from './mail.ts';

/** What every handler of an extension is given. */
export type ExtensionContext<Settings = unknown> = {
  /** What the merchant set, checked against the extension's schema. */
  readonly settings: Settings;
  /** For reads of the extension's own tables. */
  readonly db: Queryable;
  /** Writes in the extension's own tables, in one transaction with limits of its own. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Queues one of the extension's own jobs, on commit of the transaction. */
  enqueue<Data>(tx: Tx, job: JobKind<Data>, data: Data, options?: { startAfter?: Date }): Promise<void>;
  /** Queues one of the extension's own mails, on commit of the transaction. `id` is what it is about, `to` an e-mail address; `lang` is the reader's language. */
  mail<Values>(tx: Tx, mail: ExtensionMail<Values>, to: { id: string; to: string; lang: string; values: Values }): Promise<void>;
  /** What the extension may read of the shop. */
  readonly shop: ShopReads;
  /** The shop's clock. */
  now(): Date;
  readonly caller: Caller;
  readonly lang: string;
  readonly locale: Locale;
  readonly currency: string;
  /** Lines in the shop's log, each with the extension's name. */
  readonly log: Log;
  /** Aborted when the time for this call is over: hand it to `fetch`. */
  readonly signal: AbortSignal;
};

/** The shop's data for extensions, by use cases and not by tables: what stands here stays. */
export type ShopReads = {
  /** An order by its id; null when there is none. Amounts are minor units. */
  order(orderId: string): Promise<OrderFacts | null>;
  /** The contact details of an account; null when there is no such account, or no longer. */
  contact(accountId: string): Promise<{ email: string | null; firstName: string; lang: string } | null>;
  /** The id of the account with an e-mail address; null when there is none. For staff: who is let know it learns who has an account. */
  accountOf(email: string): Promise<string | null>;
};

export type { OrderFacts };
