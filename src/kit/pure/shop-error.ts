/** Domain errors of the shop, typed apart from unexpected errors: anything else that is thrown is a bug and answers 500 with a general message. */
import type { z } from 'zod';
import type { Locale } from './languages.ts';

/** Codes of the envelope (docs/contract.md, "Envelope"). 0 is success and never thrown. */
export type ResponseCode = 10 | 30 | 40 | 41 | 50 | 51 | 500 | 20000;

/** A domain error: its response code, status and message, and what its `data` holds. */
export type ErrorSpec<Data extends Record<string, unknown> = never> = {
  /** Its stable name on the wire, unique but where two errors mean the same (docs/reference/errors.md). */
  reason: string;
  wire: ResponseCode;
  status: number;
  /** Formats the message in a language with the error's own `params`. */
  message: (params: never, options: { locale: Locale }) => string;
  data?: z.ZodType<Data>;
};

/** Any domain error, whatever its `data` holds. */
export type AnyErrorSpec = ErrorSpec<Record<string, unknown>>;

/** A domain error. Throw it with one of the specs that a slice's contract declares. */
export class ShopError<Data extends Record<string, unknown> = Record<string, unknown>> extends Error {
  readonly spec: ErrorSpec<Data>;
  readonly params: Record<string, unknown>;
  /** What goes into the envelope's `data` (field errors, what is left, a dialog). */
  readonly data: Data | null;
  /** Seconds for a `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;
  /** What the transaction wrote before this error is still committed: a counted guess stays counted. */
  readonly commitsWrites: boolean;

  constructor(
    spec: ErrorSpec<Data>,
    more: { params?: Record<string, unknown>; data?: Data; retryAfterSeconds?: number; commitsWrites?: true; cause?: unknown } = {},
  ) {
    super(`rejected with code ${spec.wire}, status ${spec.status}`, { cause: more.cause });
    this.name = 'ShopError';
    this.spec = spec;
    this.params = more.params ?? {};
    this.data = more.data ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.commitsWrites = more.commitsWrites ?? false;
  }

  /** The message for a person. */
  say(locale: Locale): string {
    return this.spec.message(this.params as never, { locale });
  }
}
