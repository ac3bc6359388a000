/** Group `api`: which other origins may call the shopper API from a browser. */
import { z } from 'zod';

/** Limits of the list. */
export const originLimits = { origins: 50, length: 200 } as const;
const onThisMachine = /^(localhost|127\.0\.0\.1)$/;

/** An exact origin: `https://` (on the same machine `http://` too), a host, perhaps a port; no path and no pattern. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text || !/^[a-z0-9.-]+$/.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && onThisMachine.test(url.hostname));
}

/** The configuration of the API. */
export const apiSettingsSchema = z.object({
  origins: z.array(z.string().trim().max(originLimits.length).refine(isOrigin)).max(originLimits.origins).default([]),
});
