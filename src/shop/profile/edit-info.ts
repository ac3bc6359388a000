import type { z } from 'zod';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { editInfoInput, User } from './contract.ts';
import { editProfile } from './edit-profile.ts';
import { isBirthday, profileLimits } from './rules.ts';

/**
 * Changes nick name, bio and birthday of the caller; what is absent stays.
 * @throws invalidInput (400) for a birthday in the future or before 1900, profileStale (412)
 */
export async function editInfo(context: Context, { version, ...info }: z.output<typeof editInfoInput>): Promise<User> {
  const { birthday } = info;
  const { locale } = context;
  if (birthday && !isBirthday(birthday, { earliest: profileLimits.earliestBirthday, now: context.now() }))
    throw fieldError('birthday', m.profile_birthday_range({}, { locale }));
  const changes = Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined));
  return editProfile(context, version, () => ({ changes, kind: 'infoChanged' }));
}
