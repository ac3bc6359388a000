/** One process at a time: a file that names its holder. The file of a holder that no longer lives (kill -9, power cut) is taken over. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who holds a lock. `stamp` is when that process started: a process id alone is given out again after a restart. */
export type LockHolder = { pid: number; stamp: string; what: string };

/** A lock that this process holds. */
export type ProcessLock = { release(): void };

/** Takes the lock, or answers who holds it. `what` names the holder to others ("npm start"). */
export async function claimLock(file: string, what: string): Promise<ProcessLock | LockHolder> {
  const own: LockHolder = { pid: process.pid, stamp: startStampOf(process.pid) ?? '', what };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx', mode: 0o644 });
      return { release: () => releaseIfOwn(file) };
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
    const holder = readLock(file);
    if (holder) return holder;
    // It may be half written, or another process may be about to take it over.
    await sleep(20 + Math.random() * 40);
    const second = readLock(file);
    if (second) return second;
    rmSync(file, { force: true });
  }
}

/** The living holder of a lock file, or null. */
export function readLock(file: string): LockHolder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
    return startStampOf(holder.pid) === holder.stamp ? holder : null;
  } catch {
    return null;
  }
}

function releaseIfOwn(file: string): void {
  if (readLock(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** When a process started, as a text that is only compared; null when there is no such process. */
function startStampOf(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      // Field 22; the second one, the command in parentheses, may hold spaces.
      return (
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[19] ?? null
      );
    } catch {
      return null;
    }
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || null;
}

/** The command line of a process, or null when it is gone. */
export function commandOf(pid: number): string | null {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    } catch {
      return null;
    }
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || null;
}
