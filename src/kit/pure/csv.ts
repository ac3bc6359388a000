/** Rows of a table for spreadsheets (RFC 4180). Pure. */

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;
/** A number is one, with its minus too. */
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A value as a field of a CSV file; what would be a formula becomes text. */
export function csvField(value: string): string {
  const harmless = formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A row that a program reads again: every value as it is. Give it to people only where the other program's rules say so. */
export function exactCsvRow(values: readonly string[]): string {
  return `${values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\r\n`;
}

/** A row for spreadsheets; what would be a formula becomes words. */
export function csvRow(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** A whole file: its heading, then its rows. */
export function csvOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n') + '\r\n';
}
