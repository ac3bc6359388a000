/** The one shape of every answer under `/api/`: `{ code, msg, data }` (docs/contract.md, "Envelope"). */
import { z } from 'zod';

/** The envelope around a `data` schema, for OpenAPI and for serialising. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(0), msg: z.string(), data });
}

/** The envelope of a domain error. */
export const errorEnvelope = z.object({
  code: z.number().int(),
  msg: z.string(),
  data: z.union([z.record(z.string(), z.unknown()), z.null()]),
});

/** Wraps what succeeded. */
export function success<Data>(data: Data): { code: 0; msg: string; data: Data } {
  return { code: 0, msg: '', data };
}
