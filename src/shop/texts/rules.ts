/** What an own text must keep of the one it stands in for. */

/** What is wrong with an own text: a place that nobody fills, or one that the shop's text has and this lacks. */
export type TextProblem = { what: 'unknown' | 'missing'; place: string };

// Also what was meant as a place: `{ count }` would be shown as it stands.
const place = /\{[^{}]*\}/g;

/** The places of a text, with their braces. */
export const placesOf = (text: string): string[] => [...new Set(text.match(place))];

/** The first place that is wrong, or null. `others` are the same text in other languages: what fills their places fills these. */
export function findTextProblem(text: string, original: string, others: readonly string[] = []): TextProblem | null {
  const used = placesOf(text);
  const wanted = placesOf(original);
  const known = new Set([...wanted, ...others.flatMap(placesOf)]);
  const unknown = used.find((one) => !known.has(one));
  if (unknown !== undefined) return { what: 'unknown', place: unknown };
  const missing = wanted.find((one) => !used.includes(one));
  return missing === undefined ? null : { what: 'missing', place: missing };
}
