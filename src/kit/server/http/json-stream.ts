/** A response that is streamed in chunks, so that its size does not matter to the process. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** The JSON text of an answer's `data`, in chunks. What fails after the first chunk breaks the connection off: no half answer looks whole. */
export class JsonStream {
  readonly chunks: AsyncIterator<string>;

  /** Read before anything is sent, so that what fails at once still gets an error answer. */
  readonly first: string;

  private constructor(chunks: AsyncIterator<string>, first: string) {
    this.chunks = chunks;
    this.first = first;
  }

  /** Reads the first chunk. */
  static async of(chunks: AsyncIterable<string>): Promise<JsonStream> {
    const iterator = chunks[Symbol.asyncIterator]();
    const { value, done } = await iterator.next();
    return new JsonStream(iterator, done ? 'null' : value);
  }
}

/** Sends it in the envelope of a success; chunks are read only as fast as they are taken. */
export function sendJsonStream(reply: FastifyReply, stream: JsonStream): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(enveloped(stream), { objectMode: false }));
}

async function* enveloped({ first, chunks }: JsonStream): AsyncGenerator<string> {
  yield `{"code":0,"msg":"","data":${first}`;
  try {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    yield '}';
  } finally {
    await chunks.return?.();
  }
}
