/** A page ready to be sent, compressed per encoding, its headers prebuilt: quickly for whoever waits for it, better for those who come after. */
import { hash } from 'node:crypto';
import { compressed, firstWay, takeDenseTurn, type Encoding, type Way } from './compress.ts';

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
  /** Encodings whose body may be made better, and how it was made. */
  readonly #improvable = new Map<Encoding, Way>();

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
    if (this.#improvable.size > 0) this.#improve(encoding);
    return this.#prepared[encoding];
  }

  /** The body in an encoding. */
  prepare(encoding: Encoding): Promise<PreparedBody> {
    return (this.#pending[encoding] ??= this.#make(encoding));
  }

  async #make(encoding: Encoding): Promise<PreparedBody> {
    const way = firstWay(this.text);
    const body = await compressed(this.text, encoding, way);
    const improvable = this.expiresAtMs > 0 && (encoding === 'br' || (encoding === 'gzip' && way === 'quick'));
    // Of what is sent: compressed it is a tenth of the text. Weak, because the better body that follows has other bytes and says the same.
    const etag = `${improvable ? 'W/' : ''}"${hash('sha1', body, 'base64url')}"`;
    if (improvable) {
      this.#improvable.set(encoding, way);
      // Whatever is not dense then waits for whoever asks again: of many pages most are not asked for, and each would cost as much as a third of making it.
      if (encoding === 'br') setTimeout(() => this.#improvable.has(encoding) && takeDenseTurn() && this.#makeAgain(encoding, 'dense'), servedMs).unref();
    }
    return this.#keep(encoding, { body, etag });
  }

  #keep(encoding: Encoding, { body, etag }: { body: Buffer; etag: string }): PreparedBody {
    const headers = [...this.#headers, 'content-length', String(body.length), 'etag', etag];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return (this.#prepared[encoding] = { headers, body, etag });
  }

  /** While the body that is there goes on being sent. */
  #improve(encoding: Encoding): void {
    const before = this.#improvable.get(encoding);
    if (!before) return;
    const way = encoding === 'br' && takeDenseTurn() ? 'dense' : 'well';
    if (way !== before) this.#makeAgain(encoding, way);
  }

  /** In another thread. */
  #makeAgain(encoding: Encoding, way: Way): void {
    const made = this.#prepared[encoding]!;
    this.#improvable.delete(encoding);
    compressed(this.text, encoding, way).then(
      (body) => {
        this.#keep(encoding, { body, etag: made.etag });
        if (encoding === 'br' && way === 'well') this.#improvable.set(encoding, way);
      },
      () => undefined,
    );
  }
}

/** After this the one for whom a page was made has it. */
const servedMs = 1_000;

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
