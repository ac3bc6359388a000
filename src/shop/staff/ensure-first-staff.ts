import { randomInt } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import { createStaff } from './create-staff.ts';
import { countStaff } from './store.ts';

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
