/** What is counted in memory and written together some seconds later, so that no request waits for it. */
import { AsyncLocalStorage } from 'node:async_hooks';

// Written for many, and so part of nobody's request.
const outside = AsyncLocalStorage.snapshot();

/** Notes that wait to be written, by the database that they are for. A process that ends before that loses counts, nothing else. */
export type Gathered<Notes> = {
  /** The notes to add to. With the first ones, `write` is called after a while; it takes them. */
  of(database: object, write: () => Promise<void>): Notes;
  /** Takes what was noted; undefined where nothing was. */
  take(database: object): Notes | undefined;
};

/** Gathers notes that `begin` makes room for; they are written `afterMs` after the first. Call it once per module. */
export function gather<Notes>({ begin, afterMs }: { begin(): Notes; afterMs: number }): Gathered<Notes> {
  const waiting = new WeakMap<object, Notes>();
  return {
    of(database, write) {
      let notes = waiting.get(database);
      if (notes === undefined) {
        waiting.set(database, (notes = begin()));
        outside(() => setTimeout(() => void write().catch(() => undefined), afterMs).unref());
      }
      return notes;
    },
    take(database) {
      const notes = waiting.get(database);
      waiting.delete(database);
      return notes;
    },
  };
}
