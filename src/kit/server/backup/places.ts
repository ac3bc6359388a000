/** Where a backup is written to and read from, beside files: streams and the bucket. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../storage/storage.ts';

/** Takes all of a backup, or nothing that would pass for one. */
export type BackupTarget = { write(content: AsyncIterable<Uint8Array>): Promise<void> };

/** A file that only its owner can read, written beside its name first and renamed when complete. */
export function fileTarget(file: string): BackupTarget {
  return {
    async write(content) {
      const unfinished = `${file}.unfinished`;
      try {
        await pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

/** A stream such as standard output. What was written of a backup that failed has no end, by which `restore` knows it. */
export const streamTarget = (stream: Writable): BackupTarget => ({ write: (content) => pipeline(content, stream, { end: false }) });

/** A stored file. */
export const storedTarget = (storage: Storage, key: string): BackupTarget => ({ write: (content) => storage.put(key, content) });

/** Runs `work` with a file that holds what comes in, and removes it: a backup is read twice, and slower than a network waits. */
export async function withTemporaryFile<Result>(content: AsyncIterable<Uint8Array>, work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-restore-'));
  try {
    const file = join(folder, 'shop.backup');
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
