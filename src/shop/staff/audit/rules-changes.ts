/** What changed between two states of a record, short enough for a log and without secrets. */

/** A value before and after; null where there was none. */
export type Change = { before: unknown; after: unknown };

const mostChanges = 40;
const longestValue = 120;
const deepest = 4;
const secret = /password|secret|token|hash|apikey/i;
const hidden = '•••';

/**
 * The fields of `after` that are other than in `before`, by their paths (`texts.en.title`, `variants.0.price.amount`); at most
 * 40. Values are cut to 120 characters; those of fields whose names look like a secret are omitted.
 */
export function changesBetween(before: object | null, after: object | null): Record<string, Change> {
  const [was, is] = [flat(before), flat(after)];
  // A removed value counts only where `after` has its field: an input need not name read-only fields.
  const paths = [...new Set([...is.keys(), ...[...was.keys()].filter((path) => after === null || Object.hasOwn(after, path.split('.', 1)[0]!))])];
  const changed = paths.filter((path) => was.get(path) !== is.get(path));
  return Object.fromEntries(
    changed.slice(0, mostChanges).map((path) => [path, { before: auditedValue(path, was.get(path)), after: auditedValue(path, is.get(path)) }]),
  );
}

function auditedValue(path: string, value: string | undefined): unknown {
  if (value === undefined) return null;
  if (secret.test(path)) return hidden;
  const parsed: unknown = JSON.parse(value);
  const text = typeof parsed === 'string' ? parsed : value;
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : parsed;
}

/** Every value of a record as JSON, by its path. */
function flat(value: object | null): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (part: unknown, path: string, depth: number): void => {
    if (part === undefined) return;
    if (part !== null && typeof part === 'object' && !(part instanceof Date) && depth < deepest) {
      for (const [key, inner] of Object.entries(part)) walk(inner, path === '' ? key : `${path}.${key}`, depth + 1);
    } else if (path !== '') found.set(path, JSON.stringify(part));
  };
  walk(value, '', 0);
  return found;
}
