/** What a record is called, read off its own state, so that a line of the log has a name even where the record is gone. Pure. */
import { textIn } from '#kit/pure/languages.ts';

/** A name that is the same in every language, or one for each. */
export type RecordName = string | Record<string, string>;

const longest = 160;
const plainFields = ['title', 'name', 'fullName', 'email', 'mobile', 'orderNo', 'returnNo', 'from', 'path', 'url', 'fileName', 'code', 'slug'] as const;
const id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const plainText = (value: unknown): string => (typeof value === 'string' && !id.test(value.trim()) ? value.trim().slice(0, longest) : '');

/** Words by language, of `{ en: 'Cup' }` or `{ en: { title: 'Cup' } }`; undefined where there are none. */
function byLanguage(value: unknown): Record<string, string> | undefined {
  if (!isPlain(value)) return undefined;
  const words = Object.entries(value).flatMap(([lang, one]) => {
    const word = plainText(isPlain(one) ? (one['title'] ?? one['name'] ?? one['subject']) : one);
    return word === '' ? [] : [[lang, word] as const];
  });
  return words.length === 0 ? undefined : Object.fromEntries(words);
}

/** The name in the first of these states that has one; undefined where none has. */
export function recordName(states: readonly unknown[]): RecordName | undefined {
  for (const state of states) {
    if (!isPlain(state)) continue;
    const texts = byLanguage(state['texts']) ?? byLanguage(state['title']) ?? byLanguage(state['name']);
    if (texts) return texts;
    const person = plainText([state['firstName'], state['lastName']].filter((part) => typeof part === 'string').join(' '));
    const plain = person || plainFields.map((field) => plainText(state[field])).find(Boolean);
    if (plain) return plain;
  }
  return undefined;
}

/** The name for display; older lines have it in their details, or in their subject where that is a word. */
export function nameIn(detail: Readonly<Record<string, unknown>>, { subject, lang }: { subject: string; lang: string }): string {
  const stored = (detail['about'] as RecordName | undefined) ?? recordName([detail, detail['after'], detail['before']]);
  if (stored === undefined) return plainText(subject);
  if (typeof stored === 'string') return stored;
  const texts = Object.fromEntries(Object.entries(stored).map(([language, title]) => [language, { title }]));
  return textIn(texts, 'title', lang) || (Object.values(stored)[0] ?? '');
}
