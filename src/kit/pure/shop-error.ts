/** Domain errors of the shop, typed apart from unexpected errors: anything else that is thrown is a bug and answers 500 with a general message. */
import type { Locale } from './languages.ts';

/** Codes of the envelope (docs/contract.md, "Envelope"). 0 is success and never thrown. */
export type ResponseCode = 10 | 30 | 40 | 41 | 50 | 51 | 500 | 20000;

/** A domain error: its response code, status and message. */
export type ErrorSpec = {
  wire: ResponseCode;
  status: number;
  /** Formats the message in a language with the error's own `params`. */
  message: (params: never, options: { locale: Locale }) => string;
};

/** A domain error. Throw it with one of the specs that a slice's contract declares. */
export class ShopError extends Error {
  readonly spec: ErrorSpec;
  readonly params: Record<string, unknown>;
  /** What goes into the envelope's `data` (field errors, what is left, a dialog). */
  readonly data: Record<string, unknown> | null;
  /** Seconds for a `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;
  /** What the transaction wrote before this error is committed all the same: a counted guess stays counted. */
  readonly commitsWrites: boolean;

  constructor(
    spec: ErrorSpec,
    more: { params?: Record<string, unknown>; data?: Record<string, unknown>; retryAfterSeconds?: number; commitsWrites?: true; cause?: unknown } = {},
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
