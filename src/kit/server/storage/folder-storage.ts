/** Files in a folder of this machine: what the shop uses by itself. */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storageUnavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { checkedKey, type Storage } from './storage.ts';

/** How files end that are being written. */
const unfinished = '.unfinished';

/** Opens a folder; it and those below it are made when the first file is stored. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, ...checkedKey(key).split('/'));
  const size = (key: string) => unlessMissing(async () => (await stat(pathOf(key))).size);
  return {
    async put(key, content) {
      const path = pathOf(key);
      // Written beside and renamed, so that no reader (of any process) sees half a file.
      const draft = `${path}.${randomBytes(6).toString('hex')}${unfinished}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await pipeline(content, createWriteStream(draft));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw asUnavailable(error as NodeJS.ErrnoException);
      }
    },
    async get(key, part) {
      const bytes = await size(key);
      return bytes === null ? null : { size: bytes, content: read(pathOf(key), part) };
    },
    size,
    delete: (key) => rm(pathOf(key), { force: true }),
    async list(prefix, { after, most }) {
      const folder = pathOf(prefix.replace(/\/$/, ''));
      const found = (await unlessMissing(() => readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      const keys = found
        .filter((entry) => entry.isFile() && !entry.name.endsWith(unfinished))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'));
      return keys
        .filter((key) => key > after)
        .sort()
        .slice(0, most);
    },
  };
}

/** Opens the file when its content is first read, so that a stream that is never read holds none open. */
async function* read(path: string, part: { start: number; end: number } | undefined): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024, ...part }) as AsyncIterable<Buffer>;
}

const diskFault = /^(ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EIO|EMFILE|ENFILE|ENOTDIR)$/;

/** What is wrong with the disk; whatever else stopped the content (a browser that hung up) stays as it is. */
const asUnavailable = (error: NodeJS.ErrnoException): Error => (diskFault.test(error.code ?? '') ? new ShopError(storageUnavailable, { cause: error }) : error);

async function unlessMissing<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  return ask().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw asUnavailable(error);
  });
}
