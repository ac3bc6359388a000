import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type ShippingTables = Pick<DB, 'shippingZone' | 'shippingMethod'>;

/** The tables of this slice. */
export const tables = (reader: Queryable) => on<ShippingTables>(reader);
