/** Jobs of the newsletter; what they do is in `jobs.ts`. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';
import { testMailInput } from './contract-issues.ts';

const subscription = z.object({ email: z.string().max(254), lang: z.string().max(10), currency: z.string().max(3).optional() });
/** A visitor asked for the newsletter. */
export const subscribeJob: JobKind<z.output<typeof subscription>> = { name: 'newsletter.subscribe', data: subscription };

const batch = z.object({ issueId: z.uuid(), after: z.uuid().nullable() });
/** Queues the next mails of an issue. */
export const issueJob: JobKind<z.output<typeof batch>> = { name: 'newsletter.issue', data: batch };

const mail = z.object({ issueId: z.uuid(), subscriberId: z.uuid() });
/** Sends one mail of an issue; the job holds neither the address nor the link. */
export const issueMailJob: JobKind<z.output<typeof mail>> = { name: 'newsletter.mail', data: mail };

/** Mails an issue to the member of staff who writes it. */
export const issueTestJob: JobKind<z.output<typeof testMailInput>> = { name: 'newsletter.test', data: testMailInput };
