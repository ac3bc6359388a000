/** The page cache of a process: whole pages in memory, by key and by request, under the tags of what they show. */
import { LRUCache } from 'lru-cache';
import type { PageResponse } from './page-response.ts';

// Text, its brotli and its gzip; all three are there when all three were asked for.
const bytesPerByte = 1.5;
const entryBytes = 2_048;
const mostRequests = 10_000;
const longestRequest = 1_000;

type Rendering = { invalidated: Set<string>; all: boolean };

/** The page cache. */
export class PageCache {
  readonly #pages: LRUCache<string, PageResponse>;
  readonly #byTag = new Map<string, Set<string>>();
  /** Which page a request means: found once by the route table, then by the request alone. */
  readonly #keys: LRUCache<string, string>;
  readonly #requests = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<PageResponse>>();
  readonly #renderings = new Set<Rendering>();
  readonly #now: () => number;
  /** Requests since the start that found their page, waited for a rendering that was under way, or began one. */
  readonly counts = { hit: 0, joined: 0, miss: 0 };

  constructor(options: { now: () => number; maxBytes: number }) {
    this.#now = options.now;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (page) => Math.ceil(page.text.length * bytesPerByte) + entryBytes,
      dispose: (page, key) => this.#dispose(page, key),
    });
    this.#keys = new LRUCache({ max: mostRequests, dispose: (key, request) => void this.#requests.get(key)?.delete(request) });
  }

  /** A page that is still true. */
  get(key: string): PageResponse | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expiresAtMs > this.#now()) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /** The page that was sent to an equal request before. */
  getByRequest(request: string): PageResponse | undefined {
    const key = this.#keys.get(request);
    return key === undefined ? undefined : this.get(key);
  }

  /** How many pages there are, and about how many bytes of memory they take. */
  size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** Remembers that a request means the page under a key, for as long as that page is cached. */
  rememberRequest(request: string, key: string): void {
    if (request.length > longestRequest || !this.#pages.has(key)) return;
    this.#keys.set(request, key);
    this.#requests.set(key, (this.#requests.get(key) ?? new Set()).add(request));
  }

  /**
   * The cached page, else what `render` answers; several who ask at once wait for one rendering. It is cached when it says how long it is true
   * and nothing that it shows was invalidated while it was rendered. Else no cache in front may hold it either: the purge may be over.
   */
  async getOrRender(key: string, render: () => Promise<PageResponse>): Promise<PageResponse> {
    const cached = this.get(key);
    const known = cached ?? this.#pending.get(key);
    this.counts[cached ? 'hit' : known ? 'joined' : 'miss'] += 1;
    if (known) return known;
    const rendering = this.#render(key, render);
    this.#pending.set(key, rendering);
    const done = () => {
      if (this.#pending.get(key) === rendering) this.#pending.delete(key);
    };
    rendering.then(done, done);
    return rendering;
  }

  /** Removes every page that shows any of these. */
  invalidate(tags: readonly string[]): void {
    for (const rendering of this.#renderings) for (const tag of tags) rendering.invalidated.add(tag);
    // Requests from now on must not get what was begun before.
    this.#pending.clear();
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.#pages.delete(key);
  }

  /** Removes everything: announcements may have been missed. */
  clear(): void {
    for (const rendering of this.#renderings) rendering.all = true;
    this.#pending.clear();
    this.#pages.clear();
  }

  async #render(key: string, render: () => Promise<PageResponse>): Promise<PageResponse> {
    const rendering: Rendering = { invalidated: new Set(), all: false };
    this.#renderings.add(rendering);
    try {
      const page = await render();
      if (rendering.all || page.tags.some((tag) => rendering.invalidated.has(tag))) return page.unshared();
      if (page.expiresAtMs > 0) this.#add(key, page);
      return page;
    } finally {
      this.#renderings.delete(rendering);
    }
  }

  #add(key: string, page: PageResponse): void {
    this.#pages.set(key, page);
    if (this.#pages.peek(key) !== page) return;
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
  }

  #dispose(page: PageResponse, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) this.#byTag.delete(tag);
    }
    const requests = this.#requests.get(key);
    this.#requests.delete(key);
    for (const request of requests ?? []) this.#keys.delete(request);
  }
}
