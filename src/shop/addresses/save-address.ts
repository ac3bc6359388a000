import type { z } from 'zod';
import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { newId } from '#kit/server/ids.ts';
import { addressFieldNames } from '#kit/pure/places/address-fields.ts';
import { recordActivity } from '../accounts/index.ts';
import { changeBook, requireAddress, toBookAddress, toPostal } from './address-book.ts';
import { checkAddress } from './check-address.ts';
import { addressBookFull, addressBookLimits, addressStale, type BookAddress, type PostalAddress, type saveAddressInput } from './contract.ts';
import { phoneNumbers } from './phone-numbers.ts';
import { findAddresses, insertAddress, setDefault, updateAddress, type AddressRow } from './store.ts';

/**
 * Saves an address in the caller's book, or changes one. The first becomes the default; an exact duplicate is not saved twice.
 * @throws invalidInput (40) with field errors, notFound (404) for a missing one and another shopper's alike,
 * addressStale (412) when `version` is given and no longer the address's, addressBookFull (40, 409)
 */
export async function saveAddress(context: Context, { id, isDefault, version, ...given }: z.output<typeof saveAddressInput>): Promise<BookAddress> {
  const { locale } = context;
  if (!phoneNumbers().isSupportedCountry(given.country))
    throw fieldError('country', m.error_field_choice({ field: fieldTitle('country', locale) }, { locale }));
  const address = checkAddress(given, { locale });
  return changeBook(context, async (tx, accountId) => {
    const saved = id === undefined ? await insertNew(tx, context, { accountId, address }) : await change(tx, context, { accountId, id, version, address });
    const becomesDefault = isDefault && !saved.isDefault;
    if (becomesDefault) await setDefault(tx, { accountId, id: saved.id });
    return toBookAddress({ ...saved, isDefault: saved.isDefault || becomesDefault }, context.lang);
  });
}

async function insertNew(tx: Tx, context: Context, { accountId, address }: { accountId: string; address: PostalAddress }): Promise<AddressRow> {
  const there = await findAddresses(tx, accountId);
  const same = there.find((row) => isSame(row, address));
  if (same) return same;
  if (there.length >= addressBookLimits.entries) throw new ShopError(addressBookFull, { params: { max: addressBookLimits.entries } });
  const at = context.now();
  const row = await insertAddress(tx, { ...address, id: newId(at.getTime()), accountId, isDefault: there.length === 0, at });
  await recordActivity(tx, context, { accountId, kind: 'addressSaved', detail: { country: address.country } });
  return row;
}

async function change(
  tx: Tx,
  context: Context,
  { accountId, id, version, address }: { accountId: string; id: string; version: number | undefined; address: PostalAddress },
): Promise<AddressRow> {
  const before = await requireAddress(tx, { accountId, id });
  if (version !== undefined && version !== before.version) throw new ShopError(addressStale, { data: { version: before.version } });
  if (isSame(before, address)) return before;
  const row = await updateAddress(tx, { id, accountId, version: before.version, address, at: context.now() });
  if (!row) throw new ShopError(addressStale);
  await recordActivity(tx, context, { accountId, kind: 'addressSaved', detail: { country: address.country } });
  return row;
}

function isSame(row: AddressRow, address: PostalAddress): boolean {
  const there = toPostal(row);
  return there.country === address.country && addressFieldNames.every((name) => there[name] === address[name]);
}
