/** Configuration that every request asks for and that changes a few times a year: read once, kept in the process for a while. */
import type { Reader } from './database.ts';

/** A reading kept per database. */
export type KeptReading<Value> = {
  /** The value, from memory where it is young enough. Pass the pool's reader, not a transaction. */
  read(reader: Reader): Promise<Value>;
  /** Reads anew at the next call. */
  forget(reader: Reader): void;
};

/** Keeps what `load` answers for `keptMs`. A failure is not kept. */
export function keepReading<Value>(load: (reader: Reader) => Promise<Value>, keptMs: number): KeptReading<Value> {
  const kept = new WeakMap<Reader, { until: number; value: Promise<Value> }>();
  return {
    read(reader) {
      const now = performance.now();
      const known = kept.get(reader);
      if (known && known.until > now) return known.value;
      const value = load(reader);
      kept.set(reader, { until: now + keptMs, value });
      value.catch(() => kept.delete(reader));
      return value;
    },
    forget: (reader) => void kept.delete(reader),
  };
}
