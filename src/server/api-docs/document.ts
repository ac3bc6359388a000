/** One of the two documents: what the operations have in common, said once. */
import { currentVersion } from '#server/requests/served-versions.ts';
import { z } from 'zod';
import type { AnyOperation } from '#kit/server/http/api.ts';
import { ifMatchOf, isList, securityOf } from '#kit/server/http/operation-schema.ts';
import { withComponents } from './components.ts';
import { withDescriptions } from './descriptions.ts';
import { withExamples, type ExampleSource } from './examples.ts';
import { operationIdOf } from './operation-id.ts';
import type { ApiArea, ApiResponse, DocumentedOperation, OpenApi, Parameter, Schema } from './openapi.ts';
import { tagDescription } from './tags.ts';

const header = (name: string, schema: Schema, description: string, required = false): Parameter => ({ name, in: 'header', required, description, schema });

const parameters: Record<string, Parameter> = {
  Lang: header(
    'x-lang',
    { type: 'string', examples: ['zh-HK'] },
    'The language of texts and messages, one of the shop’s. Else the query `lang`, the cookie, `Accept-Language`.',
  ),
  Currency: header(
    'x-currency',
    { type: 'string', pattern: '^[A-Z]{3}$', examples: ['EUR'] },
    'The currency of prices (ISO 4217), one of the shop’s. Else that of the default market.',
  ),
  Version: header(
    'Vitrine-Version',
    { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: [currentVersion] },
    'The version that the program was written for; without it the current one answers. An unknown one: 400.',
  ),
  PublishableKey: header(
    'x-publishable-key',
    { type: 'string', pattern: '^pk_' },
    'Names the app, for counting alone. It grants nothing; an unknown or withdrawn one: 400.',
  ),
  Visitor: header('x-visitor', { type: 'string', maxLength: 64 }, 'The visitor’s id, for counting alone. It grants nothing.'),
  IdempotencyKey: header(
    'Idempotency-Key',
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$', examples: ['6f0a4b1e-order-1'] },
    'Names this very write: sent again with the same body, it answers what was answered before and does nothing (24 hours).',
  ),
  IfMatch: header(
    'If-Match',
    { type: 'string', examples: ['"kX2f0m1zq8"'] },
    'The `ETag` of the record as it was read. Missing: 428. Somebody has changed it since: 412.',
    true,
  ),
  IfMatchOptional: header(
    'If-Match',
    { type: 'string', examples: ['"kX2f0m1zq8"'] },
    'The `ETag` of the record as it was read; sent, it is checked. Somebody has changed it since: 412.',
  ),
};

const headers = {
  ETag: { description: 'The state of what is answered: for `If-Match` of a write, or `If-None-Match` of a public read.', schema: { type: 'string' } },
  Version: { description: 'The version that answered.', schema: { type: 'string' } },
  RetryAfter: { description: 'After how many seconds to try again.', schema: { type: 'integer', minimum: 0 } },
  GuestIssued: {
    description: 'The secret of the guest whom this call made: send it as `x-guest` from now on. Only where the caller has no cookies of the shop.',
    schema: { type: 'string' },
  },
  IdempotencyReplayed: { description: '`true` where the answer is that of an earlier call with the same key.', schema: { type: 'string', enum: ['true'] } },
};

const token = (description: string) => ({ type: 'apiKey', in: 'header', name: 'x-auth', description });
const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description });

const about = {
  web: {
    title: 'Vitrine: shopper API',
    description:
      'What a storefront needs. Reads of public data are GET; everything else is POST with JSON. Every answer is an envelope; only `code` 0 is success.',
    securitySchemes: {
      token: token('The token that a sign-in answers.'),
      guestHeader: {
        type: 'apiKey',
        in: 'header',
        name: 'x-guest',
        description: 'The secret of a guest, of `POST /api/web/guest` or of `x-guest-issued`; it wins over the cookie.',
      },
      guestCookie: cookie('guest', 'The secret of a guest, issued with the first write; `__Host-guest` under https.'),
    },
  },
  admin: {
    title: 'Vitrine: back office API',
    description:
      'What staff and their programs do. Records carry `ETag`; PUT and DELETE need it as `If-Match`. Every answer is an envelope; only `code` 0 is success.',
    securitySchemes: {
      token: token('The token of `POST /api/admin/auth/signin`.'),
      apiKey: { type: 'http', scheme: 'bearer', description: 'A key of `POST /api/admin/api-keys`, with the scopes it was given.' },
      staffCookie: cookie('staff', 'The session of a browser; `__Secure-staff` under https.'),
    },
  },
} as const;

const component = (kind: 'parameters' | 'headers', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The headers that an operation reads, as parameters. */
function headersOf(operation: AnyOperation | undefined): Parameter[] {
  if (!operation) return [];
  const { access, idempotent, url } = operation;
  const condition = ifMatchOf(operation);
  const names = [
    'Lang',
    'Version',
    ...(url.startsWith('/api/web/') ? ['PublishableKey'] : []),
    ...(access === 'staff' ? [] : ['Currency', 'Visitor'].filter((name) => name === 'Currency' || url.includes('/visitor/') || url.includes('/stat/'))),
    ...(idempotent ? ['IdempotencyKey'] : []),
    ...(condition === 'required' ? ['IfMatch'] : []),
    ...(condition === 'optional' ? ['IfMatchOptional'] : []),
  ];
  return names.map((name) => component('parameters', name));
}

/** The headers that a success carries. */
function answerHeaders({ access, method, cacheControl, idempotent, data }: AnyOperation): Record<string, object> {
  const tagged = cacheControl !== undefined || (access === 'staff' && ['GET', 'PUT'].includes(method) && !isList(data));
  return {
    'Vitrine-Version': component('headers', 'Version'),
    ...(tagged ? { ETag: component('headers', 'ETag') } : {}),
    ...(access === 'shopper' ? { 'x-guest-issued': component('headers', 'GuestIssued') } : {}),
    ...(idempotent ? { 'Idempotency-Replayed': component('headers', 'IdempotencyReplayed') } : {}),
  };
}

/** The schema of a success: the envelope's fields by reference, `data` its own. */
function inEnvelope(response: ApiResponse): ApiResponse {
  const json = response.content?.['application/json'];
  const data = json?.schema.properties?.['data'];
  if (!data || json.schema.properties?.['msg'] === undefined) return response;
  const schema: Schema = { allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data }, required: ['data'] }] };
  return { ...response, content: { ...response.content, 'application/json': { ...json, schema } } };
}

/** The generator writes a choice of one for what may be an object of its own type. */
function plain<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(plain) as Node;
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as Schema;
  if (anyOf?.length === 1) return { ...plain(anyOf[0]), ...rest } as Node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, plain(value)])) as Node;
}

/** An answer may get more fields some day, and a program should not mind. */
function open<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(open) as Node;
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) => (key === 'additionalProperties' && value === false ? [] : [[key, open(value)]])),
  ) as Node;
}

/** Parameters whose names are the shop's own (`opt.colour`): one object, whose properties are parameters, by patterns of names. */
type PatternParameters = { name: string; description: string; patterns: Record<string, z.ZodType>; example: object };

function patternsOf(operation: AnyOperation | undefined): Parameter[] {
  const patterns = operation?.query?.meta()?.['patternParameters'] as PatternParameters | undefined;
  if (!patterns) return [];
  const schemaOf = (value: z.ZodType): Schema => {
    const { $schema: _, ...schema } = z.toJSONSchema(value, { io: 'input' }) as Schema & { $schema?: string };
    return schema;
  };
  const patternProperties = Object.fromEntries(Object.entries(patterns.patterns).map(([pattern, value]) => [pattern, schemaOf(value)]));
  const { name, description, example } = patterns;
  return [
    {
      name,
      in: 'query',
      required: false,
      description,
      style: 'form',
      explode: true,
      schema: { type: 'object', patternProperties, additionalProperties: false },
      example,
    },
  ];
}

type Raw = { raw: DocumentedOperation; operation: AnyOperation | undefined; operationId: string };

function documented({ raw, operation, operationId }: Raw): DocumentedOperation {
  const [own, read] = [[...(raw.parameters ?? []), ...patternsOf(operation)], headersOf(operation)];
  const success = open(raw.responses['200']!);
  const described = { ...success, description: success.description && success.description !== 'Default Response' ? success.description : 'Done.' };
  const more = operation ? answerHeaders(operation) : {};
  // Refusals come with their examples.
  const { '200': _success, '4xx': _refused, '5xx': _failed, '4XX': _refusedToo, '5XX': _failedToo, ...others } = raw.responses;
  return {
    ...raw,
    operationId,
    description: raw.description ?? `${raw.summary}.`,
    security: operation ? securityOf(operation) : [],
    ...(own.length + read.length > 0 ? { parameters: [...own, ...read] } : {}),
    responses: {
      '200': { ...inEnvelope(described), ...(Object.keys(more).length > 0 ? { headers: more } : {}) },
      ...others,
    },
  };
}

type DocumentParts = { area: ApiArea; serverUrl: string; operations: readonly AnyOperation[]; examples: ExampleSource };

/** The document of one API, of what the generator says of both. */
export function documentOf(whole: OpenApi, { area, serverUrl, operations, examples }: DocumentParts): OpenApi {
  const key = (method: string, url: string) => `${method.toUpperCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;
  const known = new Map(operations.map((operation) => [key(operation.method, operation.url), operation]));
  const { title, description, securitySchemes } = about[area];
  const entries = Object.entries(whole.paths).filter(([path]) => path.startsWith(`/api/${area}/`));
  const paths = Object.fromEntries(
    entries.map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, raw]) => {
          const operation = known.get(key(method, path));
          const operationId = operationIdOf({ area, method: method.toUpperCase(), path, lists: isList(operation?.data) });
          return [method, documented({ raw, operation, operationId })];
        }),
      ),
    ]),
  );
  const used = [...new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)))].toSorted();
  const bare: OpenApi = {
    openapi: '3.1.0',
    info: { title, version: currentVersion, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl, description: 'This shop' }],
    security: [],
    tags: used.map((name) => ({ name, description: tagDescription(area, name) ?? '' })),
    paths,
    components: { schemas: open(whole.components.schemas) },
  };
  const made = withComponents(withExamples(plain(bare), examples, (name) => known.get(name)));
  const text = JSON.stringify(made.paths);
  const within = <Kept>(kind: string, all: Record<string, Kept>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
  return withDescriptions({
    ...made,
    components: { ...made.components, parameters: within('parameters', parameters), headers: within('headers', headers), securitySchemes },
  });
}
