/** A theme as one file, to take to another shop. Pure. */

/** What is chosen and changed of a theme. */
export type ThemeChoice = { base: string; changes: Record<string, unknown> };

const kind = 'vitrine-theme';

/** The file's text. */
export const themeFile = ({ base, changes }: ThemeChoice): string => `${JSON.stringify({ kind, version: 1, base, changes }, null, 2)}\n`;

/** Reads such a file; null for anything else. The server checks its values on saving, field by field. */
export function readThemeFile(text: string): ThemeChoice | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { kind: of, version, base, changes } = read as Record<string, unknown>;
  if (of !== kind || version !== 1 || typeof base !== 'string' || typeof changes !== 'object' || changes === null || Array.isArray(changes)) return null;
  return { base, changes: changes as Record<string, unknown> };
}
