import { separatorOf } from '#kit/pure/csv.ts';

/** The names of a CSV file's columns: the cells of its first row, read in the browser before the file is sent. Null for JSON, which has none. */
export function headerOf(text: string): string[] | null {
  if (/^[\uFEFF\s]*[[{]/.test(text)) return null;
  // A picture or a spreadsheet's own file has no columns to choose from.
  if (text.includes('\0')) return [];
  const separator = separatorOf(text);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n' || sign === '\r') break;
    else cell += sign;
  }
  return [...cells, cell.trim()];
}

type Field = { field: string; columns: readonly string[]; required: boolean };

/** Which columns of a file say by their names what they are, and which fields and columns are left over. */
export function matchHeader(header: readonly string[], fields: readonly Field[]): { known: string[]; missing: Field[]; unknown: string[] } {
  const names = new Map(fields.flatMap(({ field, columns }) => columns.map((column) => [column, field] as const)));
  const found = header.map((column) => names.get(column.toLowerCase()));
  const known = [...new Set(found.filter((field) => field !== undefined))];
  return {
    known,
    missing: fields.filter(({ field }) => !known.includes(field)),
    unknown: header.filter((column, at) => column !== '' && found[at] === undefined),
  };
}
