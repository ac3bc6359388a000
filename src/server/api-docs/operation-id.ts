/** The stable names of operations in the OpenAPI documents: what generated clients call them. */
import type { ApiArea } from './openapi.ts';
import { namedOperations } from './operation-names.ts';

const pascal = (text: string) => text.replaceAll(/(?:^|[-_.])([a-z0-9])/gi, (_, first: string) => first.toUpperCase());

/** One of what a resource is named after: `categories` is `category`. */
function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|ches|xes)$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

const verbs: Record<string, string> = { GET: 'read', PUT: 'update', DELETE: 'delete', POST: 'create' };

/** Actions whose word is no verb; the star is the place of the noun. */
const irregular: Record<string, string> = {
  audience: 'count*Audience',
  bulk: 'change*InBulk',
  'cancel-approve': 'approve*Cancellation',
  'cancel-reject': 'reject*Cancellation',
  codes: 'create*Codes',
  done: 'mark*Done',
  draft: 'write*Draft',
  invoice: 'create*InvoiceLink',
  note: 'add*Note',
  'note-delete': 'delete*Note',
  'note-edit': 'edit*Note',
  'packing-slip': 'create*PackingSlipLink',
};

/** Resources whose name follows what they hold: `readSalesReport`. */
const behind: Record<string, string> = { reports: 'Report', settings: 'Settings' };

/**
 * The name of an operation: from the table, or as it follows from method and path: `listProducts`, `readProduct`, `shipOrder`,
 * `markOrderPaid`, `readSalesReport`. `lists`: the answer is a page of a list.
 */
export function operationIdOf({ area, method, path, lists }: { area: ApiArea; method: string; path: string; lists: boolean }): string {
  const within = path.slice(`/api/${area}/`.length);
  return namedOperations[area][`${method} ${within}`] ?? derivedId(method, within.split('/'), lists);
}

function derivedId(method: string, parts: readonly string[], lists: boolean): string {
  const isParam = (index: number) => parts[index]?.startsWith('{') ?? false;
  const last = parts.length - 1;
  const nouns = parts
    .slice(0, last)
    .flatMap((part, index) => (isParam(index) ? [] : pascal(isParam(index + 1) ? singular(part) : part)))
    .join('');
  const named = pascal(parts[last]!);
  if (isParam(last)) return `${verbs[method]}${nouns}`;
  if (parts[0] === 'exports') return `export${named.replace(/Csv$/, '')}`;
  const suffix = behind[parts[0]!];
  if (suffix && method !== 'POST') return `${verbs[method]}${named.replace(/Csv$/, '')}${suffix}${named.endsWith('Csv') ? 'Csv' : ''}`;
  if (method !== 'POST') return `${lists ? 'list' : verbs[method]}${nouns}${named}`;
  if (last === 0) return `create${pascal(singular(parts[0]!))}`;
  const pattern = irregular[parts[last]!];
  if (pattern) return pattern.replace('*', nouns);
  const [, verb, rest] = /^([A-Z][a-z]*)(.*)$/.exec(named)!;
  return `${verb!.toLowerCase()}${nouns}${rest}`;
}
