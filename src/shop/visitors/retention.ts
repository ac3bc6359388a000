import type { Queryable } from '#kit/server/database.ts';
import type { Retention } from '#kit/server/privacy/retention.ts';
import { readSettings } from '../settings/index.ts';
import { deleteOld, deleteOldSalts } from './store.ts';

const keepDays = async (db: Queryable) => (await readSettings(db)).visitors.keepDays;
const ofTable =
  (table: Parameters<typeof deleteOld>[1]): Retention['purge'] =>
  (tx, older) =>
    deleteOld(tx, table, older);

/** Visits and times on site are retained as long as the merchant says (settings, group `visitors`); the salts that tie a day together, two days. */
export const visitorRetention: readonly Retention[] = [
  { name: 'visits', days: keepDays, purge: ofTable('visit') },
  { name: 'times on pages', days: keepDays, purge: ofTable('page_duration') },
  { name: 'visitors', days: keepDays, purge: ofTable('visitor') },
  { name: 'salts of visitors', days: () => 2, purge: deleteOldSalts },
];
