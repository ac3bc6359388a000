import type { Queryable } from '#kit/server/database.ts';
import { redirectLength } from './contract.ts';
import { findRedirectRow } from './store.ts';

/** Where a path without language prefix leads now: such a path, or a whole address; null when nowhere. One statement. */
export async function findRedirect(db: Queryable, path: string): Promise<string | null> {
  // Encoded, a sign takes up to twelve characters.
  if (path.length > redirectLength * 12) return null;
  return (await findRedirectRow(db, { fromPath: path }))?.target ?? null;
}
