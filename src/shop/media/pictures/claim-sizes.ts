import type { Host } from '#kit/server/slice.ts';
import type { Claims } from './picture-files.ts';
import { deleteClaim, insertClaim } from './store-claims.ts';

/** Longer than a size takes; a process that died in the middle of one holds others up so long. */
const claimMs = 20_000;

/** Claims on sizes that are being made, for all processes on the shop's database. */
export function claimSizes({ database: { reader }, now }: Pick<Host, 'database' | 'now'>): Claims {
  return {
    claim: (key) => insertClaim(reader, { key, now: now(), until: new Date(now().getTime() + claimMs) }),
    release: (key) => deleteClaim(reader, key),
  };
}
