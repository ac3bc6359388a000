/** Descriptions in a document: a schema's own words go first; what has none gets those of the glossary, and every value of an enum its meaning (docs/decisions/0817). */
import { meanings } from './glossary/meanings.ts';
import { glossary } from './glossary/glossary.ts';
import type { DocumentedOperation, OpenApi, Parameter, Schema } from './openapi.ts';

/** What a schema is, as the keys of the glossary say it: a component by its name, anything else by its format or type. Null counts for nothing. */
export function kindOf(schema: Schema): string {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return name.replace(/(?<=.)Input$/, '');
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find(({ type }) => type !== 'null');
  if (choice) return kindOf(choice);
  if (schema.format === 'date-time') return 'instant';
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types[0] ?? typeof (schema.const ?? schema.enum?.[0]);
}

/** The keys under which a name is looked up, the most specific first: `rule.from`, `StaffCoupon.from`, `from:integer`, `from`. */
const keysOf = (name: string, { within, kind }: { within: readonly string[]; kind: string }): string[] => [
  ...within.flatMap((one) => [`${one}.${name}:${kind}`, `${one}.${name}`]),
  `${name}:${kind}`,
  name,
];

/** The values of an enum, of a list of them, or of a choice that has one. */
export function valuesOf(schema: Schema): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(valuesOf);
  const own = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])];
  return [...own.filter((value): value is string => typeof value === 'string' && value !== ''), ...inner];
}

/** Whether values are fields to sort by, each also downwards (`-createdAt`). */
export const isOrder = (values: readonly string[]): boolean => values.some((value) => value.startsWith('-'));

/** Says of each value what it means; values that a text names already are left out. */
function meaningsOf(values: readonly string[], { keys, said }: { keys: readonly string[]; said: string }): string {
  if (isOrder(values)) return '`-` before it: downwards.';
  const missing = values.filter((value) => !said.includes(`\`${value}\``));
  const tables = keys.flatMap((key) => meanings[key] ?? []).filter((table) => missing.every((value) => value in table));
  // Of tables that fit, the one that says nothing else.
  const table = tables.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length)[0];
  return table && missing.length > 0 ? `${missing.map((value) => `\`${value}\`: ${table[value]}`).join('; ')}.` : '';
}

const sentence = (text: string) => (/[.:;?!)]$/.test(text) ? text : `${text}.`);

/** A property or parameter with its description. */
function described<Documented extends { description?: string }>(
  documented: Documented,
  { name, schema, within }: { name: string; schema: Schema; within: readonly string[] },
): Documented {
  const keys = keysOf(name, { within, kind: kindOf(schema) });
  const own = documented.description ?? schema.description ?? keys.map((key) => glossary[key]).find((text) => text !== undefined);
  if (own === undefined) return documented;
  const unit = kindOf(schema) === 'instant' && !own.includes('ISO 8601') ? 'An ISO 8601 instant in UTC.' : '';
  const description = [sentence(own), unit, meaningsOf([...new Set(valuesOf(schema))], { keys, said: own })].filter(Boolean).join(' ');
  return { ...documented, description };
}

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Describes the properties within a schema. `within`: what holds it, from the nearest outwards. */
function fill<Node>(node: Node, within: readonly string[]): Node {
  if (Array.isArray(node)) return node.map((one: unknown) => fill(one, within)) as Node;
  if (!isTree(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => {
    if (key === 'properties' && isTree(value)) {
      const properties = Object.entries(value).map(([name, schema]) => [
        name,
        described(fill(schema as Schema, [name, ...within]), { name, schema: schema as Schema, within }),
      ]);
      return [key, Object.fromEntries(properties)];
    }
    return [key, ['examples', 'example', 'default', 'enum', 'const'].includes(key) ? value : fill(value, within)];
  });
  return Object.fromEntries(entries) as Node;
}

function describedParameter(parameter: Parameter, operationId: string): Parameter {
  const { name, schema } = parameter;
  if (name === undefined || !schema) return parameter;
  const within = [operationId, parameter.in === 'path' ? 'path' : 'query'];
  return described({ ...parameter, schema: fill(schema, [operationId, name]) }, { name, schema, within });
}

function describedOperation(operation: DocumentedOperation): DocumentedOperation {
  const { operationId, parameters, requestBody, responses } = operation;
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map((one) => describedParameter(one, operationId)) } : {}),
    ...(requestBody ? { requestBody: fill(requestBody, [operationId, 'body']) } : {}),
    responses: fill(responses, [operationId]),
  };
}

/** The names under which a component's properties are looked up: `StaffPromotion`, and of `ShopSettingsInput` also `ShopSettings`. */
const namesOf = (name: string): string[] => [...new Set([name, name.replace(/(?<=.)Input$/, ''), name.replace(/(?<=.)(?:Input)+$/, '')])];

/** A document in which everything is described. */
export function withDescriptions(document: OpenApi): OpenApi {
  const { components } = document;
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describedOperation(operation)])),
  ]);
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, fill(schema, namesOf(name))]);
  return {
    ...document,
    paths: Object.fromEntries(paths) as OpenApi['paths'],
    components: { ...components, schemas: Object.fromEntries(schemas) as Record<string, Schema> },
  };
}
