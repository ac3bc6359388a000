/** Compressing pages: quickly, well, or as densely as it can be done. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodings that are offered, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** How a body is compressed. */
export type Way = 'quick' | 'well' | 'dense';

/** What a tenth more bytes saves is more than half of the time. Densely brotli takes fifty times as long as well, for another tenth. */
const qualities = { quick: { brotli: 3, gzip: 2 }, well: { brotli: 5, gzip: 6 }, dense: { brotli: 11, gzip: 9 } } as const;

/** Up to this many bytes a page is compressed quickly while somebody waits for it, because well would take twice as long. */
const quicklyCompressed = 128 * 1024;
/** One of this size is compressed sooner than handed to another thread and back. */
const compressedHere = 256 * 1024;

/** How the body is made for which somebody waits. */
export const firstWay = (text: Buffer): Way => (text.length <= quicklyCompressed ? 'quick' : 'well');

// A twentieth of one processor at most, whatever comes.
const restsPerWork = 19;
let isDense = false;
let restedAt = 0;

/** Whether a body may be compressed densely now: one at a time, and then a rest of many times what it took. Whoever is told yes has to do it. */
export function takeDenseTurn(): boolean {
  if (isDense || performance.now() < restedAt) return false;
  return (isDense = true);
}

async function densely(work: () => Promise<Buffer>): Promise<Buffer> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    isDense = false;
    restedAt = performance.now() + restsPerWork * (performance.now() - begun);
  }
}

/** A text in an encoding. What is made quickly, and well at a usual size, is made at once; all else in another thread. */
export async function compressed(text: Buffer, encoding: Encoding, way: Way): Promise<Buffer> {
  if (encoding === 'identity') return text;
  // What was made quickly is made well when nobody waits for it any more.
  const isHere = way === 'quick' || (way === 'well' && text.length > quicklyCompressed && text.length <= compressedHere);
  const quality = qualities[way];
  if (encoding === 'gzip') return isHere ? gzipSync(text, { level: quality.gzip }) : zip(text, { level: quality.gzip });
  const options: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
      // Of pages of markup a dense body is half a hundredth smaller when it is not taken for prose.
      [constants.BROTLI_PARAM_MODE]: way === 'dense' ? constants.BROTLI_MODE_GENERIC : constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  };
  if (isHere) return brotliCompressSync(text, options);
  return way === 'dense' ? densely(() => brotli(text, options)) : brotli(text, options);
}
