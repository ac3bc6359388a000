/** Decisions about shoppers' own articles. Pure. */
import { articleLimits } from './rules-limits.ts';

/** Clean HTML as plain text. Sanitised HTML holds `<` only where an element begins. */
export function wordsOf(clean: string): string {
  return clean
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll(/&[a-z]+;|&#\d+;/g, '.')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A written article, as it is judged before it is submitted. */
export type Submission = { title: string; body: string; media: string | null; mediaAlt: string; pictures: readonly { described: boolean }[] };

/** What is missing from an article that shall be read by others, by field; in the order in which they stand in the form. */
export function missingFrom({ title, body, media, mediaAlt, pictures }: Submission): {
  title?: 'required';
  pictureAlt?: 'required';
  body?: 'tooShort' | 'undescribed';
} {
  return {
    ...(title === '' ? { title: 'required' as const } : {}),
    ...(media !== null && mediaAlt === '' ? { pictureAlt: 'required' as const } : {}),
    ...(wordsOf(body).length < articleLimits.leastWords
      ? { body: 'tooShort' as const }
      : pictures.some(({ described }) => !described)
        ? { body: 'undescribed' as const }
        : {}),
  };
}

/** Links in a clean text. */
export const linksIn = (clean: string): number => clean.split('<a ').length - 1;
