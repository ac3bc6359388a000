import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type GiftCardTables = Pick<DB, 'giftCard' | 'giftCardEntry' | 'secret'>;

/** The tables of this slice; the shop's keys are read, never written. */
export const tables = (db: Queryable) => on<GiftCardTables>(db);
