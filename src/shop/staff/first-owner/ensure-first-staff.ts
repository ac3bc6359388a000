import { randomInt } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import { createStaff } from '../create-staff.ts';
import { newId } from '#kit/server/ids.ts';
import type { Tx } from '#kit/server/database.ts';
import { countStaff, insertStaff } from '../store.ts';

// Without letters and digits that are read for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 16;

/** On the very first start: creates the owner and answers the password, which is shown once and stored nowhere. Later: null. */
export async function ensureFirstStaff(context: Context, email: string): Promise<{ email: string; password: string } | null> {
  if ((await countStaff(context.db)) > 0) return null;
  const password = Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join('');
  await createStaff(context, { email, name: 'Owner', role: 'owner', password });
  return { email, password };
}

/** The owner of a shop that is set up in the browser, with the password of their choice. The caller holds the lock and has seen that there is nobody. */
export async function createFirstOwner(
  tx: Tx,
  { email, name, passwordHash, now }: { email: string; name: string; passwordHash: string; now: Date },
): Promise<{ id: string; name: string; mustChangePassword: false; secondFactor: false }> {
  const id = newId(now.getTime());
  await insertStaff(tx, { id, email, name, role: 'owner', rights: null, passwordHash, mustChangePassword: false, createdAt: now });
  return { id, name, mustChangePassword: false, secondFactor: false };
}
