/** Personal data in this slice: the wish list. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';

export const favoritePersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'favorites',
    table: 'favorite',
    columns: ['type', 'subject_id', 'added_at', 'saved_amount', 'saved_currency'],
    once: ['type', 'subject_id'],
  }),
  ownedTable({ name: 'sharedList', table: 'favorite_share', key: ['account_id'], columns: ['title', 'types', 'created_at'], once: [] }),
  ownedTable({ name: 'watchedList', table: 'favorite_watch', key: ['account_id'], columns: ['by_mail', 'created_at'], once: [] }),
];
