import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import type { AnyJob } from '#kit/server/jobs.ts';
import { readShopFacts, sendMailText } from '#shop/messages/index.ts';
import { findStaffByEmail, findStaffMember, ticketJob } from '#shop/staff/index.ts';
import { accessLimits } from './contract.ts';
import { forgotJob, type ForgotPassword } from './job-kinds.ts';
import { formatTicket } from './mails.ts';
import { deleteOldAccess, insertTicket } from './store.ts';

const lastMs = { invitation: accessLimits.invitationHours * 3_600_000, reset: accessLimits.resetMinutes * 60_000 } as const;

/** Makes the link's secret and mails it at once, so that it stands nowhere but in the mail; tried again, it makes another. */
async function mailTicket(context: Context, { staffId, purpose, lang }: z.output<typeof ticketJob.data>): Promise<void> {
  const staff = await findStaffMember(context.db, staffId);
  if (!staff || staff.disabledAt) return;
  const ticket = newSecret();
  const ticketHash = hashSecret(ticket);
  await context.transaction((tx) => insertTicket(tx, { ticketHash, staffId, purpose, expiresAt: new Date(context.now().getTime() + lastMs[purpose]) }));
  const { name: shopName } = await readShopFacts(context, lang);
  await sendMailText(context, { id: `staff-${ticketHash}`, to: staff.email, lang, rows: [], ...formatTicket({ lang, shopName, purpose, ticket }) });
}

/** Mails the owner of such an account the link that resets a password; sends nothing to others. */
async function answerForgotten(context: Context, { email, lang }: ForgotPassword): Promise<void> {
  const staff = await findStaffByEmail(context.db, email);
  if (staff) await mailTicket(context, { staffId: staff.id, purpose: staff.passwordHash === null ? 'invitation' : 'reset', lang });
}

/** Mails links; every night forgets failed sign-ins, tickets, challenges and browsers that were not seen for over a year. */
export const accessJobs: readonly AnyJob[] = [
  { ...ticketJob, run: mailTicket, retryLimit: 8 },
  { ...forgotJob, run: answerForgotten, retryLimit: 8 },
  {
    name: 'staff-access.forget',
    data: z.object({}),
    schedule: '41 3 * * *',
    run: (context) => context.transaction((tx) => deleteOldAccess(tx, context.now())),
  },
];
