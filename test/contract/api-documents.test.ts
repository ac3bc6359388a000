/** The OpenAPI documents as others work from them: valid, named, without repetition (docs/decisions/0785). */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApi } from '#server/api-docs/openapi.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { inLongRun } from '#test/harness/long-run.ts';

let shop: TestApp;
const documents = new Map<string, OpenApi>();
beforeAll(async () => {
  shop = await createTestApp();
  const headers = { 'x-auth': await staffToken(shop, 'owner') };
  for (const area of ['web', 'admin']) documents.set(area, (await shop.app.inject({ url: `/api/${area}/openapi.json`, headers })).json());
});
afterAll(() => shop.close());

/** Redocly reads every example of 450 operations. */
const lintMs = 60_000;

/** What all of Redocly's strict rules say. A server at localhost is no fault, nor is a record that is sent back as it was read: what a body does not know is ignored. */
async function problemsOf(document: OpenApi): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'no-server-example.com': 'off',
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

describe.each(['web', 'admin'])('the document of /api/%s', (area) => {
  const document = () => documents.get(area)!;
  const operations = () => Object.values(document().paths).flatMap((methods) => Object.values(methods));

  it.runIf(inLongRun)(
    'passes the strict rules of Redocly',
    async () => {
      expect(await problemsOf(document())).toEqual([]);
      expect(await problemsOf({ ...document(), info: { title: '', version: '1' }, paths: {} })).not.toEqual([]);
    },
    lintMs,
  );

  it('names each operation once', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]{3,}$/.test(id))).toEqual([]);
  });

  it('says what each tag is about', () => {
    expect(document().tags!.filter(({ description }) => description.length < 10)).toEqual([]);
  });

  it('refers to components that exist', () => {
    const missing = [...JSON.stringify(document()).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].filter(
      ([, kind, name]) => !(name! in ((document().components as Record<string, object | undefined>)[kind!] ?? {})),
    );
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  it('writes no shape out that has a name', () => {
    expect([...repeated(document())].filter(([, count]) => count > mostRepeats)).toEqual([]);
  });
});

/** This number may only fall. */
const mostRepeats = 13;

/** How often each sum of money, and each object of four fields or more, is written out. */
function repeated(node: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof node !== 'object' || node === null) return counts;
  const { properties } = node as { properties?: Record<string, unknown> };
  if (properties && (Object.keys(properties).length >= 4 || Object.keys(properties).join() === 'amount,currency')) {
    const shape = JSON.stringify(properties);
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  for (const inner of Object.values(node)) repeated(inner, counts);
  return counts;
}

it('declares the headers that act', () => {
  const namesOf = (area: string, path: string, method: string) =>
    (documents.get(area)!.paths[path]![method]!.parameters ?? []).flatMap(({ $ref }) => ($ref ? [$ref.split('/').at(-1)] : []));
  expect(namesOf('web', '/api/web/cart/get', 'post')).toEqual(['Lang', 'Version', 'PublishableKey', 'Currency']);
  expect(namesOf('web', '/api/web/checkout/submit', 'post')).toContain('IdempotencyKey');
  expect(namesOf('admin', '/api/admin/products/{id}', 'put')).toEqual(['Lang', 'Version', 'IdempotencyKey', 'IfMatch']);
  expect(namesOf('admin', '/api/admin/auth/account', 'put')).not.toContain('IfMatch');
});

it('says what the filter of a list holds', () => {
  const { parameters } = documents.get('admin')!.paths['/api/admin/orders']!['get']!;
  const filter = parameters!.find(({ name }) => name === 'filter')!.schema!;
  expect(Object.keys(filter.contentSchema!.properties!)).toEqual(expect.arrayContaining(['q', 'payStatus', 'waits']));
});
