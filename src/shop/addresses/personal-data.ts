/** Personal data in this slice: the address book. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { addressFieldNames } from '#kit/pure/address-fields.ts';
import { joinBooks } from './store.ts';

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** See above. */
export const addressPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'addresses',
    table: 'address',
    columns: ['country', ...addressFieldNames.map(columnOf), 'is_default', 'created_at', 'updated_at'],
    merge: joinBooks,
  }),
];
