/** A letter in a few words, for its form. */
import type { LetterSectionChoice } from '#shop/newsletter/contract.ts';

type Words = Record<string, Record<string, string> | undefined>;
const longest = 80;
// In the order in which they stand in the letter; the database has an order of its own.
const fields = ['title', 'text', 'action', 'alt'];

/** The first words that a section says, in a language if it has that one; empty where it says none. */
export function summaryOf({ settings }: LetterSectionChoice, lang: string): string {
  const texts = (settings['texts'] ?? {}) as Words;
  const all = [texts[lang], texts['en'], ...Object.values(texts)].flatMap((words) => fields.map((field) => plain(words?.[field] ?? '')));
  const found = all.find((words) => words !== '') ?? '';
  return found.length > longest ? `${found.slice(0, longest)}…` : found;
}

/** Rich text on one line. */
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li)>|<br[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What is wrong with one section, from the errors of the form's field (`errors.sections`). */
export function problemsOf(errors: unknown, index: number): string[] {
  return messagesIn((errors as Record<number, unknown> | undefined)?.[index]);
}

function messagesIn(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message } = error as { message?: unknown };
  if (typeof message === 'string') return [message];
  return Object.entries(error).flatMap(([name, inner]) => (name === 'ref' ? [] : messagesIn(inner)));
}
