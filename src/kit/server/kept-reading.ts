/** Configuration that every request asks for and that changes a few times a year: read once, kept in the process, read again beside the requests. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Reader } from './database.ts';

/** A reading kept per database; `Asked` is what else the load is told by whoever makes it read. */
export type KeptReading<Value, Asked extends unknown[] = []> = {
  /** The value, from memory where there is one. Pass the pool's reader, not a transaction. */
  read(reader: Reader, ...asked: Asked): Promise<Value>;
  /** Reads anew at the next call. */
  forget(reader: Reader): void;
};

type Kept<Value> = { until: number; value: Promise<Value> };

// Whatever reads again is nobody's request.
const outside = AsyncLocalStorage.snapshot();

/**
 * Keeps what `load` answers. What is older than `keptMs` is answered once more while it is read again, so that nobody waits
 * for it: changes are announced, and the age only matters where an announcement was lost. A failure is not kept.
 */
export function keepReading<Value, Asked extends unknown[] = []>(
  load: (reader: Reader, ...asked: Asked) => Promise<Value>,
  keptMs: number,
): KeptReading<Value, Asked> {
  const kept = new WeakMap<Reader, Kept<Value>>();
  const begin = (reader: Reader, asked: Asked): Kept<Value> => {
    const value = load(reader, ...asked);
    const entry = { until: performance.now() + keptMs, value };
    value.catch(() => kept.get(reader) === entry && kept.delete(reader));
    return entry;
  };
  const again = (reader: Reader, asked: Asked, old: Kept<Value>) => {
    old.until = Infinity;
    const entry = outside(() => begin(reader, asked));
    const done = () => void (kept.get(reader) === old && kept.set(reader, entry));
    entry.value.then(done, () => kept.get(reader) === old && kept.delete(reader));
  };
  return {
    read(reader, ...asked) {
      const known = kept.get(reader);
      if (known) {
        if (known.until <= performance.now()) again(reader, asked, known);
        return known.value;
      }
      const entry = begin(reader, asked);
      kept.set(reader, entry);
      return entry.value;
    },
    forget: (reader) => void kept.delete(reader),
  };
}
