/**
 * What of a new OpenAPI document breaks programs that were written by the old one. A request that was good must stay good, and an answer must hold what it held.
 * Allowed are new operations, new optional fields and parameters of requests, new fields of answers, and new values where an answer has several already
 * (docs/api-versions.md, "What may change at any time").
 */
import type { ApiResponse, DocumentedOperation, OpenApi, Parameter } from '#server/api-docs/openapi.ts';
import { schemaChanges, type Comparison } from './schema-changes.ts';

type Documents = { before: OpenApi; after: OpenApi };

/** Each breaking change, one sentence with its place. */
export function breakingChanges(before: OpenApi, after: OpenApi): string[] {
  const found = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      return now ? operationChanges(old, now, { before, after }).map((change) => `${name}: ${change}`) : [`${name}: operation removed`];
    }),
  );
  return [...new Set(found)];
}

function operationChanges(old: DocumentedOperation, now: DocumentedOperation, documents: Documents): string[] {
  return [
    ...(old.operationId === now.operationId ? [] : [`operationId renamed from ${old.operationId} to ${now.operationId}`]),
    ...securityChanges(old, now),
    ...parameterChanges(old, now, documents),
    ...bodyChanges(old, now, documents),
    ...Object.entries(old.responses).flatMap(([status, response]) => responseChanges(status, { old: response, now: now.responses[status], documents })),
  ];
}

/** Callers who were let in must still be. */
function securityChanges({ security: old }: DocumentedOperation, { security: now }: DocumentedOperation): string[] {
  const ways = (given: readonly object[]) => (given.length === 0 ? ['{}'] : given.map((one) => JSON.stringify(one)));
  const open = ways(now);
  if (open.includes('{}')) return [];
  return ways(old).flatMap((way) => (open.includes(way) ? [] : [`security ${way === '{}' ? 'newly needed' : `${way} removed`}`]));
}

/** A component of its name, or what is written out. */
function resolved<Kept extends { $ref?: string }>(one: Kept, { components }: OpenApi): Kept {
  if (one.$ref === undefined) return one;
  const [kind, name] = one.$ref.split('/').slice(-2) as [keyof OpenApi['components'], string];
  const found = components[kind]?.[name];
  if (!found) throw new Error(`${one.$ref} leads nowhere`);
  return found as Kept;
}

function parametersOf({ parameters = [] }: DocumentedOperation, document: OpenApi): Map<string, Parameter> {
  return new Map(parameters.map((one) => resolved(one, document)).map((one) => [`${one.in} ${one.name}`.toLowerCase(), one]));
}

function parameterChanges(old: DocumentedOperation, now: DocumentedOperation, documents: Documents): string[] {
  const [known, current] = [parametersOf(old, documents.before), parametersOf(now, documents.after)];
  const requests = { ...documents, direction: 'request' } as const;
  const changed = [...known].flatMap(([name, parameter]) => {
    const other = current.get(name);
    if (!other) return [`parameter ${name} removed`];
    const needed = other.required && !parameter.required ? [`parameter ${name} newly required`] : [];
    return [...needed, ...schemaChanges(parameter.schema ?? {}, other.schema ?? {}, { ...requests, place: `parameter ${name}` })];
  });
  const added = [...current].filter(([name, { required }]) => required && !known.has(name)).map(([name]) => `parameter ${name} newly required`);
  return [...changed, ...added];
}

function bodyChanges({ requestBody: old }: DocumentedOperation, { requestBody: now }: DocumentedOperation, documents: Documents): string[] {
  if (now?.required && !old?.required) return ['body newly required'];
  return Object.entries(old?.content ?? {}).flatMap(([type, { schema }]) => {
    const other = now?.content[type];
    if (!other) return [`body as ${type} removed`];
    return schemaChanges(schema, other.schema, { ...documents, direction: 'request', place: 'body' });
  });
}

type Responses = { old: ApiResponse; now: ApiResponse | undefined; documents: Documents };

function responseChanges(status: string, { old, now, documents }: Responses): string[] {
  if (!now) return [`answer ${status} removed`];
  const [known, current] = [resolved(old, documents.before), resolved(now, documents.after)];
  const answers: Omit<Comparison, 'place'> = { ...documents, direction: 'answer' };
  return [
    ...Object.keys(known.headers ?? {}).flatMap((name) => (name in (current.headers ?? {}) ? [] : [`answer ${status}: header ${name} removed`])),
    ...Object.entries(known.content ?? {}).flatMap(([type, { schema }]) => {
      const other = current.content?.[type];
      return other ? schemaChanges(schema, other.schema, { ...answers, place: `answer ${status}` }) : [`answer ${status} as ${type} removed`];
    }),
  ];
}
