/** Kinds of background work that this slice queues. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const forgotData = z.object({ email: z.string().max(254), lang: z.string().max(10) });
/** The address typed into the password reset. */
export type ForgotPassword = z.output<typeof forgotData>;
/** Finds out whether there is such an account, and mails it a link that sets a password. */
export const forgotJob: JobKind<ForgotPassword> = { name: 'staff.forgot', data: forgotData };
