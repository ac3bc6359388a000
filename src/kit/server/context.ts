/** The context of a call, passed to every use case: the caller, the language, the currency and the time. */
import { authInvalid } from '#kit/pure/common-errors.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { z } from 'zod';
import type { Database, Queryable, Tx } from './database.ts';
import type { HostConfig } from './host-config.ts';

/** Who asks. Comes from tokens and cookies only, never from a body. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'guest'; guestId: string }
  | { kind: 'user'; accountId: string; sessionId: string; lastSeenAt?: Date; guestId?: string }
  | {
      kind: 'staff';
      staffId: string;
      sessionId: string;
      role: StaffRole;
      rights: StaffRights;
      name: string;
      email: string;
      mustSetUp?: boolean;
      apiKeyId?: string;
    }
  | { kind: 'system'; name: string };

/** The caller's account and session. @throws authInvalid (50) if the caller is not signed in */
export function requireUser({ caller }: { caller: Caller }): Extract<Caller, { kind: 'user' }> {
  if (caller.kind !== 'user') throw new ShopError(authInvalid);
  return caller;
}

/** Roles of the merchant's people (docs/contract.md, "Back office API"). */
export type StaffRole = 'owner' | 'manager' | 'merchandiser' | 'support' | 'editor';

/** What queuing a job needs to know of its kind: the queue's name and the shape of its data. */
export type JobKind<Data> = { name: string; data: z.ZodType<Data> };

/** Queues `data` for `job` on commit of `tx`, to run at once or after `startAfter`. */
export type Enqueue = <Data>(tx: Tx, job: JobKind<Data>, data: Data, options?: { startAfter?: Date }) => Promise<void>;

/** One call of the shop. */
export type Context = {
  /** For reads outside of a transaction. */
  readonly db: Queryable;
  /** Runs writes in one transaction (see `Database.transaction`). */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The clock: what decides in the shop goes by it, in SQL too. */
  now(): Date;
  readonly caller: Caller;
  /** Network address of the call, for limits and nothing else; empty where no request is behind it. */
  readonly address: string;
  /** The call's `User-Agent`, at most 512 characters; empty where no request is behind it. For people to recognise a device, for no decision. */
  readonly userAgent: string;
  /** Language prefix as asked for (`zh-TW`); for choosing content. */
  readonly lang: string;
  /** The message catalogue that serves `lang`. */
  readonly locale: Locale;
  /** Currency in force for this call: one that a market of the shop uses. */
  readonly currency: string;
  readonly log: Log;
  /** Queues what has to happen outside of the database (a mail, a refund at a provider), on commit of the writing transaction. */
  readonly enqueue: Enqueue;
  /** The process's configuration. */
  readonly config: HostConfig;
  /** Drafts are to be shown: the page was asked for with a preview token that staff obtained. Such pages are never cached. */
  readonly preview?: true;
  /** What may be asked of services outside (`withAnswers`); absent where nobody asks, and then they answer nothing. */
  readonly answers?: Answers;
  /** How many lines of the audit log this call has written; the HTTP layer sees to it that a write of staff leaves one. */
  readonly audit?: { lines: number };
  /** Set by the use case that issued a guest secret; the HTTP layer turns it into the cookie. */
  readonly issued: { guestSecret?: string; guestId?: string };
};

/** A question by its key, which names all that the answer depends on. `ask` answers null where there is no answer, and keeps its own limit of time. */
export type Question<Answer> = { key: string; ask(context: Context): Promise<Answer | null> };

/** An answer as it is stored along with what it was asked for; null where there was none. */
export type StoredAnswer = { key: string; answer: unknown; until: string };

/** The answers that one call has. */
export type Answers = {
  /** What was answered to each; null where there is no answer. @throws Unanswered */
  to<Answer>(questions: readonly Question<Answer>[]): (Answer | null)[];
  /** Takes answers that were stored, as far as they still hold. */
  recall(stored: readonly StoredAnswer[]): void;
  /** Those that were used, to be stored. */
  used(): StoredAnswer[];
  /** Whether any of them was asked for in this call. */
  hasNew(): boolean;
};

/** The part of a logger that use cases see. */
export type Log = {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

/** What work needs that no request is behind: jobs, the command line, tests. */
export type SystemHost = {
  database: Pick<Database, 'reader' | 'transaction'>;
  now(): Date;
  jobs: { enqueue: Enqueue };
  log: Log;
  config: HostConfig;
};

/** The host as a job has it, whose context is all that it is given. */
export function hostOf(context: Context): SystemHost {
  return {
    database: { reader: context.db, transaction: (work) => context.transaction(work) },
    now: () => context.now(),
    jobs: { enqueue: context.enqueue },
    log: context.log,
    config: context.config,
  };
}

/** Where a context comes from when no request is behind it: jobs, the command line, tests. `now` replaces the process's clock. */
export function systemContext(host: SystemHost, options: { name: string; now?: () => Date; lang?: string; locale?: Locale; currency?: string }): Context {
  const { database } = host;
  return {
    db: database.reader,
    transaction: (work) => database.transaction(work),
    now: options.now ?? (() => host.now()),
    caller: { kind: 'system', name: options.name },
    address: '',
    userAgent: '',
    lang: options.lang ?? 'en',
    locale: options.locale ?? 'en',
    currency: options.currency ?? 'USD',
    log: host.log,
    enqueue: host.jobs.enqueue,
    config: host.config,
    issued: {},
  };
}
