/** What owners do about how others get in. */
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { changeStaffMember, loadStaffMemberForUpdate, recordAction, ticketJob } from '#shop/staff/index.ts';
import { endStaffSessions } from '#shop/staff/sessions/index.ts';
import { ownFactorFirst } from '../contract.ts';
import { notifyStaff } from '../mails.ts';
import { staffOf } from './own-account.ts';
import { deletePasskeys, deleteRecoveryCodes, deleteTotp } from '../factors/store.ts';
import { isSecondFactorRequired, loadPolicyForUpdate, writePolicy } from '../store.ts';

/** What is required of all staff. */
export async function readPolicy(context: Context): Promise<{ secondFactorRequired: boolean }> {
  return { secondFactorRequired: await isSecondFactorRequired(context.db) };
}

/**
 * Requires a second factor of all staff, or no longer. Staff without one set it up at the next sign-in, before anything else.
 * @throws stale (412), ownFactorFirst (41) for an owner without one
 */
export async function changePolicy(
  context: Context,
  { secondFactorRequired, ensureFresh }: { secondFactorRequired: boolean; ensureFresh: EnsureFresh },
): Promise<{ secondFactorRequired: boolean }> {
  const { staffId } = staffOf(context);
  await context.transaction(async (tx) => {
    const before = { secondFactorRequired: await loadPolicyForUpdate(tx) };
    ensureFresh(before);
    if (secondFactorRequired && !(await loadStaffMemberForUpdate(tx, staffId))?.secondFactor) throw new ShopError(ownFactorFirst);
    await writePolicy(tx, secondFactorRequired);
    await recordAction(tx, context, { action: 'staff.policy', subject: 'staff', before, after: { secondFactorRequired } });
  });
  return { secondFactorRequired };
}

/** Mails a staff member a new link: an invitation, or a password reset. @throws notFound (404) */
export async function mailLinkTo(context: Context, id: string): Promise<void> {
  await context.transaction(async (tx) => {
    const staff = isId(id) ? await loadStaffMemberForUpdate(tx, id) : undefined;
    if (!staff || staff.disabledAt) throw new ShopError(notFound);
    const purpose = staff.passwordHash === null ? 'invitation' : 'reset';
    await context.enqueue(tx, ticketJob, { staffId: id, purpose, lang: context.lang });
    await recordAction(tx, context, { action: 'staff.mail-link', subject: id, detail: { purpose }, about: { name: staff.name } });
  });
}

/** Removes all lost second factors of a staff member, and ends the sessions. @throws notFound (404) */
export async function removeFactorsOf(context: Context, id: string): Promise<void> {
  await context.transaction(async (tx) => {
    const staff = isId(id) ? await loadStaffMemberForUpdate(tx, id) : undefined;
    if (!staff) throw new ShopError(notFound);
    await deleteTotp(tx, id);
    await deletePasskeys(tx, { staffId: id });
    await deleteRecoveryCodes(tx, id);
    await changeStaffMember(tx, id, { secondFactor: false });
    await endStaffSessions(tx, { staffId: id, at: context.now() });
    await recordAction(tx, context, { action: 'staff.remove-factors', subject: id, about: { name: staff.name } });
    await notifyStaff(tx, context, { email: staff.email, change: 'reset' });
  });
}
