import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileTarget, storedTarget, streamTarget, withTemporaryFile, type BackupTarget } from '#kit/server/backup/places.ts';
import { writeBackup } from '#kit/server/backup/write-backup.ts';
import { restoreBackup } from '#kit/server/backup/restore-backup.ts';
import type { BackupEnd } from '#kit/server/backup/format.ts';
import { withClient } from '#kit/server/connections/with-client.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { originalsPrefix } from '#shop/media/pictures/index.ts';
import { migrateDatabase } from '../open-shop.ts';
import { slices } from '../slices.ts';
import { readArguments } from './arguments.ts';
import { WrongUsage, type Command, type CommandInput } from './command.ts';
import { withShop } from './with-shop.ts';

/** Original pictures; the sizes made from them are made again when they are asked for. */
const parts = [{ as: 'originals', prefix: originalsPrefix }];

/** Writes everything that cannot be made again into one file, beside a running shop. */
export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'write the database and the original pictures into one file',
  details: [
    'FILE is a path, - for standard output (everything else that is said goes to the error output), or s3:NAME for backups/NAME in the bucket of S3_BUCKET.',
    'The shop may run meanwhile: everything is as of the moment at which the backup began.',
    'Not contained: tables of extensions, jobs that wait (mails not sent yet), files in the mail folder, films laid into videos/ by hand, settings given as environment variables.',
    'The file holds personal data and password hashes; keep it where only you can read it.',
  ],
  async run(input) {
    const { words } = readArguments(input.args, 1, {});
    const place = words[0]!;
    const { name, target } = await targetOf(place, input);
    const say = place === '-' ? (line: string) => input.complain(line) : (line: string) => input.say(line);
    const options = { command: 'backup', beside: 'join', files: true, logTo: place === '-' ? process.stderr : undefined } as const;
    return withShop({ ...input, say }, options, async ({ sessionUrl: databaseUrl, host }) => {
      const { end, bytes } = await writeBackup({ databaseUrl, to: target, storage: host.config.storage, parts, now: host.now() });
      say(`Written: ${name} (${(bytes / 1024 / 1024).toFixed(1)} MB), ${inWords(end)}`);
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
    'FILE is a path, - for standard input, or s3:NAME, as for backup; the last two are held in a temporary file (TMPDIR) meanwhile.',
    'The shop must not run. All or nothing: when something is wrong with the file, the shop stays as it is.',
    'A shop that was in use already is replaced only with --force.',
    'The backup must be of the same version of the database; a backup of an older one is read by that version first.',
  ],
  async run(input) {
    const { words, options } = readArguments(input.args, 1, { force: 'boolean' });
    return withFile(words[0]!, input, (file, name) =>
      withShop(input, { command: 'restore', beside: 'refuse', files: true }, async ({ sessionUrl: databaseUrl, host }) => {
        if (!options.force && (await isInUse(databaseUrl))) {
          throw new StartupError('This shop holds data already, all of which a restore would replace.', [
            'If that is what you want: npm run shop -- restore FILE --force',
            'Or read the backup into another shop: DATA_DIR=<new folder> npm run shop -- restore FILE',
          ]);
        }
        const end = await restoreBackup({ databaseUrl, file, name, storage: host.config.storage, parts });
        await migrateDatabase(databaseUrl, slices, (line) => input.say(line));
        input.say(`Restored: ${inWords(end)}`);
        return 0;
      }),
    );
  },
};

/** Where a backup goes, and what that is called. @throws StartupError where something is there already */
async function targetOf(place: string, input: CommandInput): Promise<{ name: string; target: BackupTarget }> {
  if (place === '-') {
    const { output } = input.streams;
    if (output.isTTY) throw new StartupError('A backup is no text for a terminal.', ['Lead it on: npm run --silent shop -- backup - | …', 'Or name a file.']);
    return { name: 'standard output', target: streamTarget(output) };
  }
  const stored = await storedPlace(place, input);
  const name = stored ? place : resolve(place);
  if (stored ? (await stored.bucket.size(stored.key)) !== null : existsSync(name))
    throw new StartupError(`${name} exists already.`, ['Choose another name, or delete it first.']);
  return { name, target: stored ? storedTarget(stored.bucket, stored.key) : fileTarget(name) };
}

/** Calls `work` with the backup as a file, and what it is called. @throws StartupError where there is none */
async function withFile<Result>(place: string, input: CommandInput, work: (file: string, name: string) => Promise<Result>): Promise<Result> {
  if (place === '-') return withTemporaryFile(input.streams.input, (file) => work(file, 'Standard input'));
  const stored = await storedPlace(place, input);
  const advice = ['Backups are made with: npm run shop -- backup FILE'];
  if (stored) {
    const found = await stored.bucket.get(stored.key);
    if (!found) throw new StartupError(`There is no ${stored.key} in the bucket.`, advice);
    return withTemporaryFile(found.content, (file) => work(file, place));
  }
  const file = resolve(place);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`, advice);
  return work(file, file);
}

const inBucket = 's3:';

/** The bucket and the key that `s3:NAME` stands for; null for what is a path. @throws WrongUsage, StartupError where no bucket can be used */
async function storedPlace(place: string, { config }: CommandInput): Promise<{ bucket: Storage; key: string } | null> {
  if (!place.startsWith(inBucket)) return null;
  const name = place.slice(inBucket.length);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,100}$/.test(name)) throw new WrongUsage('NAME of s3:NAME consists of letters, digits, dots, hyphens and underscores');
  // Only a bucket has to be checked at a start.
  if (config.checkStorage === null) throw new StartupError('No bucket is set.', ['Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']);
  await config.checkStorage();
  return { bucket: config.storage, key: `backups/${name}` };
}

/** The first start always creates a staff account, and nothing else does before it. */
async function isInUse(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, { name: 'vitrine restore' }, async (client) => {
    const { rows } = await client.query<{ used: boolean }>('select exists (select from staff) as used');
    return rows[0]!.used;
  });
}

function inWords(end: BackupEnd): string {
  const tables = Object.values(end.tables);
  return `${tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${tables.length} tables, ${end.files} files`;
}
