/** What came of sending a form. */
import type { ApiAnswer } from './api-call.ts';

/** Messages by field name, without the path before it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Nothing to say, or what is wrong: with fields, or as a whole. */
export type Outcome = { ok: boolean; message: string; errors: FieldErrors };

/** Before anything was sent, and when all went well. */
export const noOutcome: Outcome = { ok: true, message: '', errors: {} };

/** Field errors by the names of a form: `address.city` and `city` are the same field there. */
export const byField = (errors: FieldErrors): FieldErrors => Object.fromEntries(Object.entries(errors).map(([name, text]) => [name.split('.').at(-1)!, text]));

/** Reads an answer's field errors. */
export function outcomeOf(answer: ApiAnswer<unknown>): Outcome {
  if (answer.code === 0) return noOutcome;
  const errors = (answer.data as { errors?: Record<string, string> } | null)?.errors ?? {};
  return { ok: false, message: answer.msg, errors: byField(errors) };
}

/** What is wrong with a form as a whole, when no field of it is to blame; empty when nothing is. */
export const wholeOf = ({ ok, message, errors }: Outcome): string => (ok || Object.keys(errors).length > 0 ? '' : message);
