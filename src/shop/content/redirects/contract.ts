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

/** A redirect as staff read it; `to` is where it ends, whatever lay between. */
export const staffRedirectSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
/** See `staffRedirectSchema`. */
export type StaffRedirect = z.output<typeof staffRedirectSchema>;

/** Orders and filter of the back office's list; `q` is part of either address. */
export const redirectSorts = ['from', 'to', 'updatedAt'] as const;
/** See `redirectSorts`. */
export const redirectFilter = z.strictObject({ q: z.string().max(contentLimits.queryLength).optional() });
