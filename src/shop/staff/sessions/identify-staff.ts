import { authOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { StaffRole } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { rightsOf } from '../rules-rights.ts';
import { findStaffBySession, touchSession } from './store.ts';

/** A member of staff who calls, and what their session is good for. */
export type KnownStaff = {
  staffId: string;
  sessionId: string;
  role: StaffRole;
  rights: StaffRights;
  name: string;
  email: string;
  /** When they last proved who they are. */
  provedAt: Date | null;
  /** A second factor is required of them and they have none: they may set one up, and nothing else. */
  mustSetUp: boolean;
};

const exactnessMs = 60_000;

/**
 * The owner of a back-office token, or null. A shopper's token is never found here: sessions are separate tables.
 * `lang` is the language that the call names, which mails to them follow.
 * @throws authOut (51) when the session was ended elsewhere
 */
export async function identifyStaff(
  database: Database,
  { token, now, lang }: { token: string; now: Date; lang?: string | undefined },
): Promise<KnownStaff | null> {
  const found = await findStaffBySession(database.reader, { tokenHash: hashSecret(token), now });
  if (!found) return null;
  if (found.endedAt !== null) {
    if (found.endedElsewhere) throw new ShopError(authOut);
    return null;
  }
  const { sessionId, id: staffId, name, email, provedAt, mustSetUp } = found;
  if (now.getTime() - found.lastSeenAt.getTime() >= exactnessMs) await database.transaction((tx) => touchSession(tx, { sessionId, staffId, at: now, lang }));
  const role = found.role as StaffRole;
  return { staffId, sessionId, role, rights: rightsOf(role, found.rights as StaffRights | null), name, email, provedAt, mustSetUp };
}
