/** Words by language, as settings hold them. */
import { z } from 'zod';
import type { Texts } from '#kit/pure/languages.ts';

/** A short text by language: `{ "en": "Aldermoor", "zh": "…" }`. */
export const wordsSchema = z.record(z.string().max(8), z.string().max(2_000));
/** Texts of content by language, then field. */
export const textsSchema: z.ZodType<Texts> = z.record(z.string().max(8), z.record(z.string().max(40), z.string().max(20_000)));
