import type { DataOwner } from '#kit/server/privacy/personal-data.ts';
import type { Account } from '../accounts/index.ts';

/** Whose data an account's is. */
export const dataOwner = ({ id, email, emailVerifiedAt }: Pick<Account, 'id' | 'email' | 'emailVerifiedAt'>): DataOwner => ({
  accountId: id,
  email,
  provedEmail: emailVerifiedAt === null ? null : email,
});
