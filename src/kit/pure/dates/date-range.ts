/** From when to when, as lists of the back office are narrowed. */
import { z } from 'zod';

/** Fields of a filter: from an instant on, and before another. */
export const dateRangeFields = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() };

/** See `dateRangeFields`. */
export type DateRange = { from?: string | undefined; to?: string | undefined };
