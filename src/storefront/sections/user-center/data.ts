/** What the overview of an account is given. */
import type { ProductListItem } from '#shop/catalog/contract.ts';
import type { Center } from '#shop/profile/index.ts';
import type { UserCouponsModel } from '#shop/promotions/sections.ts';
import type { Return } from '#shop/returns/contract.ts';

/** For an account that has not ordered yet: which of the first steps are done, and what sells best. */
export type Beginning = { hasAddress: boolean; hasWishes: boolean; hasPasskey: boolean; bestsellers: ProductListItem[] };

/** `returns` are those that run, `coupons` those that can be used, `today` the day (UTC); `beginning` is null once anything was ordered. */
export type CenterModel = Pick<Center, 'user' | 'credits' | 'orders'> & {
  returns: Return[];
  coupons: { first: UserCouponsModel['list']['items'][number] | null; count: number };
  today: string;
  beginning: Beginning | null;
};
