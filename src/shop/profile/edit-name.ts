import type { Context } from '#kit/server/context.ts';
import type { User } from './contract.ts';
import { editProfile } from './edit-profile.ts';

/** Changes the caller's names. @throws profileStale (412) when the account was changed since `version` */
export function editName(
  context: Context,
  { firstName, lastName, version }: { firstName: string; lastName: string; version?: number | undefined },
): Promise<User> {
  return editProfile(context, version, () => ({ changes: { firstName, lastName }, kind: 'nameChanged' }));
}
