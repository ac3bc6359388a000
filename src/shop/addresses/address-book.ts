import { authInvalid, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { forEachField } from '#kit/pure/places/address-fields.ts';
import { loadAccountForUpdate } from '../accounts/index.ts';
import { addressLines } from './address-lines.ts';
import type { BookAddress, PostalAddress } from './contract.ts';
import { findAddress, findAddresses, findDefaultAddress, type AddressRow } from './store.ts';

/** Runs a change of the caller's book; the changes of one book come one after the other. */
export function changeBook<Result>(context: Context, work: (tx: Tx, accountId: string) => Promise<Result>): Promise<Result> {
  const { accountId } = requireUser(context);
  return context.transaction(async (tx) => {
    if (!(await loadAccountForUpdate(tx, accountId))) throw new ShopError(authInvalid);
    return work(tx, accountId);
  });
}

/** The caller's address book: the default first, then the latest. One query. */
export async function listAddresses(context: Context): Promise<BookAddress[]> {
  const rows = await findAddresses(context.db, requireUser(context).accountId);
  return rows.map((row) => toBookAddress(row, context.lang));
}

/** An address of an account's book. @throws notFound (404) for a missing one and another shopper's alike */
export async function requireAddress(db: Queryable, own: { accountId: string; id: string }): Promise<AddressRow> {
  const found = isId(own.id) ? await findAddress(db, own) : undefined;
  if (!found) throw new ShopError(notFound);
  return found;
}

/** The address that an account named by id, to ship to. @throws notFound (404) for a missing one and another shopper's alike */
export async function readBookAddress(db: Queryable, own: { accountId: string; id: string }): Promise<PostalAddress> {
  return toPostal(await requireAddress(db, own));
}

/** Where an account has its goods sent unless it says otherwise; null without an address. */
export async function readDefaultAddress(db: Queryable, accountId: string): Promise<PostalAddress | null> {
  const found = await findDefaultAddress(db, accountId);
  return found ? toPostal(found) : null;
}

/** A row without what only the book needs. */
export function toPostal(row: AddressRow): PostalAddress {
  return { country: row.country, ...forEachField((name) => row[name]) };
}

/** A row as the API answers it. */
export function toBookAddress(row: AddressRow, lang: string): BookAddress {
  const postal = toPostal(row);
  return { ...postal, id: row.id, isDefault: row.isDefault, version: row.version, lines: addressLines(postal, lang) };
}
