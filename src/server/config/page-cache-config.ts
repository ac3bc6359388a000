/** What the environment says of the page cache and of shared caches in front of the shop. */
import { usualPageCache, type PageCacheConfig } from '#kit/server/host-config.ts';
import type { z } from 'zod';
import { wholeNumber } from './fields.ts';

const longestSeconds = 7 * 24 * 3_600;
const seconds = (most: number) => wholeNumber(0, most);

/** Each variable: its schema, and the rule as text. */
export const pageCacheVariables = {
  PAGE_CACHE_MEGABYTES: {
    schema: wholeNumber(1, 16_384),
    rule: 'megabytes of pages that the process caches, from 1 to 16384',
  },
  PAGE_CACHE_SECONDS: { schema: seconds(longestSeconds), rule: `seconds that the process caches a page at most, up to ${longestSeconds} (0: not at all)` },
  SHARED_CACHE_SECONDS: {
    schema: seconds(longestSeconds),
    rule: `seconds that a cache in front of the shop may serve a page (s-maxage), up to ${longestSeconds}`,
  },
  SHARED_CACHE_STALE_SECONDS: {
    schema: seconds(longestSeconds),
    rule: `seconds that such a cache may go on while it asks again (stale-while-revalidate), up to ${longestSeconds}`,
  },
  SHARED_CACHE_ERROR_SECONDS: { schema: seconds(60), rule: 'seconds that such a cache may serve an error page or a redirect, up to 60' },
} as const;

type Given = { [Name in keyof typeof pageCacheVariables]?: z.output<(typeof pageCacheVariables)[Name]['schema']> };

/** The configuration, with the usual values where nothing is set. */
export function pageCacheConfig(given: Given): PageCacheConfig {
  const { PAGE_CACHE_MEGABYTES: megabytes } = given;
  return {
    bytes: megabytes === undefined ? usualPageCache.bytes : megabytes * 1024 * 1024,
    seconds: given.PAGE_CACHE_SECONDS ?? usualPageCache.seconds,
    sharedSeconds: given.SHARED_CACHE_SECONDS ?? usualPageCache.sharedSeconds,
    staleSeconds: given.SHARED_CACHE_STALE_SECONDS ?? usualPageCache.staleSeconds,
    errorSeconds: given.SHARED_CACHE_ERROR_SECONDS ?? usualPageCache.errorSeconds,
  };
}
