import * as m from '#messages';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { Context, StaffRole } from '#kit/server/context.ts';
import { takenError } from '#kit/server/http/api.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { checkStaffPassword } from './check-staff-password.ts';
import { ticketJob } from './job-kinds.ts';
import { recordAction } from './audit/record-action.ts';
import { insertStaff } from './store.ts';

/**
 * Creates a staff account. With a password it may sign in at once and is asked for one of its own; without one it is invited by mail.
 * @throws fieldTaken (409) naming `email`, invalidInput (40) naming `password`.
 */
export async function createStaff(
  context: Context,
  staff: { email: string; name: string; role: StaffRole; rights?: StaffRights | null; password?: string | undefined },
): Promise<{ id: string }> {
  const id = newId(context.now().getTime());
  const email = staff.email.trim().toLowerCase();
  if (staff.password !== undefined) await checkStaffPassword(context, { password: staff.password, names: [email, staff.name] });
  const passwordHash = staff.password === undefined ? null : await hashPassword(staff.password);
  await context.transaction(async (tx) => {
    const inserted = await insertStaff(tx, {
      id,
      email,
      name: staff.name,
      role: staff.role,
      rights: staff.rights ?? null,
      passwordHash,
      mustChangePassword: passwordHash !== null,
      createdAt: context.now(),
    });
    if (!inserted) throw takenError('email', m.staff_exists({}, { locale: context.locale }));
    if (passwordHash === null) await context.enqueue(tx, ticketJob, { staffId: id, purpose: 'invitation', lang: context.lang });
    await recordAction(tx, context, {
      action: 'staff.create',
      subject: id,
      detail: { email: staff.email, name: staff.name, role: staff.role, rights: staff.rights ?? null },
    });
  });
  return { id };
}
