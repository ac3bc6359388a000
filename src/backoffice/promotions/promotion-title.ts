import { session } from '../api/session.ts';

/** What a promotion is called, in the language of the back office where it has text in it. */
export function titleOf(record: Record<string, unknown>): string {
  const texts = record['texts'] as Record<string, { title?: string } | undefined> | undefined;
  const slug = typeof record['slug'] === 'string' ? record['slug'] : '';
  return texts?.[session.locale()]?.title ?? texts?.['en']?.title ?? slug;
}
