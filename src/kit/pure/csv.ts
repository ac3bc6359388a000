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

/** The separator of a file, guessed from its first row: spreadsheets of countries that write 9,99 use semicolons. */
export function separatorOf(text: string): string {
  const counts: Record<string, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted && sign in counts) counts[sign]! += 1;
  }
  return Object.keys(counts).reduce((best, sign) => (counts[sign]! > counts[best]! ? sign : best));
}

/** What a field of an imported file says: without the apostrophe that keeps a spreadsheet from taking it for a formula. */
export const unguarded = (field: string): string => field.replace(/^'(?=[=+\-@])/, '');

/** A row for spreadsheets; what would be a formula becomes words. */
export function csvRow(values: readonly string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** A whole file: its heading, then its rows. */
export function csvOf(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heading, ...rows].map((row) => row.map(csvField).join(',')).join('\r\n') + '\r\n';
}
