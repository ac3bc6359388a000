/** The data of the shop's own PostgreSQL: made once, and of one version of it. */
import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresLocation } from './location.ts';
import { StartupError } from './startup-error.ts';

/** The one user of the cluster. */
export const userName = 'vitrine';
// Without a UTF-8 character type the trigrams of Chinese text are empty.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
/** Nothing of the shop's environment: it holds secrets, and variables such as PGPORT would be obeyed. */
export const serverEnvironment = { PATH: process.env['PATH'], LC_ALL: locale };

/**
 * Makes the cluster, with its one user and that user's password.
 * @throws StartupError with what the server said
 */
export function initialise(place: PostgresLocation, password: string): void {
  const passwordFile = join(place.folder, 'initial-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.runAs) chownSync(passwordFile, place.runAs.uid, place.runAs.gid);
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${locale}`];
  try {
    const made = spawnSync(
      join(place.binaries, 'initdb'),
      ['-D', place.cluster, '-U', userName, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions', ...flags],
      { ...place.runAs, cwd: '/', env: serverEnvironment, encoding: 'utf8' },
    );
    if (made.status === 0) return;
    rmSync(place.cluster, { recursive: true, force: true });
    throw new StartupError(`The database could not be created: ${(made.stderr || String(made.error)).trim()}`, [
      'Look for a full disk or a folder without the right to write, then start again.',
      'Or set DATABASE_URL to a PostgreSQL of your own.',
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Makes sure that the packaged server can read the data that is there.
 * @throws StartupError when it does not run, or the data is of another version
 */
export function checkVersion(place: PostgresLocation): void {
  const data = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  const printed = spawnSync(join(place.binaries, 'postgres'), ['--version'], { ...place.runAs, cwd: '/', encoding: 'utf8' });
  const own = /(\d+)(\.|beta|rc|devel|$)/m.exec(printed.stdout ?? '')?.[1];
  if (!own) {
    throw new StartupError(`The packaged PostgreSQL does not run here: ${(printed.stderr || String(printed.error)).trim()}`, [
      'Delete node_modules and start again; it may come from another machine.',
      'Or set DATABASE_URL to a PostgreSQL of your own.',
    ]);
  }
  if (own !== data) {
    throw new StartupError(`The data in ${place.cluster} is of PostgreSQL ${data}, and this version of the shop brings PostgreSQL ${own}.`, [
      'Go back to the version of the shop that you had and write a backup: npm run shop -- backup FILE',
      `Then move ${place.cluster} away, start this version, and read it in: npm run shop -- restore FILE --force`,
    ]);
  }
}
