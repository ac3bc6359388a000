/** What the pages of promotions and coupons are given. */
import type { Shown } from '../show/list-public.ts';

/** A list of what runs now. */
export type ShownList = { items: Shown[] };

/** One promotion or coupon; `begun`: it runs already. */
export type ShownOne = { shown: Shown; begun: boolean };
