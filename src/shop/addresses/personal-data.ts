/** What this slice keeps about a person: the address book. */
import { ownedTable, type PersonalPart } from '#kit/server/privacy/personal-data.ts';

/** See above. */
export const addressPersonalData: readonly PersonalPart[] = [
  ownedTable({
    name: 'addresses',
    table: 'address',
    columns: [
      'country',
      'province',
      'city',
      'area',
      'postal_code',
      'first_name',
      'last_name',
      'address',
      'apartment',
      'country_code',
      'phone',
      'is_default',
      'created_at',
      'updated_at',
    ],
  }),
];
