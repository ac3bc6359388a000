/** What this slice keeps about a person: the wish list. */
import { ownedTable, type PersonalPart } from '#kit/server/personal-data.ts';

/** See above. */
export const favoritePersonalData: readonly PersonalPart[] = [
  ownedTable({ name: 'favorites', table: 'favorite', columns: ['type', 'subject_id', 'added_at'] }),
];
