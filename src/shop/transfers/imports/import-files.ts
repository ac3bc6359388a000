/** The files of imports: in the data folder, where jobs of every process find them. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isId } from '#kit/server/ids.ts';
import { isJson } from './orders/split-json.ts';

const newLine = 10;
const headBytes = 64;

/** Where the file of an import is. */
export function importPath(dataDir: string, id: string): string {
  if (!isId(id)) throw new Error('not an id');
  return join(dataDir, 'imports', `${id}.csv`);
}

/** Keeps a file as it comes, without holding it in memory. */
export async function saveImportFile(dataDir: string, id: string, file: Readable): Promise<void> {
  const path = importPath(dataDir, id);
  await mkdir(join(dataDir, 'imports'), { recursive: true });
  await pipeline(file, createWriteStream(path));
}

/** Its lines without the header (none of JSON, whose lines are no rows), and whether there is anything in it at all. */
export async function countLines(dataDir: string, id: string): Promise<{ lines: number; isEmpty: boolean }> {
  let lines = 0;
  let isTable = true;
  let last = newLine;
  let isEmpty = true;
  for await (const part of createReadStream(importPath(dataDir, id), { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    if (isEmpty) isTable = !isJson(part.toString('utf8', 0, headBytes));
    for (let at = part.indexOf(newLine); at >= 0; at = part.indexOf(newLine, at + 1)) lines += 1;
    if (part.length > 0) [last, isEmpty] = [part[part.length - 1]!, false];
  }
  return { lines: isTable ? Math.max(0, lines + (last === newLine ? 0 : 1) - 1) : 0, isEmpty };
}

/** Forgets the file. */
export async function removeImportFile(dataDir: string, id: string): Promise<void> {
  await rm(importPath(dataDir, id), { force: true });
}
