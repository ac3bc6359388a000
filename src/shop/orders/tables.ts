import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type OrderTables = Pick<
  DB,
  | 'orders'
  | 'orderLine'
  | 'orderEvent'
  | 'orderBeforeEdit'
  | 'orderToken'
  | 'orderViewer'
  | 'shipment'
  | 'shipmentLine'
  | 'shipmentTracking'
  | 'shipmentEvent'
  | 'carrierWebhook'
  | 'orderNote'
  | 'orderMention'
  | 'orderRefund'
  | 'refundLine'
  | 'creditNoteCounter'
  | 'pushSubscription'
  | 'session'
  | 'secret'
>;

/** The tables of this slice; what waits for stock is read beside `stock_level`, which is the slice stock's, sessions and secrets are read by web push. */
export const tables = (reader: Queryable) => on<OrderTables>(reader);
