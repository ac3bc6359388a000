/** What an own text must be: one line, with all that the text keeps which it stands in for. */
import { isPlainLine } from '#kit/pure/plain-text.ts';

/** What is wrong with an own text: it is no plain line, has a place that nobody fills, or lacks one that the original has. */
export type TextProblem = { what: 'line' } | { what: 'unknown' | 'missing'; place: string };

// Also what was meant as a place: `{ count }` would be shown as it stands.
const place = /\{[^{}]*\}/g;

/** The places of a text, with their braces. */
export const placesOf = (text: string): string[] => [...new Set(text.match(place))];

/** The first thing that is wrong, or null. `others` are the same text in other languages: what fills their places fills these. */
export function findTextProblem(text: string, original: string, others: readonly string[] = []): TextProblem | null {
  if (!isPlainLine(text)) return { what: 'line' };
  const used = placesOf(text);
  const wanted = placesOf(original);
  const known = new Set([...wanted, ...others.flatMap(placesOf)]);
  const unknown = used.find((one) => !known.has(one));
  if (unknown !== undefined) return { what: 'unknown', place: unknown };
  const missing = wanted.find((one) => !used.includes(one));
  return missing === undefined ? null : { what: 'missing', place: missing };
}
