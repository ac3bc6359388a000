/** A page ready to be sent, compressed once per encoding, its headers prebuilt. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that are offered, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one encoding with all its headers, as `writeHead` takes them. */
export type PreparedBody = { headers: string[]; body: Buffer; etag: string };

/** A page. `headers` are those that do not depend on the encoding. */
export class StoredPage {
  readonly status: number;
  readonly tags: readonly string[];
  /** When it stops being true, in ms since 1970. */
  readonly expiresAtMs: number;
  readonly text: Buffer;
  readonly #headers: readonly string[];
  readonly #prepared: Partial<Record<Encoding, PreparedBody>> = {};
  readonly #pending: Partial<Record<Encoding, Promise<PreparedBody>>> = {};

  constructor(page: { status: number; headers: Readonly<Record<string, string>>; text: string; tags?: readonly string[]; expiresAtMs?: number }) {
    this.status = page.status;
    this.tags = page.tags ?? [];
    this.expiresAtMs = page.expiresAtMs ?? 0;
    this.text = Buffer.from(page.text);
    this.#headers = Object.entries(page.headers).flat();
  }

  /** The body in an encoding, if it was made already. */
  ready(encoding: Encoding): PreparedBody | undefined {
    return this.#prepared[encoding];
  }

  /** The body in an encoding. */
  prepare(encoding: Encoding): Promise<PreparedBody> {
    return (this.#pending[encoding] ??= this.#make(encoding));
  }

  async #make(encoding: Encoding): Promise<PreparedBody> {
    const body = await compressed(this.text, encoding);
    // Of what is sent: compressed it is a tenth of the text.
    const etag = `"${hash('sha1', body, 'base64url')}"`;
    const headers = [...this.#headers, 'content-length', String(body.length), 'etag', etag];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    const made = { headers, body, etag };
    this.#prepared[encoding] = made;
    return made;
  }
}

/** A page of this size is compressed sooner than handed to another thread and back. */
const compressedHere = 256 * 1024;

async function compressed(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return text;
  const isSmall = text.length <= compressedHere;
  if (encoding === 'gzip') return isSmall ? gzipSync(text, { level: 6 }) : zip(text, { level: 6 });
  const options: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
  return isSmall ? brotliCompressSync(text, options) : brotli(text, options);
}

const known = new Map<string, Encoding>();
const mostKnown = 200;

/** The best encoding that an `Accept-Encoding` header allows. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const before = known.get(accepted);
  if (before) return before;
  const allowed = new Map(
    accepted.split(',', 20).map((part) => {
      const [name, ...more] = part.trim().toLowerCase().split(';');
      return [name!.trim(), !more.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))] as const;
    }),
  );
  const takes = (name: string) => allowed.get(name) ?? allowed.get('*') ?? false;
  const best: Encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (known.size < mostKnown) known.set(accepted, best);
  return best;
}

/** Whether `If-None-Match` names an entity tag. */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',', 50).some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
