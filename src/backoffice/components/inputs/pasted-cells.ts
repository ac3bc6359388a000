/** The cells of what was copied from a spreadsheet, by row; null for what is one cell. */
export function pastedCells(text: string): string[][] | null {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length > 1 || rows[0]!.length > 1 ? rows : null;
}
