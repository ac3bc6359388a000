import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeBackup } from '#kit/server/backup/write-backup.ts';
import { restoreBackup } from '#kit/server/backup/restore-backup.ts';
import type { BackupEnd } from '#kit/server/backup/format.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import pg from 'pg';
import { originalsPrefix } from '#shop/media/pictures/index.ts';
import { migrateDatabase } from '../open-shop.ts';
import { slices } from '../slices.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

/** Original pictures; the sizes made from them are made again when they are asked for. */
const parts = [{ as: 'originals', prefix: originalsPrefix }];

/** Writes everything that cannot be made again into one file, beside a running shop. */
export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'write the database and the original pictures into one file',
  details: [
    'The shop may run meanwhile: everything is as of the moment at which the backup began.',
    'Not contained: tables of extensions, jobs that wait (mails not sent yet), files in the mail folder, films laid into videos/ by hand, settings given as environment variables.',
    'The file holds personal data and password hashes; keep it where only you can read it.',
  ],
  async run(input) {
    const { words } = readArguments(input.args, 1, {});
    const file = resolve(words[0]!);
    if (existsSync(file)) throw new StartupError(`${file} exists already.`, ['Choose another name, or delete it first.']);
    return withShop(input, { command: 'backup', beside: 'join', files: true }, async ({ sessionUrl: databaseUrl, host }) => {
      const end = await writeBackup({ databaseUrl, file, storage: host.config.storage, parts, now: host.now() });
      const { size } = await stat(file);
      input.say(`Written: ${file} (${(size / 1024 / 1024).toFixed(1)} MB), ${inWords(end)}`);
      return 0;
    });
  },
};

/** Reads such a file back. */
export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE [--force]',
  summary: 'replace the content of the shop by that of a backup',
  details: [
    'The shop must not run. All or nothing: when something is wrong with the file, the shop stays as it is.',
    'A shop that was in use already is replaced only with --force.',
    'The backup must be of the same version of the database; a backup of an older one is read by that version first.',
  ],
  async run(input) {
    const { words, options } = readArguments(input.args, 1, { force: 'boolean' });
    const file = resolve(words[0]!);
    if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`, ['Backups are made with: npm run shop -- backup FILE']);
    return withShop(input, { command: 'restore', beside: 'refuse', files: true }, async ({ sessionUrl: databaseUrl, host }) => {
      if (!options.force && (await isInUse(databaseUrl))) {
        throw new StartupError('This shop holds data already, all of which a restore would replace.', [
          'If that is what you want: npm run shop -- restore FILE --force',
          'Or read the backup into another shop: DATA_DIR=<new folder> npm run shop -- restore FILE',
        ]);
      }
      const end = await restoreBackup({ databaseUrl, file, storage: host.config.storage, parts });
      await migrateDatabase(databaseUrl, slices, (line) => input.say(line));
      input.say(`Restored: ${inWords(end)}`);
      return 0;
    });
  },
};

/** The first start always creates a staff account, and nothing else does before it. */
async function isInUse(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<{ used: boolean }>('select exists (select from staff) as used')).rows[0]!.used;
  } finally {
    await client.end();
  }
}

function inWords(end: BackupEnd): string {
  const tables = Object.values(end.tables);
  return `${tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${tables.length} tables, ${end.files} files`;
}
