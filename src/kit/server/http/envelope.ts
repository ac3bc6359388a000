/** The one shape of every answer under `/api/`: `{ code, msg, data }` (docs/contract.md, "Envelope"). */
import type { Locale } from '#kit/pure/languages.ts';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { z } from 'zod';

/** The envelope around a `data` schema, for OpenAPI and for serialising. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(0), msg: z.string(), data });
}

/** The envelope of a domain error. `reason` is its stable name (docs/reference/errors.md), `data` what belongs to that. */
export const errorEnvelope = z.object({
  code: z.number().int(),
  msg: z.string(),
  reason: z.string(),
  data: z.union([z.record(z.string(), z.unknown()), z.null()]),
});

/** A domain error as it is answered, its message in a language. */
export function errorAnswer(error: ShopError, locale: Locale): z.infer<typeof errorEnvelope> {
  const { wire, reason } = error.spec;
  return { code: wire, msg: error.say(locale), reason, data: error.data };
}

/** Wraps what succeeded. */
export function success<Data>(data: Data): { code: 0; msg: string; data: Data } {
  return { code: 0, msg: '', data };
}
