/** What every use case is told about the call that it serves: who asks, in which language and currency, what time it is. */
import type { Locale } from '#kit/pure/shop-error.ts';
import type { Database, Reader, Tx } from './database.ts';

/** Who asks. Comes from tokens and cookies only, never from a body. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'user'; accountId: string; sessionId: string; guestId?: string }
  | { kind: 'staff'; staffId: string; sessionId: string; role: StaffRole; name: string; email: string }
  | { kind: 'system'; name: string };

/** Roles of the merchant's people (contract, section 7). */
export type StaffRole = 'owner' | 'manager' | 'support' | 'editor';

/** One call of the shop. */
export type Context = {
  /** For reads outside of a transaction. */
  readonly db: Reader;
  /** Runs writes in one transaction (see `Database.transaction`). */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The clock; never `Date.now()` in a use case. */
  now(): Date;
  readonly caller: Caller;
  /** Language prefix as asked for (`zh-TW`); for choosing content. */
  readonly lang: string;
  /** The message catalogue that serves `lang`. */
  readonly locale: Locale;
  /** Currency in force for this call: one that a market of the shop uses. */
  readonly currency: string;
  readonly log: Log;
  /** Set by the use case that issued a guest secret; the HTTP layer turns it into the cookie. */
  readonly issued: { guestSecret?: string };
};

/** The part of a logger that use cases see. */
export type Log = {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

/** Where a context comes from when no request is behind it: jobs, the command line, tests. */
export function systemContext(
  database: Database,
  options: { name: string; now?: () => Date; log: Log; lang?: string; locale?: Locale; currency?: string },
): Context {
  return {
    db: database.reader,
    transaction: (work) => database.transaction(work),
    now: options.now ?? (() => new Date()),
    caller: { kind: 'system', name: options.name },
    lang: options.lang ?? 'en',
    locale: options.locale ?? 'en',
    currency: options.currency ?? 'USD',
    log: options.log,
    issued: {},
  };
}
