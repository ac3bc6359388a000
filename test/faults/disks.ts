/** Small disks of memory that a row fills up; Linux lets root have them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Faults } from './fault.ts';

/** A disk that is mounted at a folder. */
export type Disk = { folder: string; /** Leaves not one block, and takes what becomes free meanwhile. */ fill(): void; empty(): void };

/** Whether this process may mount disks; a row without them says so and answers nothing. */
export function mayMount(): boolean {
  if (process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0) return true;
  console.log('Only root may mount a disk, on Linux: this row is skipped.');
  return false;
}

const refillMs = 50;
const blocks = [1024 * 1024, 4096].map((bytes) => Buffer.alloc(bytes, 1));

/** Mounts a disk of so many MiB at `folder` until the row is over. */
export function mountDisk(faults: Faults, folder: string, mebibytes: number): Disk {
  mkdirSync(folder, { recursive: true });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { encoding: 'utf8' });
  if (mounted.status !== 0) throw new Error(`no disk could be mounted: ${mounted.stderr}`);
  chmodSync(folder, 0o711);
  const ballast = join(folder, 'ballast');
  let filling: NodeJS.Timeout | undefined;
  const empty = () => {
    clearInterval(filling);
    rmSync(ballast, { force: true });
  };
  faults.atEnd(async () => {
    empty();
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    fill() {
      append(ballast);
      filling = setInterval(() => append(ballast), refillMs);
    },
    empty,
  };
}

function append(file: string): void {
  const open = openSync(file, 'a');
  for (const block of blocks) while (wrote(open, block));
  closeSync(open);
}

function wrote(open: number, block: Buffer): boolean {
  try {
    return writeSync(open, block) === block.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
