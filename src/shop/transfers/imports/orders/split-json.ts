/** The objects of a JSON array in a file, one by one: a file of any length is read with the memory of one object. */
import * as m from '#messages';
import { ImportRejected, type OpensFile, type Words } from '../../../catalog/import/index.ts';

/** An object of the array, counted from 1, or what is wrong with it. */
export type JsonEntry = { row: number; value: Record<string, unknown> } | { row: number; error: Words };

const mega = 1024 * 1024;
const longest = 2 * mega;

/** Whether a file's text begins as JSON does. */
export const isJson = (head: string): boolean => /^[\uFEFF\s]*[[{]/.test(head);

/**
 * Reads the objects of the array that a file is, or that it holds under `key` at the top.
 * @throws ImportRejected when there is no such array
 */
export async function* readJsonArray(file: OpensFile, key: string): AsyncGenerator<JsonEntry> {
  const splitter = new Splitter(key);
  const decoder = new TextDecoder();
  let row = 0;
  for await (const chunk of await file()) {
    for (const text of splitter.push(decoder.decode(chunk, { stream: true }))) {
      row += 1;
      yield text === null ? { row, error: (options) => m.import_file_long({ max: longest / mega }, options) } : parsed(row, text);
    }
  }
  if (!splitter.hasBegun) throw new ImportRejected((options) => m.import_json_no_array({ key }, options));
  if (!splitter.isDone) yield { row: row + 1, error: (options) => m.import_json_open({}, options) };
}

function parsed(row: number, text: string): JsonEntry {
  try {
    return { row, value: JSON.parse(text) as Record<string, unknown> };
  } catch {
    return { row, error: (options) => m.import_json_odd({}, options) };
  }
}

/** Finds where objects begin and end, whatever chunks they come in. */
class Splitter {
  hasBegun = false;
  isDone = false;
  private readonly key: string;
  /** Brackets that are open. */
  private open = '';
  /** Those within which the array's objects are; empty until it has begun. */
  private around = '';
  private inString = false;
  private escaped = false;
  /** The last text at the top: in an object, the name of what follows. */
  private last = '';
  private object = '';
  private tooLong = false;

  constructor(key: string) {
    this.key = key;
  }

  /** The objects that end in this chunk; null for one that is too long. */
  push(chunk: string): (string | null)[] {
    const ended: (string | null)[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length && !this.isDone; at += 1) {
      const sign = chunk[at]!;
      if (this.inString) this.within(sign);
      else if (sign === '"') this.beginString();
      else if (sign === '{' || sign === '[') {
        if (this.isBetween) from = at;
        this.enter(sign);
      } else if (sign === '}' || sign === ']') {
        this.open = this.open.slice(0, -1);
        if (this.isBetween && sign === '}') {
          this.keep(chunk.slice(from, at + 1));
          ended.push(this.tooLong ? null : this.object);
          [this.object, this.tooLong] = ['', false];
        } else if (this.hasBegun && this.open.length < this.around.length) this.isDone = true;
      }
    }
    if (this.isInside) this.keep(chunk.slice(from));
    return ended;
  }

  /** Between the array's elements. */
  private get isBetween(): boolean {
    return this.hasBegun && this.open === this.around;
  }

  private get isInside(): boolean {
    return this.hasBegun && !this.isDone && this.open.length > this.around.length;
  }

  private enter(sign: '{' | '['): void {
    const isArray = !this.hasBegun && sign === '[' && (this.open === '' || (this.open === '{' && this.last === this.key));
    this.open += sign;
    if (!isArray) return;
    this.hasBegun = true;
    this.around = this.open;
  }

  private beginString(): void {
    this.inString = true;
    if (!this.hasBegun && this.open === '{') this.last = '';
  }

  private within(sign: string): void {
    if (this.escaped) this.escaped = false;
    else if (sign === '\\') this.escaped = true;
    else if (sign === '"') this.inString = false;
    else if (!this.hasBegun && this.open === '{' && this.last.length <= this.key.length) this.last += sign;
  }

  private keep(part: string): void {
    if (this.object.length + part.length > longest) this.tooLong = true;
    this.object = this.tooLong ? '' : this.object + part;
  }
}
