/**
 * Where the shop stores files: pictures and videos, the sizes made of pictures, files of imports. One interface, so that a folder, an object store or an
 * extension can be behind it. Keys are the shop's own (`media/originals/ab/ab…`): parts of letters, digits, `.`, `_` and `-`, joined by `/`.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A file: the bytes of all of it, and its content or the part that was asked for. */
export type StoredFile = { size: number; content: AsyncIterable<Uint8Array> };

/** A storage for files. What cannot be reached throws; what is not there is null, and no error. */
export type Storage = {
  /**
   * Stores a file, in the place of one that is there. All or nothing: while it is being written, and when it or `content` fails, the key stands for
   * what it stood for before.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** A file, or some of its bytes, both ends included. */
  get(key: string, part?: { start: number; end: number }): Promise<StoredFile | null>;
  /** The bytes of a file. */
  size(key: string): Promise<number | null>;
  /** Deletes a file. One that does not exist is no error. */
  delete(key: string): Promise<void>;
  /** Keys that begin with `prefix` (which ends in `/`), in the order of their bytes: those after `after`, at most `most`. */
  list(prefix: string, page: { after: string; most: number }): Promise<string[]>;
  /** How browsers read private files from where they are stored; absent: the shop sends them. */
  direct?: DirectReads | undefined;
};

/** Reads that pass the shop by. */
export type DirectReads = {
  /** The origin of all its addresses, for content security policies. */
  origin: string;
  /**
   * An address that opens this file for `directSeconds`. The answer there has this type, is not cached and, where it is opened by itself,
   * has this name. It is a secret: it belongs in the `location` of one answer, never in a log, a job or a page.
   */
  addressOf(key: string, file: { type: string; name: string }): Promise<string>;
};

/** How long an address of `DirectReads` holds: browsers follow it at once. */
export const directSeconds = 60;

const part = '[A-Za-z0-9][A-Za-z0-9._-]*';
const keyForm = new RegExp(`^${part}(/${part})*$`);
const longestKey = 300;
const pageOfKeys = 1_000;

/** Answers the key. @throws Error for what is none: keys become paths and addresses */
export function checkedKey(key: string): string {
  if (key.length > longestKey || !keyForm.test(key)) throw new Error('this is no key of a stored file');
  return key;
}

/** All bytes of a file; null when it is not there. */
export async function readStored(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.get(key);
  return file && buffer(file.content);
}

/** Stores bytes. */
export const putBytes = (storage: Storage, key: string, bytes: Uint8Array): Promise<void> => storage.put(key, Readable.from([bytes]));

/** All keys that begin with `prefix`, a page at a time. */
export async function* allKeys(storage: Storage, prefix: string): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const keys = await storage.list(prefix, { after, most: pageOfKeys });
    yield* keys;
    if (keys.length < pageOfKeys) return;
    after = keys.at(-1)!;
  }
}
