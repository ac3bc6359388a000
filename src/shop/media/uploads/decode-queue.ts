import { createSemaphore } from '#kit/server/limits/semaphore.ts';

// Decoding takes memory: a picture of 40 megapixels is 160 MB while it is turned around.
const mostAtOnce = 2;

/** Runs what decodes whole pictures, two at once over all requests; the others wait. */
export const queueDecoding = createSemaphore(mostAtOnce);
