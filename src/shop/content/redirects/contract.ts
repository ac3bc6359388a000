/** What staff write and read of redirects. */
import { z } from 'zod';
import { contentLimits } from '../contract.ts';

/** The longest address of a redirect. */
export const redirectLength = 500;
const address = z.string().trim().min(1).max(redirectLength);

/** A redirect as staff write it: `from` is a path without language prefix, `to` such a path or a whole address of a site that the settings allow. */
export const redirectInputSchema = z.object({ from: address, to: address });
/** See `redirectInputSchema`. */
export type RedirectInput = z.output<typeof redirectInputSchema>;

/** A redirect as staff read it; `to` is where it ends, whatever lay between. `hits`: visitors it sent on. */
export const staffRedirectSchema = z
  .object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    hits: z.number().int(),
    lastHitAt: z.iso.datetime().nullable(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffRedirect', description: 'An old address and where it leads.' });
/** See `staffRedirectSchema`. */
export type StaffRedirect = z.output<typeof staffRedirectSchema>;

/** Orders and filter of the back office's list; `q` is part of either address. */
export const redirectSorts = ['from', 'to', 'updatedAt', 'hits'] as const;
/** See `redirectSorts`. */
export const redirectFilter = z.strictObject({ q: z.string().max(contentLimits.queryLength).optional() });

/** Limits of the list of addresses that lead nowhere. */
export const missingLimits = {
  /** The most that are stored; those asked for least go first. */
  stored: 2_000,
  /** Different paths of one batch. */
  batch: 500,
  writtenAfterMs: 5_000,
  keptDays: 90,
  pathLength: 200,
} as const;

/** An address that was asked for and leads nowhere. */
export const missingAddressSchema = z
  .object({
    id: z.string(),
    path: z.string(),
    hits: z.number().int(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'MissingAddress', description: 'An address that was asked for and leads nowhere.' });

/** Orders of that list; `q` is part of the path. */
export const missingSorts = ['hits', 'lastSeenAt', 'path'] as const;
