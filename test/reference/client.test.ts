/** packages/client/src/generated: the types of the client, made from what the shop says of itself. `npm run generate` writes them. */
import { readFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { webhookEvents, testEvent } from '#shop/webhooks/contract.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { declaredErrors } from './declared-errors.ts';

type Operation = {
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, { headers?: object; content?: Record<string, { schema?: { allOf?: [object, { properties: { data: object } }] } }> }>;
};
type Paths = Record<string, Record<string, Operation>>;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const folder = '../../packages/client/src/generated';
const head = '/** Made by `npm run generate`; do not edit. */\n';

it.each(['web', 'admin'])(
  'has the types of /api/%s',
  async (area) => {
    const headers = area === 'admin' ? { 'x-auth': await staffToken(shop, 'owner') } : {};
    const prefix = `/api/${area}`;
    const document = (await shop.app.inject({ url: `${prefix}/openapi.json`, headers })).json<{ paths: Paths; components?: object }>();
    const paths = Object.fromEntries(Object.entries(document.paths).map(([path, methods]) => [path.slice(prefix.length), methods]));
    for (const methods of Object.values(paths)) for (const operation of Object.values(methods)) leaveTheData(operation);
    openAnswers({ ...document, paths });
    const facets = area === 'web' ? ['/product/list', '/search'].map((path) => named(paths[path]!['get']!)) : [];
    const types = await typesOf({ ...document, paths } as object as OpenAPI3);
    const repeatable = shop.app.operations.filter(({ url, method, idempotent }) => url.startsWith(`${prefix}/`) && method !== 'GET' && idempotent);
    expect(repeatable.length).toBeGreaterThan(3);
    const list = repeatable.map(({ method, url }) => `  '${method} ${url.slice(prefix.length).replaceAll(/:(\w+)/g, '{$1}')}',\n`).toSorted();
    const operations = `\n/** Writes that honour \`Idempotency-Key\`. */\nexport const idempotentOperations: ReadonlySet<string> = new Set([\n${list.join('')}]);\n`;
    await expect(
      types.replaceAll('aNamedFacet?: string', `[facet: ${facets[0]?.join(' | ')}]: string | string[] | undefined`) + operations,
    ).toMatchFileSnapshot(`${folder}/${area}.ts`);
  },
  60_000,
);

it('has the reasons of errors, and what the data of each holds', async () => {
  const declared = await declaredErrors();
  expect(declared.size).toBe(readFileSync('docs/reference/errors.md', 'utf8').match(/^\| `/gm)!.length);
  const schemaOf = (data: z.ZodType) => ({ anyOf: [z.toJSONSchema(data, { io: 'input', unrepresentable: 'any', metadata: z.registry() }), { type: 'null' }] });
  const schemas = [...declared].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([reason, data]) => [reason, data ? schemaOf(data) : { type: 'null' }] as const);
  const document = { openapi: '3.1.0', info: { title: 'Errors', version: '1' }, components: { schemas: Object.fromEntries(schemas) } };
  const types = await typesOf(document as OpenAPI3);
  await expect(types).toMatchFileSnapshot(`${folder}/errors.ts`);
});

it('has the events of webhooks', async () => {
  const events = [...webhookEvents, testEvent].map((name) => `  | '${name}'`).join('\n');
  await expect(`${head}export type WebhookEvent =\n${events};\n`).toMatchFileSnapshot(`${folder}/events.ts`);
});

/** Facets that have names of their own become one index of the query's type; answers which. */
function named(operation: Operation): string[] {
  const isNamed = (one: object): one is { schema: { patternProperties: object } } => 'name' in one && one.name === 'facets';
  const facets = operation.parameters!.find(isNamed)!;
  operation.parameters = [...operation.parameters!.filter((one) => one !== facets), { in: 'query', name: 'aNamedFacet', schema: { type: 'string' } }];
  return Object.keys(facets.schema.patternProperties).map((pattern) => `\`${/^\^(\w+)/.exec(pattern)![1]}.\${string}\``);
}

/** The client opens the envelope; its errors are a union of their own. */
function leaveTheData(operation: Operation): void {
  const { responses, parameters } = operation;
  // Headers are the client's own part.
  if (parameters) operation.parameters = parameters.filter((one) => !('$ref' in one));
  delete responses['200']?.headers;
  for (const status of Object.keys(responses)) if (status !== '200') delete responses[status];
  for (const content of Object.values(responses['200']?.content ?? {})) {
    const data = content.schema?.allOf?.[1].properties.data;
    if (data) content.schema = data;
  }
}

const later = 'a later value';

/** An answer may hold values that come to be after this client was built; what it sends may not. */
function openAnswers({ paths, components }: { paths: Paths; components?: { schemas?: Record<string, object> } }): void {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const named = components?.schemas ?? {};
  const reached = (from: object, seen = new Set<string>()): Set<string> => {
    for (const [, name] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (seen.has(name!)) continue;
      seen.add(name!);
      reached(named[name!] ?? {}, seen);
    }
    return seen;
  };
  const sent = reached(operations.map(({ requestBody, parameters }) => [requestBody, parameters]));
  for (const { responses } of operations) openEnums(responses);
  for (const name of reached(operations.map(({ responses }) => responses))) if (!sent.has(name)) openEnums(named[name]);
}

function openEnums(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { enum: values } = schema as { enum?: unknown };
  if (Array.isArray(values) && values.length > 1 && values.every((value) => typeof value === 'string')) values.push(later);
  else for (const part of Object.values(schema)) openEnums(part);
}

const typesOf = async (document: OpenAPI3) => {
  const types = astToString(await openapiTS(document, { alphabetize: true, silent: true, defaultNonNullable: false }));
  return head + types.replaceAll(`"${later}"`, '(string & {})');
};
