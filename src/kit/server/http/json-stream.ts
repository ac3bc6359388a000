/** A response that is streamed in chunks, so that its size does not matter to the process. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The JSON text of an answer's `data`, in pieces. What fails after the first piece breaks the connection off: no half answer looks whole. */
export class JsonStream {
  readonly pieces: AsyncIterator<string>;

  /** Read before anything is sent, so that what fails at once is still answered in words. */
  readonly first: string;

  private constructor(pieces: AsyncIterator<string>, first: string) {
    this.pieces = pieces;
    this.first = first;
  }

  /** Reads the first piece. */
  static async of(pieces: AsyncIterable<string>): Promise<JsonStream> {
    const iterator = pieces[Symbol.asyncIterator]();
    const { value, done } = await iterator.next();
    return new JsonStream(iterator, done ? 'null' : value);
  }
}

/** Sends it in the envelope of a success; pieces are read only as fast as they are taken. */
export function sendJsonStream(reply: FastifyReply, stream: JsonStream): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(enveloped(stream), { objectMode: false }));
}

async function* enveloped({ first, pieces }: JsonStream): AsyncGenerator<string> {
  yield `{"code":0,"msg":"","data":${first}`;
  try {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    yield '}';
  } finally {
    await pieces.return?.();
  }
}
