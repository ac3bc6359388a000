/** A specification's value as the lines that show it. Pure. */

/**
 * One line, or one for each of several measures ("200 ml: Ø 8 × 7.5 cm; 300 ml: Ø 9 × 8.5 cm"). Where it is broken further, a number stays with its
 * unit, and a measure in one piece.
 */
export function specLines(value: string): string[] {
  const parts = value.split(/\s*[;；]\s*/);
  const lines = parts.length > 1 && parts.every((part) => part.includes('×')) ? parts : [value];
  return lines.map((line) => line.replaceAll(withinMeasure, '\u00A0'));
}

const withinMeasure = /(?<=\d) (?=[\p{L}°])|(?<=[×Ø]) | (?=×)|(?<=\p{sc=Han}) (?=\d)/gu;
