import { ShopError } from '#kit/pure/shop-error.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { Context, StaffRole } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords.ts';
import { staffExists } from './contract.ts';
import { recordAction } from './record-action.ts';
import { insertStaff } from './store.ts';

/**
 * Creates a staff account.
 * @throws staffExists (41) when the e-mail address is taken.
 */
export async function createStaff(
  context: Context,
  staff: { email: string; name: string; role: StaffRole; rights?: StaffRights | null; password: string },
): Promise<{ id: string }> {
  const id = newId(context.now().getTime());
  const passwordHash = await hashPassword(staff.password);
  await context.transaction(async (tx) => {
    const inserted = await insertStaff(tx, {
      id,
      email: staff.email.trim().toLowerCase(),
      name: staff.name,
      role: staff.role,
      rights: staff.rights ?? null,
      passwordHash,
      createdAt: context.now(),
    });
    if (!inserted) throw new ShopError(staffExists);
    await recordAction(tx, context, {
      action: 'staff.create',
      subject: id,
      detail: { email: staff.email, name: staff.name, role: staff.role, rights: staff.rights ?? null },
    });
  });
  return { id };
}
