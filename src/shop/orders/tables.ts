import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type OrderTables = Pick<
  DB,
  | 'orders'
  | 'orderLine'
  | 'orderEvent'
  | 'orderToken'
  | 'orderViewer'
  | 'shipment'
  | 'shipmentLine'
  | 'orderNote'
  | 'orderRefund'
  | 'refundLine'
  | 'creditNoteCounter'
>;

/** The tables of this slice. */
export const tables = (reader: Reader) => on<OrderTables>(reader);
