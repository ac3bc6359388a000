import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { Context, StaffRole } from '#kit/server/context.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { checkStaffPassword } from './check-staff-password.ts';
import { lastOwner, notOneself, type StaffRecord } from './contract.ts';
import { recordAction } from './audit/record-action.ts';
import { staffRecord } from './staff-record.ts';
import { endStaffSessions } from './sessions/store.ts';
import { deleteStaffTickets, loadStaffAndOwnersForUpdate, updateStaffRow } from './store.ts';

/**
 * Changes a member of staff. Disabling and a new password end that person's sessions, and invalidate links that were mailed to them.
 * @throws notFound (404), stale (412), invalidInput (40) naming `password`, notOneself and lastOwner (41).
 */
export async function updateStaff(
  context: Context,
  change: { id: string; name: string; role: StaffRole; rights: StaffRights | null; disabled: boolean; password?: string | undefined; ensureFresh: EnsureFresh },
): Promise<StaffRecord> {
  const { id, name, role, rights, disabled } = change;
  if (!isId(id)) throw new ShopError(notFound);
  const passwordHash = change.password === undefined ? undefined : await hashPassword(change.password);
  return context.transaction(async (tx) => {
    const locked = await loadStaffAndOwnersForUpdate(tx, id);
    const row = locked.find((candidate) => candidate.id === id);
    if (!row) throw new ShopError(notFound);
    change.ensureFresh(staffRecord(row));
    if (change.password !== undefined) await checkStaffPassword(context, { password: change.password, names: [row.email, name] });
    const weaker = disabled || (row.role === 'owner' && role !== 'owner');
    if (weaker && context.caller.kind === 'staff' && context.caller.staffId === id) throw new ShopError(notOneself);
    const otherOwner = locked.some((other) => other.id !== id && other.role === 'owner' && other.disabledAt === null);
    if (weaker && row.role === 'owner' && !otherOwner) throw new ShopError(lastOwner);
    const disabledAt = disabled ? (row.disabledAt ?? context.now()) : null;
    await updateStaffRow(tx, id, { name, role, rights, disabledAt, ...(passwordHash === undefined ? {} : { passwordHash, mustChangePassword: true }) });
    if (disabled || passwordHash !== undefined) {
      await endStaffSessions(tx, { staffId: id, at: context.now() });
      await deleteStaffTickets(tx, id);
    }
    await recordAction(tx, context, {
      action: 'staff.update',
      subject: id,
      detail: { email: row.email, newPassword: passwordHash !== undefined },
      before: staffRecord(row),
      after: { name, role, rights, disabled },
    });
    return staffRecord({ ...row, name, role, rights, disabledAt, ...(passwordHash === undefined ? {} : { passwordHash, mustChangePassword: true }) });
  });
}
