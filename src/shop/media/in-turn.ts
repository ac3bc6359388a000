// Decoding keeps memory busy: a picture of 40 megapixels is 160 MB while it is turned around.
const mostAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs what decodes whole pictures, two at once over all requests; the others wait. */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
