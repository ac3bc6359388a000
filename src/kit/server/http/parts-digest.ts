/** What a request in parts (`multipart/form-data`) says, as a digest: two sendings of the same differ in the boundary that each draws for itself. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The digest of its parts, once they have been read; null before that and for other bodies. */
    partsDigest: string | null;
  }
}

/** Takes in the parts of a request as they are read. */
export class PartsDigest {
  readonly #hash = createHash('sha256');

  field(name: string, value: unknown): void {
    this.#hash.update(JSON.stringify([name, value]));
  }

  /** Passes a file's content on. */
  async *file({ fieldname, filename, file }: { fieldname: string; filename: string; file: AsyncIterable<Buffer> }): AsyncGenerator<Buffer> {
    this.#hash.update(JSON.stringify([fieldname, filename]));
    for await (const chunk of file) {
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** Of all that was taken in; asked for once. */
  whole(): string {
    return this.#hash.digest('base64url');
  }
}

const limits = { files: 1, fields: 20, fieldSize: 64 * 1024, parts: 30 };

/** Reads a request's parts for their digest alone; null where they are more than the operation takes. */
export async function digestOfParts(request: FastifyRequest): Promise<string | null> {
  const digest = new PartsDigest();
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: request.routeOptions.bodyLimit } })) {
      if (part.type === 'field') digest.field(part.fieldname, part.value);
      else for await (const _chunk of digest.file(part));
    }
  } catch {
    return null;
  }
  return digest.whole();
}
