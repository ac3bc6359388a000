/** How the pages of docs/reference are written. */
import { z } from 'zod';

export const generated = 'Made by `npm run generate`; do not edit.';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** A page: heading, note, parts. */
export const page = (title: string, ...parts: readonly string[]) => `${[`# ${title}`, ...parts].join('\n\n').trimEnd()}\n`;

type Node = {
  type?: string;
  anyOf?: Node[];
  const?: unknown;
  enum?: unknown[];
  items?: Node;
  properties?: Record<string, Node>;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
};

const range = ({ minimum, maximum }: Node) =>
  minimum === undefined && maximum === undefined
    ? ''
    : ` ${[minimum === undefined ? '' : `${minimum}`, maximum === undefined ? '' : `to ${maximum}`].join(' ').trim()}`;

function kindOf(node: Node): string {
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map(String).join(', ');
  if (node.anyOf) return node.anyOf.map(kindOf).join(' or ');
  if (node.type === 'array') return `list of ${kindOf(node.items ?? {})}${node.maxItems === undefined ? '' : `, at most ${node.maxItems}`}`;
  if (node.type === 'object' && node.properties) return `{ ${Object.keys(node.properties).join(', ')} }`;
  return `${node.type ?? 'anything'}${range(node)}${node.maxLength === undefined ? '' : ` of at most ${node.maxLength} characters`}`;
}

function rowsOf(path: string, node: Node): string[][] {
  if (node.properties) return Object.entries(node.properties).flatMap(([name, child]) => rowsOf(path === '' ? name : `${path}.${name}`, child));
  if (path === '') return [];
  const usual = JSON.stringify(node.default) ?? '';
  return [[`\`${path}\``, kindOf(node), usual === '' ? '' : `\`${usual.length > 80 ? `${usual.slice(0, 80)}…` : usual}\``]];
}

/** A schema's settings as a table: path, kind, default. Empty where there are none. */
export function settingsTable(schema: z.ZodType): string {
  const rows = rowsOf('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }) as unknown as Node);
  return rows.length === 0 ? '' : table(['setting', 'kind', 'default'], rows);
}
