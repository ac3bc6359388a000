/** What the pages of this slice are given. */
import type { User } from '../contract.ts';

/** The page of personal information. `today` is the latest birthday. */
export type InfoModel = Pick<User, 'nickName' | 'bio' | 'birthday' | 'version'> & { today: string };

/** Picture and name, as the account's page changes them. */
export type AboutModel = Pick<User, 'firstName' | 'lastName' | 'nickName' | 'fullName' | 'avatar' | 'version'>;

/** What the account's page knows; address and number only so far that their owner knows them again. */
export type AccountModel = AboutModel & { email: string | null; mobile: string | null; hasPassword: boolean };
