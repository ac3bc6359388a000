import type { Context } from '#kit/server/context.ts';
import { findTargets } from '../catalog/index.ts';
import { findListsByTitle } from '../catalog/listings/index.ts';
import type { targetTypes } from './contract.ts';

const mostFound = 50;

/** Categories or collections whose title holds some text, in the asker's language; by slugs that are theirs in every language. */
export async function findMenuTargets(
  { db, lang }: Context,
  { type, q }: { type: (typeof targetTypes)[number]; q: string },
): Promise<{ slug: string; title: string }[]> {
  const found = await findListsByTitle(db, type, { text: q.trim(), lang, limit: mostFound });
  const targets = await findTargets(db, { ids: found.map(({ id }) => id) });
  const slugs = new Map(targets.map(({ id, slug }) => [id, slug]));
  return found.flatMap(({ id, title }) => (slugs.has(id) ? [{ slug: slugs.get(id)!, title }] : []));
}
