/** What the pages of this slice are given. */
import type { Standing } from '../../orders/contract.ts';
import type { PictureData } from '#ui/picture-data.ts';
import type { User } from '../contract.ts';

type Money = { amount: number; currency: string };

/** One of the latest orders, as the user center lists it. */
export type CenterOrder = {
  orderNo: string;
  standing: Standing;
  placedAt: string;
  /** Until when it can be paid, while it waits for that. */
  payBy: string | null;
  lines: { title: string; quantity: number; picture: PictureData | null }[];
  total: Money;
};

/**
 * The user center. `signedInBefore` is when the account was signed in to before this session; null where that is not known. `credits`
 * are in the currency that the shop keeps them in; `payPath` pays the latest order that waits for it.
 */
export type CenterModel = { user: User; signedInBefore: string | null; credits: Money; payPath: string | null; orders: CenterOrder[] };

/** The page of personal information. `today` is the latest birthday. */
export type InfoModel = Pick<User, 'nickName' | 'bio' | 'birthday' | 'version'> & { today: string };

/** Picture and name, as the account's page changes them. */
export type AboutModel = Pick<User, 'firstName' | 'lastName' | 'nickName' | 'fullName' | 'avatar' | 'version'>;

/** What the account's page knows; address and number only so far that their owner knows them again. */
export type AccountModel = AboutModel & { email: string | null; mobile: string | null; hasPassword: boolean };
