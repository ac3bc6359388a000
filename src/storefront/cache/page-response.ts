/** A page ready to be sent: compressed once per encoding, its headers prebuilt. */
import { hash } from 'node:crypto';
import { compress, type Encoding } from '#kit/server/http/compress.ts';
import type { Embeds } from '#kit/server/page/section.ts';
import { cdnTagHeaders } from './cdn-tags.ts';

/** A body in one encoding with all its headers, as `writeHead` takes them. */
export type EncodedBody = { headers: string[]; body: Buffer; etag: string };

/** A page, a redirect or an error. `headers` are those that do not depend on the encoding; `text` may come in chunks. */
export class PageResponse {
  readonly status: number;
  /** What it is in measurements: the name of the page's kind. */
  readonly name: string;
  readonly tags: readonly string[];
  /** What the page loads from elsewhere; its headers let that in. */
  readonly embeds: readonly Embeds[];
  /** When it stops being true, in ms since 1970; 0 for what is not cached. */
  readonly expiresAtMs: number;
  readonly text: Buffer;
  readonly #headers: readonly string[];
  readonly #encoded: Partial<Record<Encoding, EncodedBody>> = {};
  readonly #pending: Partial<Record<Encoding, Promise<EncodedBody>>> = {};

  constructor(page: {
    status: number;
    name?: string;
    headers: Readonly<Record<string, string>>;
    text: string | readonly string[] | Buffer;
    tags?: readonly string[];
    embeds?: readonly Embeds[];
    expiresAtMs?: number;
  }) {
    this.status = page.status;
    this.name = page.name ?? 'other';
    this.tags = page.tags ?? [];
    this.embeds = page.embeds ?? [];
    this.expiresAtMs = page.expiresAtMs ?? 0;
    this.text = bytesOf(page.text);
    this.#headers = Object.entries(page.headers).flat();
  }

  /** The body in an encoding, if it was compressed already. */
  encoded(encoding: Encoding): EncodedBody | undefined {
    return this.#encoded[encoding];
  }

  /** The body in an encoding. */
  encode(encoding: Encoding): Promise<EncodedBody> {
    return (this.#pending[encoding] ??= this.#encode(encoding));
  }

  /** The same for those alone who wait for it: no cache may hold it, and no purge has to find it. */
  unshared(): PageResponse {
    const { status, name, embeds, text } = this;
    const headers = new Map(this.#headers.flatMap((key, at) => (at % 2 === 0 ? [[key, this.#headers[at + 1]!] as const] : [])));
    for (const key of cdnTagHeaders) headers.delete(key);
    headers.set('cache-control', 'private, no-store');
    return new PageResponse({ status, name, embeds, text, headers: Object.fromEntries(headers) });
  }

  async #encode(encoding: Encoding): Promise<EncodedBody> {
    const body = await compress(this.text, encoding);
    // Of what is sent: compressed it is a tenth of the text.
    const etag = `"${hash('sha1', body, 'base64url')}"`;
    const headers = [...this.#headers, 'content-length', String(body.length), 'etag', etag];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return (this.#encoded[encoding] = { headers, body, etag });
  }
}

function bytesOf(text: string | readonly string[] | Buffer): Buffer {
  if (Buffer.isBuffer(text)) return text;
  return typeof text === 'string' ? Buffer.from(text) : Buffer.concat(text.map((chunk) => Buffer.from(chunk)));
}
