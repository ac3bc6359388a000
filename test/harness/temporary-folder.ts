/** Folders for what a test run writes and nobody reads afterwards. */
import { statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Databases of a run, its pictures and mails, several times over; a container often has 64 MB there. */
const roomBytes = 4 * 1024 ** 3;

/** Makes an empty folder, `inMemory` where there is room: a fifth of a test run's processor time was the disk's. Not for figures, which a disk is part of. */
export const makeTemporaryFolder = (prefix: string, { inMemory = true } = {}): Promise<string> =>
  mkdtemp(join(inMemory && hasRoom(memory) ? memory : tmpdir(), prefix));

/** The same, where the database's own user comes in too. */
export async function makeReachableFolder(prefix: string, options: { inMemory?: boolean } = {}): Promise<string> {
  const folder = await makeTemporaryFolder(prefix, options);
  await chmod(folder, 0o711);
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomBytes;
  } catch {
    return false;
  }
}
