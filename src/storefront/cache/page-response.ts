/** A page ready to be sent: compressed once per encoding, its headers prebuilt. */
import { hash } from 'node:crypto';
import { compress, type Encoding } from '#kit/server/http/compress.ts';
import type { Embeds } from '#kit/server/page/section.ts';

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
    text: string | readonly string[];
    tags?: readonly string[];
    embeds?: readonly Embeds[];
    expiresAtMs?: number;
  }) {
    this.status = page.status;
    this.name = page.name ?? 'other';
    this.tags = page.tags ?? [];
    this.embeds = page.embeds ?? [];
    this.expiresAtMs = page.expiresAtMs ?? 0;
    this.text = typeof page.text === 'string' ? Buffer.from(page.text) : Buffer.concat(page.text.map((chunk) => Buffer.from(chunk)));
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

  async #encode(encoding: Encoding): Promise<EncodedBody> {
    const body = await compress(this.text, encoding);
    // Of what is sent: compressed it is a tenth of the text.
    const etag = `"${hash('sha1', body, 'base64url')}"`;
    const headers = [...this.#headers, 'content-length', String(body.length), 'etag', etag];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    return (this.#encoded[encoding] = { headers, body, etag });
  }
}
