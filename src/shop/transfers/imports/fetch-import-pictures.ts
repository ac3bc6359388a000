import type { Context } from '#kit/server/context.ts';
import { fetchPictures } from '../../catalog/import/index.ts';
import { importPicturesKind } from '../job-kinds.ts';
import { findImport, findUnfetched } from '../store.ts';

const picturesAtOnce = 200;
const partMs = 60_000;

/** Fetches pictures that an import noted, a batch at a time; those that cannot be had keep the placeholder. */
export async function fetchImportPictures(context: Context, { id, after }: { id: string; after: string }): Promise<void> {
  const row = await findImport(context.db, id);
  if (!row) return;
  const found = await findUnfetched(context.db, { since: row.createdAt, after, most: picturesAtOnce });
  if (found.length === 0) return;
  await fetchPictures(
    { database: { transaction: (work) => context.transaction(work) }, config: context.config },
    found.map(({ source }) => source),
    { mostMs: partMs },
  );
  if (found.length === picturesAtOnce) await context.transaction((tx) => context.enqueue(tx, importPicturesKind, { id, after: found.at(-1)!.id }));
}
