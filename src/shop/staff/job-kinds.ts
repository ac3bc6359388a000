/** Kinds of background work that this slice queues; the handlers are in `staff-access`. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const ticketData = z.object({ staffId: z.string(), purpose: z.enum(['invitation', 'reset']), lang: z.string().max(10) });

/** Mails a member of staff a link that sets a password. The link's secret is made when the mail is, and stands in no job. */
export const ticketJob: JobKind<z.output<typeof ticketData>> = { name: 'staff.ticket', data: ticketData };
