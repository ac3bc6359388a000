/** Whole pages in memory, by key, under the tags of what they show. */
import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page.ts';

/** Bytes of pages that one process keeps. */
export const cacheBytes = 64 * 1024 * 1024;

// Text, its brotli and its gzip; all three are there when all three were asked for.
const overhead = 1.5;
const entryBytes = 2_048;

type Rendering = { dropped: Set<string>; all: boolean };

/** The page cache of one process. */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<StoredPage>>();
  readonly #renderings = new Set<Rendering>();
  readonly #now: () => number;

  constructor(options: { now: () => number; maxBytes?: number }) {
    this.#now = options.now;
    this.#pages = new LRUCache({
      maxSize: options.maxBytes ?? cacheBytes,
      sizeCalculation: (page) => Math.ceil(page.text.length * overhead) + entryBytes,
      dispose: (page, key) => this.#forgetTags(page, key),
    });
  }

  /** A page that is still true. */
  get(key: string): StoredPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expiresAtMs > this.#now()) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /**
   * The page from memory, else made by `render`; several who ask at once wait for one rendering. It is kept when `render`
   * says so and nothing that it shows was dropped while it was made.
   */
  async through(key: string, render: () => Promise<{ page: StoredPage; keep: boolean }>): Promise<StoredPage> {
    const kept = this.get(key) ?? this.#pending.get(key);
    if (kept) return kept;
    const made = this.#make(key, render);
    this.#pending.set(key, made);
    const forget = () => {
      if (this.#pending.get(key) === made) this.#pending.delete(key);
    };
    made.then(forget, forget);
    return made;
  }

  /** Drops every page that shows any of these. */
  drop(tags: readonly string[]): void {
    for (const rendering of this.#renderings) for (const tag of tags) rendering.dropped.add(tag);
    // Whoever asks from now on must not be given what was begun before.
    this.#pending.clear();
    for (const tag of tags) for (const key of this.#byTag.get(tag) ?? []) this.#pages.delete(key);
  }

  /** Drops everything: something changed that all pages show, or announcements may have been missed. */
  dropAll(): void {
    for (const rendering of this.#renderings) rendering.all = true;
    this.#pending.clear();
    this.#pages.clear();
  }

  async #make(key: string, render: () => Promise<{ page: StoredPage; keep: boolean }>): Promise<StoredPage> {
    const rendering: Rendering = { dropped: new Set(), all: false };
    this.#renderings.add(rendering);
    try {
      const { page, keep } = await render();
      if (keep && !rendering.all && !page.tags.some((tag) => rendering.dropped.has(tag))) this.#keep(key, page);
      return page;
    } finally {
      this.#renderings.delete(rendering);
    }
  }

  #keep(key: string, page: StoredPage): void {
    this.#pages.set(key, page);
    if (this.#pages.peek(key) !== page) return;
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
  }

  #forgetTags(page: StoredPage, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      if (keys?.delete(key) && keys.size === 0) this.#byTag.delete(tag);
    }
  }
}
