/** Instants as inputs give them. */
import { z } from 'zod';

// PostgreSQL has no year 0000, which ISO 8601 allows.
const hasYear = (text: string): boolean => !text.startsWith('0000');

/** `2026-11-28T12:00:00Z` */
export const instantField = z.iso.datetime().refine(hasYear);

/** `2026-11-28T13:00:00+01:00`, too. */
export const instantWithOffsetField = z.iso.datetime({ offset: true }).refine(hasYear);
