/** Named components: every shape that has a name (`.meta({ id })`) is written once in a document, and referred to wherever it occurs. */
import type { OpenApi, Schema } from './openapi.ts';

const prefix = '#/components/schemas/';
const reference = (name: string): Schema => ({ $ref: `${prefix}${name}` });

/** The component that a schema refers to, or undefined. */
export const nameOf = (schema: Schema): string | undefined => (schema.$ref?.startsWith(prefix) ? schema.$ref.slice(prefix.length) : undefined);

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What says nothing of the shape: two schemas that differ in these alone are one. */
const words = new Set(['description', 'examples', 'id']);

/** A text that is equal for equal shapes, references followed. */
function shapeOf(node: unknown, schemas: Record<string, Schema>, path: readonly string[] = []): string {
  if (Array.isArray(node)) return `[${node.map((one) => shapeOf(one, schemas, path)).join(',')}]`;
  if (!isTree(node)) return JSON.stringify(node) ?? '';
  const name = nameOf(node);
  if (name !== undefined) return path.includes(name) ? `^${path.length - path.indexOf(name)}` : shapeOf(schemas[name], schemas, [...path, name]);
  const inner = Object.entries(node)
    // An answer may get more fields some day.
    .filter(([key, value]) => !words.has(key) && !(key === 'additionalProperties' && value === false))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => {
      if (key === 'properties' && isTree(value))
        return `properties:{${Object.keys(value)
          .toSorted()
          .map((one) => `${one}:${shapeOf(value[one], schemas, path)}`)
          .join(',')}}`;
      return `${key}:${key === 'required' ? JSON.stringify((value as string[]).toSorted()) : shapeOf(value, schemas, path)}`;
    });
  return `{${inner.join(',')}}`;
}

/** Whether a shape is worth a reference: an object or a choice, not a text or a number. */
const isShape = ({ properties, anyOf, oneOf }: Schema) => Boolean(anyOf ?? oneOf) || Object.keys(properties ?? {}).length > 1;

/** Rewrites a tree from its leaves up; what examples hold are no schemas. */
function rewrite(node: unknown, change: (schema: Tree) => Tree): unknown {
  if (Array.isArray(node)) return node.map((one) => rewrite(one, change));
  if (!isTree(node)) return node;
  const isExample = (key: string) => key === 'examples' || key === 'example';
  return change(Object.fromEntries(Object.entries(node).map(([key, value]) => [key, isExample(key) ? value : rewrite(value, change)])));
}

/** Refers to components by other names. */
const renamed = (node: unknown, names: ReadonlyMap<string, string>) =>
  rewrite(node, (schema) => {
    const name = typeof schema['$ref'] === 'string' ? nameOf(schema) : undefined;
    const other = name === undefined ? undefined : names.get(name);
    return other === undefined ? schema : { ...schema, ...reference(other) };
  });

/**
 * The generator makes two components of each name: `Money` of answers, `MoneyInput` of requests. Where both are alike, or only
 * one is used, there is one, `Money`.
 */
function joinVariants(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const used = new Set([...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!));
  const names = new Map<string, string>();
  for (const name of Object.keys(schemas)) {
    const input = `${name}Input`;
    if (!(input in schemas)) continue;
    if (!used.has(name) || shapeOf(reference(name), schemas) === shapeOf(reference(input), schemas)) names.set(input, name);
  }
  const kept = Object.entries(schemas).flatMap(([name, schema]) => {
    if (names.has(name)) return [];
    const input = names.get(`${name}Input`) && !used.has(name) ? schemas[`${name}Input`]! : schema;
    return [[name, input] as const];
  });
  return renamed({ ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } }, names) as OpenApi;
}

/** Refers to components wherever their shape is written out once more. */
function referToShapes(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const named = new Map(
    Object.entries(schemas)
      .flatMap(([name, schema]) => (isShape(schema) ? [[shapeOf(schema, schemas), name] as const] : []))
      // Of two names the shorter, whatever was loaded first; the last one counts.
      .toSorted(([, a], [, b]) => b.length - a.length || (a < b ? 1 : -1)),
  );
  const refer = (schema: Tree): Tree => {
    if (!isShape(schema)) return schema;
    const name = named.get(shapeOf(schema, schemas));
    if (name === undefined) return schema;
    return { ...reference(name), ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}) };
  };
  const within = Object.entries(schemas).map(([name, schema]) => [
    name,
    Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, rewrite(value, refer)])),
  ]);
  return {
    ...document,
    paths: rewrite(document.paths, refer) as OpenApi['paths'],
    components: { ...document.components, schemas: Object.fromEntries(within) as Record<string, Schema> },
  };
}

/** Only what the paths reach, in the order of the alphabet. */
function reachable(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const found = new Set<string>();
  const look = (node: unknown): void => {
    for (const [, name] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name!)) continue;
      found.add(name!);
      look(schemas[name!]);
    }
  };
  look([document.paths, document.components.responses]);
  const kept = [...found].toSorted().map((name) => [name, schemas[name]!]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) as Record<string, Schema> } };
}

/** A document whose named shapes stand once each. */
export const withComponents = (document: OpenApi): OpenApi => reachable(referToShapes(joinVariants(document)));
