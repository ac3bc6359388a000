/** A short list of texts that this browser alone stores, the latest first. */

/** What stands under `key` in the local storage, at most `most` texts; whatever else stands there is taken for nothing. */
export function storedList(key: string, most: number): { read(): string[]; write(texts: readonly string[]): void } {
  return {
    read() {
      try {
        const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
        return Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string').slice(0, most) : [];
      } catch {
        return [];
      }
    },
    write(texts) {
      try {
        if (texts.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(texts.slice(0, most)));
      } catch {
        // Storage is closed or full: nothing is remembered.
      }
    },
  };
}
