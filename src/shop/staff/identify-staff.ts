import type { StaffRole } from '#kit/server/context.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { Reader } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { rightsOf } from './rules-rights.ts';
import { findStaffBySession } from './store.ts';

/** Who a token of the back office belongs to, or null. A shopper's token is never found here: sessions are separate tables. */
export async function identifyStaff(
  reader: Reader,
  { token, now }: { token: string; now: Date },
): Promise<{ staffId: string; sessionId: string; role: StaffRole; rights: StaffRights; name: string; email: string } | null> {
  const found = await findStaffBySession(reader, { tokenHash: hashSecret(token), now });
  if (!found) return null;
  const role = found.role as StaffRole;
  return {
    staffId: found.id,
    sessionId: found.sessionId,
    role,
    rights: rightsOf(role, found.rights as StaffRights | null),
    name: found.name,
    email: found.email,
  };
}
