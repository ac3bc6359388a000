/** The files of imports: stored, so that jobs of every process find them. */
import * as m from '#messages';
import { isId } from '#kit/server/ids.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { ImportRejected, type OpensFile } from '../../catalog/import/index.ts';
import { isJson } from './orders/split-json.ts';

const newLine = 10;
const headBytes = 64;

/** What the keys of all of them begin with. */
export const importsPrefix = 'imports/';

/** The key of an import's file. */
export function importKey(id: string): string {
  if (!isId(id)) throw new Error('not an id');
  return `${importsPrefix}${id}.csv`;
}

/** The id of the import that a key belongs to; null: none of ours. */
export function importOfKey(key: string): string | null {
  const id = key.slice(importsPrefix.length).replace(/\.csv$/, '');
  return isId(id) && key === importKey(id) ? id : null;
}

/** Opens the file of an import. @throws ImportRejected when it is gone */
export const importFile =
  (storage: Storage, id: string): OpensFile =>
  async () => {
    const file = await storage.get(importKey(id));
    if (!file) throw new ImportRejected((options) => m.import_file_gone({}, options));
    return file.content;
  };

/** Its lines without the header (none of JSON, whose lines are no rows), and whether there is anything in it at all. */
export async function countLines(storage: Storage, id: string): Promise<{ lines: number; isEmpty: boolean }> {
  let lines = 0;
  let isTable = true;
  let last = newLine;
  let isEmpty = true;
  for await (const part of await importFile(storage, id)()) {
    if (isEmpty) isTable = !isJson(Buffer.from(part).toString('utf8', 0, headBytes));
    for (let at = part.indexOf(newLine); at >= 0; at = part.indexOf(newLine, at + 1)) lines += 1;
    if (part.length > 0) [last, isEmpty] = [part[part.length - 1]!, false];
  }
  return { lines: isTable ? Math.max(0, lines + (last === newLine ? 0 : 1) - 1) : 0, isEmpty };
}
