/** Folders for what a test run writes and nobody reads afterwards. */
import { statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** Databases of a run, its pictures and mails, several times over; a container often has 64 MB there. */
const roomBytes = 4 * 1024 ** 3;

/** Makes an empty folder, in memory where there is room: a fifth of a test run's processor time was the disk's. */
export const makeTemporaryFolder = (prefix: string): Promise<string> => mkdtemp(join(hasRoom(inMemory) ? inMemory : tmpdir(), prefix));

/** The same, where the database's own user comes in too. Not for figures: what is written to memory is written at once. */
export async function makeReachableFolder(prefix: string): Promise<string> {
  const folder = await makeTemporaryFolder(prefix);
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
