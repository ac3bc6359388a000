import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { toBookAddress, toPostal } from './address-book.ts';
import { checkAddress } from './check-address.ts';
import type { BookAddress, PostalAddress } from './contract.ts';
import { deleteAddress, findAddresses, findAddressesOf, insertAddress, setDefault, updateAddress } from './store.ts';

/** An address of a book as staff write it; without an id a new one. */
export type WrittenAddress = PostalAddress & { id?: string | undefined; isDefault?: boolean | undefined };

/** The books of these accounts, by account. One query. */
export async function addressesOfAccounts(reader: Queryable, accountIds: readonly string[], lang: string): Promise<Map<string, BookAddress[]>> {
  const books = new Map<string, BookAddress[]>();
  if (accountIds.length === 0) return books;
  for (const row of await findAddressesOf(reader, accountIds)) books.set(row.accountId, [...(books.get(row.accountId) ?? []), toBookAddress(row, lang)]);
  return books;
}

/**
 * Gives an account, which the caller has locked, exactly these addresses: known ones changed, new ones added, others removed.
 * The first that says so is the default, else the first.
 * @throws invalidInput (40) naming `addresses.<index>.<field>`
 */
export async function replaceAddresses(
  tx: Tx,
  { locale, now }: Pick<Context, 'locale' | 'now'>,
  { accountId, addresses }: { accountId: string; addresses: readonly WrittenAddress[] },
): Promise<void> {
  const there = await findAddresses(tx, accountId);
  const at = now();
  const checked = addresses.map(({ id, isDefault, ...given }, index) => ({
    before: there.find((row) => row.id === id),
    isDefault: isDefault ?? false,
    address: checkAddress(given, { locale, path: `addresses.${index}.` }),
  }));
  for (const row of there) if (!checked.some(({ before }) => before?.id === row.id)) await deleteAddress(tx, { accountId, id: row.id });
  const kept: string[] = [];
  for (const { before, address } of checked) {
    const id = before && isId(before.id) ? before.id : newId(at.getTime());
    if (!before) await insertAddress(tx, { ...address, id, accountId, isDefault: false, at });
    else if (JSON.stringify(toPostal(before)) !== JSON.stringify(address)) await updateAddress(tx, { id, accountId, version: before.version, address, at });
    kept.push(id);
  }
  const chosen =
    kept[
      Math.max(
        0,
        checked.findIndex(({ isDefault }) => isDefault),
      )
    ];
  if (chosen !== undefined) await setDefault(tx, { accountId, id: chosen });
}
