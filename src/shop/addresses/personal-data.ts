/** Personal data in this slice: the address book. */
import { addressFieldNames } from '#kit/pure/places/address-fields.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { addressBookFull, addressBookLimits } from './contract.ts';
import { countAddresses, joinBooks } from './store.ts';

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Two books too large to be merged stay as they are: the shopper decides which addresses go. */
async function merge(tx: Tx, accounts: { from: string; to: string }): Promise<void> {
  await joinBooks(tx, accounts);
  if ((await countAddresses(tx, accounts.to)) > addressBookLimits.entries) throw new ShopError(addressBookFull, { params: { max: addressBookLimits.entries } });
}

export const addressPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'addresses',
    table: 'address',
    columns: ['country', ...addressFieldNames.map(columnOf), 'is_default', 'created_at', 'updated_at'],
    merge,
  }),
];
