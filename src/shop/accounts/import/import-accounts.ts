import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { findByEmails, insertUnproved, renameAccounts } from './store-import.ts';

/** A customer of another shop; names that are not given stay as they are. The address is in lower case, each once. */
export type ImportedAccount = { email: string; firstName?: string | undefined; lastName?: string | undefined };

/** What became of one, by address. */
export type ImportedAs = { id: string; outcome: 'created' | 'updated' | 'unchanged' };

/**
 * Makes accounts for addresses that have none, and gives the others the names of the file; a fixed number of statements. Nobody has proved that the
 * addresses are theirs, so a new account has no password: its owner signs in by a code, or asks for a password, by mail.
 */
export async function importAccounts(
  tx: Tx,
  context: Context,
  customers: readonly ImportedAccount[],
  { dryRun }: { dryRun: boolean },
): Promise<Map<string, ImportedAs>> {
  const now = context.now();
  const known = await findByEmails(
    tx,
    customers.map((customer) => customer.email),
  );
  const outcomes = new Map<string, ImportedAs>();
  const made: { id: string; email: string; firstName: string; lastName: string }[] = [];
  const renamed: { id: string; firstName: string; lastName: string }[] = [];
  for (const { email, firstName, lastName } of customers) {
    const account = known.get(email);
    if (!account) {
      const id = newId(now.getTime());
      made.push({ id, email, firstName: firstName ?? '', lastName: lastName ?? '' });
      outcomes.set(email, { id, outcome: 'created' });
      continue;
    }
    // A blank cell takes no name away: people give their names here, too.
    const next = { firstName: firstName || account.firstName, lastName: lastName || account.lastName };
    const isSame = next.firstName === account.firstName && next.lastName === account.lastName;
    if (!isSame) renamed.push({ id: account.id, ...next });
    outcomes.set(email, { id: account.id, outcome: isSame ? 'unchanged' : 'updated' });
  }
  if (!dryRun) {
    await insertUnproved(tx, made, { lang: context.lang, now });
    await renameAccounts(tx, renamed);
  }
  return outcomes;
}
