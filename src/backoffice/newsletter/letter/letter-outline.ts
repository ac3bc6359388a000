/** A letter in a few words, for its form. */
import type { LetterSectionChoice } from '#shop/newsletter/contract.ts';

type Words = Record<string, Record<string, string> | undefined>;
const longest = 80;

/** The first words that a section says, in a language if it has that one; empty where it says none. */
export function summaryOf({ settings }: LetterSectionChoice, lang: string): string {
  const texts = (settings['texts'] ?? {}) as Words;
  const all = [texts[lang], texts['en'], ...Object.values(texts)].flatMap((words) => Object.values(words ?? {}));
  const found = all
    .map((words) =>
      words
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .find((words) => words !== '');
  return found === undefined ? '' : found.length > longest ? `${found.slice(0, longest)}…` : found;
}

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
