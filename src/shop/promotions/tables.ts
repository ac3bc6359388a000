import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type PromotionTables = Pick<DB, 'promotion' | 'coupon' | 'couponCode' | 'couponClaim' | 'couponUse' | 'promotionTarget' | 'promotionProduct'>;

/** The tables of this slice; whose first order it is, is read from `orders`, which it never writes. */
export const tables = (reader: Queryable) => on<PromotionTables>(reader);
