/** Two people at one record: who has it open, and who changed it last. */
import { z } from 'zod';

const resource = z
  .string()
  .regex(/^[a-z][a-z-]*$/)
  .max(40);
const id = z.string().min(1).max(64);

/** `POST /api/admin/presence`: the caller has this record open, or leaves it. */
export const presenceInput = z.object({ resource, id, open: z.boolean().default(true) });
/** See `presenceInput`. */
export type PresenceInput = z.output<typeof presenceInput>;

/** Colleagues who have the record open too, by name. */
export const presenceSchema = z.object({ others: z.array(z.object({ name: z.string() })) });
/** See `presenceSchema`. */
export type Presence = z.output<typeof presenceSchema>;

/** `GET /api/admin/last-change`: of which record. */
export const lastChangeQuery = z.object({ resource, id });

/** Who changed a record last, and when; null where the log does not say, or not to the caller. `own`: it was the caller. */
export const lastChangeSchema = z.object({
  change: z.object({ name: z.string(), at: z.iso.datetime(), own: z.boolean() }).nullable(),
});
/** See `lastChangeSchema`. */
export type LastChange = z.output<typeof lastChangeSchema>['change'];

/** For how long a record is taken to be open after a screen said so, in milliseconds; screens say it every 20 s. */
export const presenceMs = 50_000;
