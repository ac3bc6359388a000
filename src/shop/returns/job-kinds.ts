/** Jobs that returns queue; what they do is in `jobs.ts`. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

/** Steps of a return that the shopper is notified of. */
export const returnMailKinds = ['applied', 'approved', 'refused', 'reminded', 'received', 'rejected', 'exchangeSent', 'refunded', 'expired'] as const;
/** A step that the shopper is notified of. */
export type ReturnMailKind = (typeof returnMailKinds)[number];

const mailData = z.object({ returnId: z.uuid(), kind: z.enum(returnMailKinds) });

/** A mail about a return, made when it is sent. */
export const returnMail: JobKind<z.output<typeof mailData>> = { name: 'return.mail', data: mailData };
