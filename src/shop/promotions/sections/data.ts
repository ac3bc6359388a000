/** What the pages of promotions and coupons are given. */
import type { PictureData } from '#ui/picture-data.ts';
import type { Shown } from '../show/list-public.ts';
import type { OfferSet } from '../show/offer-set.ts';

/** A list of what runs now; `pictures` are of what a promotion is about. */
export type ShownList = { items: (Shown & { pictures: PictureData[] })[] };

/** One promotion or coupon; `begun`: it runs already. */
export type ShownOne = { shown: Shown; begun: boolean };

/**
 * The same with its picture, and the products that count toward its steps: null where none do, or not all are known. `few`: it is about one or two products,
 * which stand beside its words on a desk. `set`: it is put together on the page, in place of a list.
 */
export type ShownPromotion = ShownOne & { picture: PictureData | null; counted: string[] | null; few: boolean; set: OfferSet | null };
