import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { StaffRole } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { rightsOf } from '../rules-rights.ts';
import type { KnownStaff } from '../sessions/identify-staff.ts';
import { rightsOfScopes } from './rules-scopes.ts';
import { findKeyByHash, touchKey } from './store.ts';

const exactnessMs = 60_000;

/** What a key may do, or null where there is no such key, it has run out, or who made it was shut out. It goes by its title. */
export async function identifyKey(database: Database, { key, now }: { key: string; now: Date }): Promise<(KnownStaff & { apiKeyId: string }) | null> {
  const found = await findKeyByHash(database.reader, { keyHash: hashSecret(key), now });
  if (!found) return null;
  const { keyId, title, staffId, email, scopes, lastUsedAt } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= exactnessMs) await database.transaction((tx) => touchKey(tx, { keyId, at: now }));
  const role = found.role as StaffRole;
  const rights = rightsOfScopes(scopes, rightsOf(role, found.rights as StaffRights | null));
  // The key itself is the proof, with every call.
  return { staffId, sessionId: keyId, role, rights, name: title, email, provedAt: now, mustSetUp: false, apiKeyId: keyId };
}
