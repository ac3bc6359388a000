/** A page ready to be sent, compressed per encoding, its headers prebuilt: quickly for whoever waits for it, better once it is asked for again. */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that are offered, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in one encoding with all its headers, as `writeHead` takes them. */
export type PreparedBody = { headers: string[]; body: Buffer; etag: string };

/** A page. `headers` are those that do not depend on the encoding; `text` may come in pieces. */
export class StoredPage {
  readonly status: number;
  readonly tags: readonly string[];
  /** When it stops being true, in ms since 1970. */
  readonly expiresAtMs: number;
  readonly text: Buffer;
  readonly #headers: readonly string[];
  readonly #prepared: Partial<Record<Encoding, PreparedBody>> = {};
  readonly #pending: Partial<Record<Encoding, Promise<PreparedBody>>> = {};
  /** Encodings whose body was made quickly and may be made better. */
  readonly #quick = new Set<Encoding>();

  constructor(page: {
    status: number;
    headers: Readonly<Record<string, string>>;
    text: string | readonly string[];
    tags?: readonly string[];
    expiresAtMs?: number;
  }) {
    this.status = page.status;
    this.tags = page.tags ?? [];
    this.expiresAtMs = page.expiresAtMs ?? 0;
    this.text = typeof page.text === 'string' ? Buffer.from(page.text) : Buffer.concat(page.text.map((piece) => Buffer.from(piece)));
    this.#headers = Object.entries(page.headers).flat();
  }

  /** The body in an encoding, if it was made already. */
  ready(encoding: Encoding): PreparedBody | undefined {
    if (this.#quick.size > 0) this.#improve(encoding);
    return this.#prepared[encoding];
  }

  /** The body in an encoding. */
  prepare(encoding: Encoding): Promise<PreparedBody> {
    return (this.#pending[encoding] ??= this.#make(encoding));
  }

  async #make(encoding: Encoding): Promise<PreparedBody> {
    const quick = encoding !== 'identity' && this.text.length <= quicklyCompressed;
    const body = await compressed(this.text, encoding, quick ? 'quick' : 'well');
    // Of what is sent: compressed it is a tenth of the text. Weak, because the better body that follows has other bytes and says the same.
    const etag = `${quick ? 'W/' : ''}"${hash('sha1', body, 'base64url')}"`;
    if (quick && this.expiresAtMs > 0) this.#quick.add(encoding);
    return this.#keep(encoding, { body, etag });
  }

  #keep(encoding: Encoding, { body, etag }: { body: Buffer; etag: string }): PreparedBody {
    const headers = [...this.#headers, 'content-length', String(body.length), 'etag', etag];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return (this.#prepared[encoding] = { headers, body, etag });
  }

  /** In another thread, while the quick body goes on being sent. */
  #improve(encoding: Encoding): void {
    const made = this.#prepared[encoding];
    if (!made || !this.#quick.delete(encoding)) return;
    compressed(this.text, encoding, 'well').then(
      (body) => void this.#keep(encoding, { body, etag: made.etag }),
      () => undefined,
    );
  }
}

/**
 * A page of this size fits into the first packets that a server may send (14 kB) however it is compressed: doing that well would
 * cost more time than it saves on the way. A larger one is compressed well at once.
 */
const quicklyCompressed = 128 * 1024;
/** One of this size is compressed sooner than handed to another thread and back. */
const compressedHere = 256 * 1024;

/** What a tenth more bytes saves: less than half the time. */
const qualities = { quick: { brotli: 3, gzip: 2 }, well: { brotli: 5, gzip: 6 } } as const;

async function compressed(text: Buffer, encoding: Encoding, how: keyof typeof qualities): Promise<Buffer> {
  if (encoding === 'identity') return text;
  // What is made better is no longer waited for.
  const isHere = how === 'quick' || (text.length > quicklyCompressed && text.length <= compressedHere);
  const quality = qualities[how];
  if (encoding === 'gzip') return isHere ? gzipSync(text, { level: quality.gzip }) : zip(text, { level: quality.gzip });
  const options: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
  return isHere ? brotliCompressSync(text, options) : brotli(text, options);
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
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(',', 50).some((tag) => plain(tag) === plain(etag));
}
