import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** Reports read the tables of other slices, and write none. */
export type ReportTables = Pick<
  DB,
  | 'contentItem'
  | 'coupon'
  | 'couponCode'
  | 'couponUse'
  | 'inquiry'
  | 'orderLine'
  | 'orderRefund'
  | 'orderReturn'
  | 'orders'
  | 'product'
  | 'promotion'
  | 'refund'
  | 'refundLine'
  | 'review'
  | 'setting'
  | 'shippingMethod'
  | 'stockLevel'
  | 'taxRate'
  | 'variant'
  | 'visit'
  | 'visitor'
>;

/** The tables that reports read. */
export const tables = (reader: Queryable) => on<ReportTables>(reader);
