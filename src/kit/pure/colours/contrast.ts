/** How well one colour is read on another, as WCAG 2 measures it. Pure. */

/** What text of the size of a paragraph needs at least (WCAG 2, AA). */
export const readableRatio = 4.5;

/** Black or white, whichever is easier to read on a colour; white where the colour is not a hexadecimal one. */
export function readableOn(color: string): string {
  const light = luminance(color);
  return light === null || (light + 0.05) / 0.05 < 1.05 / (light + 0.05) ? '#ffffff' : '#0b0b0f';
}

/** Relative luminance as WCAG 2 defines it; null where the colour is not a hexadecimal one. */
export function luminance(color: string): number | null {
  const hex = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i.exec(color.trim());
  if (!hex) return null;
  const parts = hex[1] ? [hex[1] + hex[1], hex[2]! + hex[2]!, hex[3]! + hex[3]!] : [hex[4]!, hex[5]!, hex[6]!];
  const [red, green, blue] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21; null where one is not a hexadecimal one. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
