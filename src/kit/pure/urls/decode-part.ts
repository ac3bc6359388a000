/** Decodes a part of an address; null where it holds a `%` that begins no escape, as people write by hand (`#100%`). */
export function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
