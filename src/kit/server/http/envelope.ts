/** The one shape of every answer under `/api/`: `{ code, msg, data }` (docs/contract.md, "Envelope"). */
import type { Locale } from '#kit/pure/languages.ts';
import type { ShopError } from '#kit/pure/shop-error.ts';
import { z } from 'zod';

/** What every success has besides its `data`; named for the OpenAPI document. */
export const envelopeSchema = z
  .object({ code: z.literal(0).describe('0: success.'), msg: z.string().describe('Empty, or a message for a person.') })
  .meta({ id: 'Envelope', description: 'What every success has besides its `data`.' });

// Each schema takes some kB: what hundreds of operations have in common is made once.
const [code, msg] = [z.literal(0), z.string()];

/** The envelope around a `data` schema, for OpenAPI and for serialising. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code, msg, data });
}

/** The envelope of a domain error. `reason` is its stable name (docs/reference/errors.md), `data` what belongs to that. */
export const errorEnvelope = z
  .object({
    code: z.number().int().describe('10: decide first; 30: no permission; 40, 41: refused; 50, 51: sign in; 500, 20000: an error of the shop.'),
    msg: z.string().describe('What to tell a person, in the language of the request.'),
    reason: z.string().describe('The stable name of what was refused, such as `outOfStock`. New ones may come.'),
    data: z.union([z.record(z.string(), z.unknown()), z.null()]).describe('What belongs to the reason, such as `errors` by field.'),
  })
  .meta({ id: 'Refusal', description: 'A refusal, or an error.' });

/** A domain error as it is answered, its message in a language. */
export function errorAnswer(error: ShopError, locale: Locale): z.infer<typeof errorEnvelope> {
  const { wire, reason } = error.spec;
  return { code: wire, msg: error.say(locale), reason, data: error.data };
}

/** Wraps what succeeded. */
export function success<Data>(data: Data): { code: 0; msg: string; data: Data } {
  return { code: 0, msg: '', data };
}
