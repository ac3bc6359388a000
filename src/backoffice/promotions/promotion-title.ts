import { session } from '../api/session.ts';

/** What a promotion is called, in the language of the back office where it has words in it. */
export function titleOf(record: Record<string, unknown>): string {
  const texts = record['texts'] as Record<string, { title?: string } | undefined> | undefined;
  return String(texts?.[session.locale()]?.title ?? texts?.['en']?.title ?? record['slug'] ?? '');
}
