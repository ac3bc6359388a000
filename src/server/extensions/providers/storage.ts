/** Files that an extension stores: each call has a limit of time, its answers are checked, and whatever goes wrong is one clear error. */
import type { ExtensionContext } from '#extension/context.ts';
import type { ExtensionStorage } from '#extension/storage.ts';
import { storageUnavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { systemContext } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import { checkedKey, type Storage, type StoredFile } from '#kit/server/storage/storage.ts';
import { watched } from '#kit/server/storage/watched.ts';
import { limited, type Installed } from '../extension-context.ts';
import { withTimeLimit } from '../time-limit.ts';

/** The storage of an extension as the shop uses it. */
export function ownStorage(installed: Installed, storage: ExtensionStorage, host: () => Host): Storage {
  const { definition, limits } = installed;
  const call = async <Value>(what: string, ms: number, work: (own: ExtensionContext<never>) => Promise<Value>): Promise<Value> => {
    const name = `${what} of the storage of ${definition.name}`;
    try {
      return await limited(installed, systemContext(host(), { name }), { what: name, ms }, work);
    } catch (cause) {
      host().log.error({ err: cause, extension: definition.name }, 'files cannot be reached');
      throw new ShopError(storageUnavailable, { cause });
    }
  };
  return {
    async put(key, content) {
      const source = watched(content);
      try {
        await call('put', limits.jobMs, async (own) => {
          await storage.put(own, checkedKey(key), source.content);
          if (!source.isRead()) throw new Error('it stored a file without reading it to its end');
        });
      } catch (error) {
        // Half of a file must not stand where the whole is looked for.
        await call('delete', limits.callMs, (own) => storage.delete(own, key)).catch(() => undefined);
        throw source.problem() ?? error;
      }
    },
    async get(key, part) {
      const file = await call('get', limits.callMs, async (own) => checkedFile(await storage.get(own, checkedKey(key), part)));
      return file && { size: file.size, content: exactly(file.content, { bytes: lengthOf(file.size, part), ms: limits.callMs }) };
    },
    size: (key) => call('size', limits.callMs, async (own) => checkedSize(await storage.size(own, checkedKey(key)))),
    delete: (key) => call('delete', limits.callMs, (own) => storage.delete(own, checkedKey(key))),
    list: (prefix, page) => call('list', limits.callMs, async (own) => checkedKeys(await storage.list(own, prefix, page), prefix, page)),
  };
}

/** The storage of a shop whose own was left out: files stored elsewhere meanwhile would be missing later. */
export function lockedStorage(): Storage {
  const refuse = async () => {
    throw new ShopError(storageUnavailable);
  };
  return { put: refuse, get: refuse, size: refuse, delete: refuse, list: refuse };
}

/** Passes content on that has exactly so many bytes, each chunk in time. @throws Error otherwise, in the middle of it */
async function* exactly(content: AsyncIterable<Uint8Array>, { bytes, ms }: { bytes: number; ms: number }): AsyncGenerator<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  let left = bytes;
  try {
    for (;;) {
      const next = await withTimeLimit('the next bytes of a file', ms, () => chunks.next()).catch((cause: unknown) => {
        throw new ShopError(storageUnavailable, { cause });
      });
      if (next.done) break;
      left -= next.value.byteLength;
      if (left < 0) break;
      yield next.value;
    }
  } finally {
    void Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
  if (left !== 0) throw new ShopError(storageUnavailable, { cause: new Error(`a file of ${bytes} bytes came with ${left < 0 ? 'more' : 'fewer'}`) });
}

const lengthOf = (size: number, part?: { start: number; end: number }): number => (part ? Math.max(0, Math.min(part.end, size - 1) - part.start + 1) : size);

const checkedSize = (size: number | null): number | null => {
  if (size !== null && !(Number.isSafeInteger(size) && size >= 0)) throw new TypeError('its answer is no number of bytes');
  return size;
};

function checkedFile(file: StoredFile | null): StoredFile | null {
  if (file !== null && (checkedSize(file?.size) === null || typeof file.content?.[Symbol.asyncIterator] !== 'function'))
    throw new TypeError('its answer is no file');
  return file;
}

function checkedKeys(keys: string[], prefix: string, { after, most }: { after: string; most: number }): string[] {
  if (!Array.isArray(keys) || keys.length > most) throw new TypeError(`its answer is no list of at most ${most} keys`);
  let last = after;
  for (const key of keys) {
    if (typeof key !== 'string' || !key.startsWith(prefix) || key <= last) throw new TypeError('its answer has keys that were not asked for, or out of order');
    last = checkedKey(key);
  }
  return keys;
}
