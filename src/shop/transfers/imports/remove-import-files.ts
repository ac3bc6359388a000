import type { Context } from '#kit/server/context.ts';
import { idTimeMs } from '#kit/server/ids.ts';
import { allKeys } from '#kit/server/storage/storage.ts';
import { findWorkedOn } from '../store.ts';
import { importKey, importOfKey, importsPrefix } from './import-files.ts';

const dayMs = 24 * 3_600_000;
const mostAtOnce = 500;

/**
 * Removes files that no import will read any more: those of imports that are over, or that nobody has worked on for a day, and of those that never began.
 * An import that ends deletes its file itself; this is for what the storage, or a process that died, left.
 */
export async function removeImportFiles(context: Context): Promise<void> {
  const { storage } = context.config;
  const before = new Date(context.now().getTime() - dayMs);
  let ids: string[] = [];
  const removeSome = async () => {
    const known = await findWorkedOn(context.db, ids, before);
    // What has no import yet may be about to have one.
    for (const id of ids) if (known.has(id) ? !known.get(id) : idTimeMs(id) < before.getTime()) await storage.delete(importKey(id));
    ids = [];
  };
  for await (const key of allKeys(storage, importsPrefix)) {
    const id = importOfKey(key);
    if (id !== null) ids.push(id);
    if (ids.length === mostAtOnce) await removeSome();
  }
  await removeSome();
}

/** Deletes the file of an import that is over; where that fails, `removeImportFiles` does it later. */
export async function deleteImportFile({ config, log }: Pick<Context, 'config' | 'log'>, id: string): Promise<void> {
  await config.storage
    .delete(importKey(id))
    .catch((error: unknown) => log.warn({ err: error }, 'the file of an import could not be deleted; that is tried again'));
}
