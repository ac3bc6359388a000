import { createHash } from 'node:crypto';
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { allKeys, type Storage } from '#kit/server/storage/storage.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { readArguments } from './arguments.ts';
import { WrongUsage, type Command } from './command.ts';

/** All that the shop stores: pictures and their sizes, videos, files of imports. */
const prefixes = ['imports/', 'media/', 'videos/'] as const;
const filesPerLine = 500;

/** Copies the shop's files between the data folder and the S3 bucket, and looks whether they have arrived. */
export const mediaMoveCommand: Command = {
  name: 'media:move',
  usage: 'to-s3|to-folder [--delete]',
  summary: 'copy all files between the data folder and the S3 bucket',
  details: [
    'The bucket is the one that S3_ENDPOINT and the other S3_ variables name, the folder is DATA_DIR.',
    'Each file is read back from where it went and compared. What is there already and the same is left, so that a command that was interrupted may run again.',
    'Run it while the shop runs, then once more while it is stopped, and start the shop with or without S3_ENDPOINT.',
    '--delete deletes each file at the old place once it has arrived; do that when the shop uses the new one.',
  ],
  async run({ config, args, say }) {
    const { words, options } = readArguments(args, 1, { delete: 'boolean' });
    const direction = words[0];
    if (direction !== 'to-s3' && direction !== 'to-folder') throw new WrongUsage('it goes to-s3 or to-folder');
    if (!config.checkStorage) throw new StartupError('No bucket is named.', ['Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.']);
    await config.checkStorage();
    const [folder, bucket] = [folderStorage(config.dataDir), config.storage];
    const [from, to] = direction === 'to-s3' ? [folder, bucket] : [bucket, folder];
    const moved = await moveFiles({ from, to, deletes: options.delete === true, say });
    say(
      `${moved.copied} files copied (${(moved.bytes / 1024 / 1024).toFixed(1)} MB), ${moved.same} were there already${options.delete ? ', all deleted at the old place' : ''}.`,
    );
    return 0;
  },
};

/**
 * Copies every file and compares what arrived with what was read.
 * @throws StartupError for the first file that did not arrive as it was; it stays where it was
 */
export async function moveFiles(move: {
  from: Storage;
  to: Storage;
  deletes: boolean;
  say(line: string): void;
}): Promise<{ copied: number; same: number; bytes: number }> {
  const { from, to, deletes, say } = move;
  const sum = { copied: 0, same: 0, bytes: 0 };
  for (const prefix of prefixes) {
    for await (const key of allKeys(from, prefix)) {
      const wanted = await digestOf(from, key);
      // Deleted since it was listed.
      if (wanted === null) continue;
      if ((await digestOf(to, key)) === wanted) sum.same += 1;
      else {
        sum.bytes += await copy(key, { from, to, wanted });
        sum.copied += 1;
        if (sum.copied % filesPerLine === 0) say(`${sum.copied} files copied ...`);
      }
      if (deletes) await from.delete(key);
    }
  }
  return sum;
}

async function copy(key: string, { from, to, wanted }: { from: Storage; to: Storage; wanted: string }): Promise<number> {
  const file = await from.get(key);
  if (!file) return 0;
  await to.put(key, file.content);
  if ((await digestOf(to, key)) !== wanted) throw new StartupError(`${key} did not arrive as it was.`, ['It stays where it was. Run the command again.']);
  return file.size;
}

/** Null: there is no such file. */
async function digestOf(storage: Storage, key: string): Promise<string | null> {
  const file = await storage.get(key);
  if (!file) return null;
  const hash = createHash('sha256');
  for await (const chunk of file.content) hash.update(chunk);
  return hash.digest('hex');
}
