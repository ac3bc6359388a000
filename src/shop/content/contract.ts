/** Pages of words on the wire. */
import { z } from 'zod';
import { pictureSchema } from '../media/contract.ts';

/** Limits of pages. */
export const contentLimits = { slugLength: 200, titleLength: 300, bodyLength: 200_000 } as const;

/** A page of words; `body` is sanitised HTML. */
export const pageSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  image: pictureSchema.nullable(),
  updatedAt: z.iso.datetime(),
  languages: z.array(z.string()),
});

/** A page of words. */
export type ContentPage = z.infer<typeof pageSchema>;
