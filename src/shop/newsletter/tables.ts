import { on, type Queryable } from '#kit/server/database.ts';
import type { DB } from '#tables';

export type NewsletterTables = Pick<DB, 'subscriber' | 'newsletterIssue' | 'newsletterDelivery' | 'mailStop' | 'secret'>;

/** The tables of this slice; the shop's keys are read, never written. */
export const tables = (db: Queryable) => on<NewsletterTables>(db);
