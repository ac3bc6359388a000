/** Links that set a password: of an invitation, and of a password that was forgotten. */
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { changeStaffMember, checkStaffPassword, findStaffMember, deleteStaffTickets, recordActionOf } from '#shop/staff/index.ts';
import { endStaffSessions } from '#shop/staff/sessions/index.ts';
import { linkWrong } from '../contract.ts';
import { forgotJob } from '../job-kinds.ts';
import { findTicket, deleteDevices, keepDevice, useSignInTicket, type TicketPurpose } from '../store.ts';
import { newSecret } from '#kit/server/ids.ts';
import { notifyStaff } from '../mails.ts';

const hourSeconds = 3_600;
const mailsPerAccount = 5;
const mailsPerNetwork = 50;

/**
 * Mails a link that sets a new password. The answer, the work and so the time are the same whether or not there is such an account: a job finds out afterwards.
 * The answer is the same too where it has been mailed often enough.
 * @throws tooMany (40, 429) for an address that asks again and again
 */
export async function forgotStaffPassword(context: Context, account: string): Promise<void> {
  const email = account.toLowerCase();
  const now = context.now();
  const seconds = await context.transaction(async (tx) => {
    const fromHere = await countWithin(tx, [{ key: `staff forgot from ${ipPrefix(context.address)}`, most: mailsPerNetwork }], {
      windowSeconds: hourSeconds,
      now,
    });
    if (fromHere > 0) return fromHere;
    const forAccount = await countWithin(tx, [{ key: `staff forgot ${email}`, most: mailsPerAccount }], { windowSeconds: hourSeconds, now });
    if (forAccount === 0) await context.enqueue(tx, forgotJob, { email, lang: context.lang });
    return 0;
  });
  if (seconds > 0) throw new ShopError(tooMany, { retryAfterSeconds: seconds });
}

/** Whose link it is. @throws linkWrong (40) */
export async function readTicket(context: Context, ticket: string): Promise<{ email: string; name: string; purpose: TicketPurpose }> {
  const { staff, purpose } = await openTicket(context, ticket);
  return { email: staff.email, name: staff.name, purpose };
}

/**
 * Sets a password by a mailed link, which is used up. Every session ends; signing in is as always, second factor included. The
 * browser is known from now on, so that nobody's guesses keep its person out.
 * @throws linkWrong (40), invalidInput (40) naming `password`
 */
export async function setStaffPassword(
  context: Context,
  { ticket, password }: { ticket: string; password: string },
): Promise<{ email: string; device: string }> {
  const { staff, purpose } = await openTicket(context, ticket);
  await checkStaffPassword(context, { password, names: [staff.email, staff.name] });
  const passwordHash = await hashPassword(password);
  const [device, now] = [newSecret(), context.now()];
  await context.transaction(async (tx) => {
    if (!(await useSignInTicket(tx, hashSecret(ticket)))) throw new ShopError(linkWrong);
    await changeStaffMember(tx, staff.id, { passwordHash, mustChangePassword: false });
    await endStaffSessions(tx, { staffId: staff.id, at: now });
    await deleteStaffTickets(tx, staff.id);
    await deleteDevices(tx, staff.id);
    await keepDevice(tx, { tokenHash: hashSecret(device), staffId: staff.id, lastSeenAt: now });
    await recordActionOf(tx, { staff, action: 'staff.set-password', subject: staff.id, detail: { by: purpose, address: context.address }, at: now });
    if (purpose === 'reset') await notifyStaff(tx, context, { email: staff.email, change: 'password' });
  });
  return { email: staff.email, device };
}

async function openTicket(context: Context, ticket: string) {
  const found = await findTicket(context.db, { ticketHash: hashSecret(ticket), now: context.now() });
  const staff = found && found.purpose !== 'secondFactor' ? await findStaffMember(context.db, found.staffId) : undefined;
  if (!found || !staff || staff.disabledAt) throw new ShopError(linkWrong);
  return { staff, purpose: found.purpose };
}
