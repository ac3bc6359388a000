/** What an own text must be: one line, with all that the text keeps which it stands in for. */
import { isPlainLine } from '#kit/pure/plain-text.ts';

/** What is wrong with an own text: it is no plain line, has a place that nobody fills, or lacks one that the original has. */
export type TextProblem = { what: 'line' } | { what: 'unknown' | 'missing'; place: string };

// Also what was meant as a place: `{ count }` would be shown as it stands.
const place = /\{[^{}]*\}/g;

/** The places of a text, with their braces. */
export const placesOf = (text: string): string[] => [...new Set(text.match(place))];

/**
 * Whether a text matches a search by words seen in the shop (in lower case), where its placeholders are filled:
 * "only 3 left" is "Only {count} left", "“brae cup” was removed" is "“{title}” was removed".
 */
export function readsAs(text: string, seen: string): boolean {
  const small = text.toLowerCase();
  if (small.includes(seen)) return true;
  const fragments = small.split(place);
  if (fragments.length === 1) return false;
  const words = seen.split(/[\s\d.,:$€£¥%+-]+/u).filter(Boolean);
  if (/\d/.test(seen) && words.length > 0 && words.every((word) => small.includes(word))) return true;
  // A whole sentence; one of places and a short word alone would be every other sentence.
  return /\p{L}{4}|\p{Script=Han}{2}/u.test(fragments.join(' ')) && isFilled(fragments, seen);
}

/** Whether a sentence has the fragments of a text in their order, from its beginning to its end. */
function isFilled(fragments: readonly string[], sentence: string): boolean {
  let at = 0;
  for (const fragment of fragments) {
    const found = sentence.indexOf(fragment, at);
    if (found < 0) return false;
    at = found + fragment.length;
  }
  return sentence.startsWith(fragments[0]!) && sentence.endsWith(fragments.at(-1)!);
}

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
