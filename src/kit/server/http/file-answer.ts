/** An answer that is a file to be saved, without an envelope. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A text that the browser saves under a name. The name is the shop's own: letters, digits, dots and hyphens. */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly text: string | AsyncIterable<string>;

  constructor(name: string, type: string, text: string | AsyncIterable<string>) {
    if (!/^[\w.-]+$/.test(name)) throw new RangeError(`not a file name: ${name}`);
    this.name = name;
    this.type = type;
    this.text = text;
  }

  /** A file of any size, in chunks. The first is read before anything is sent, so that what fails at once still gets an error answer. */
  static async streamed(name: string, type: string, chunks: AsyncIterable<string>): Promise<FileAnswer> {
    const iterator = chunks[Symbol.asyncIterator]();
    const first = await iterator.next();
    return new FileAnswer(name, type, first.done ? '' : resumed(first.value, iterator));
  }
}

async function* resumed(first: string, chunks: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  } finally {
    await chunks.return?.();
  }
}

/** Sends it; tables begin with the mark that tells spreadsheets that they are UTF-8. */
export function sendFile(reply: FastifyReply, { name, type, text }: FileAnswer): FastifyReply {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof text === 'string' ? mark + text : Readable.from(marked(mark, text), { objectMode: false }));
}

async function* marked(mark: string, chunks: AsyncIterable<string>): AsyncGenerator<string> {
  if (mark !== '') yield mark;
  yield* chunks;
}
