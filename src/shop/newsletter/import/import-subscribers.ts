import { createHash } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { findSubscribed, findStopped, insertConfirmed } from './store-import.ts';

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/**
 * Puts addresses on the list whose owners agreed elsewhere; the merchant vouches for that. An address that is known here already, in whatever state, stays as
 * it is, and one that stopped mails is left out. Answers which are new.
 */
export async function importSubscribers(tx: Tx, context: Context, emails: readonly string[], { dryRun }: { dryRun: boolean }): Promise<ReadonlySet<string>> {
  const [known, stopped] = [await findSubscribed(tx, emails), await findStopped(tx, emails.map(hashOf))];
  const fresh = emails.filter((email) => !known.has(email) && !stopped.has(hashOf(email)));
  const now = context.now();
  if (!dryRun)
    await insertConfirmed(
      tx,
      fresh.map((email) => ({ id: newId(now.getTime()), email, lang: context.lang })),
      now,
    );
  return new Set(fresh);
}
