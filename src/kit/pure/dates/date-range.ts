/** From when to when, as lists of the back office are narrowed. */
import { instantField } from './instant.ts';

/** Fields of a filter: from an instant on, and before another. */
export const dateRangeFields = { from: instantField.optional(), to: instantField.optional() };

/** See `dateRangeFields`. */
export type DateRange = { from?: string | undefined; to?: string | undefined };
