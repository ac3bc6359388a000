/** Extensions that store the shop's files. */
import type { StoredFile } from '#kit/server/storage/storage.ts';
import type { ExtensionContext } from './context.ts';

/**
 * Stores all files of the shop (pictures and videos, sizes made of pictures, files of imports), in place of the data folder. What cannot be reached
 * throws, and the caller gets an error; a missing file is null. `context.signal` is aborted when a call has taken too long.
 */
export type ExtensionStorage<Settings = never> = {
  /**
   * Stores a file, in the place of one that is there; read `content` to its end. All or nothing: while it is being written, and when it or `content`
   * fails, the key stands for what it stood for before. Keys are parts of `A–Z a–z 0–9 . _ -`, joined by `/`, at most 300 characters.
   */
  put(context: ExtensionContext<Settings>, key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** A file, or some of its bytes, both ends included; `size` is that of all of it. */
  get(context: ExtensionContext<Settings>, key: string, part?: { start: number; end: number }): Promise<StoredFile | null>;
  /** The bytes of a file. */
  size(context: ExtensionContext<Settings>, key: string): Promise<number | null>;
  /** Deletes a file. One that does not exist is no error. */
  delete(context: ExtensionContext<Settings>, key: string): Promise<void>;
  /** Keys that begin with `prefix` (which ends in `/`), in the order of their bytes: those after `after`, at most `most` (1,000). */
  list(context: ExtensionContext<Settings>, prefix: string, page: { after: string; most: number }): Promise<string[]>;
};
