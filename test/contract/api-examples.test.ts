/** Each operation of the OpenAPI documents shows what is sent, what comes back and what it refuses (docs/decisions/0840). */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exchange, Exchanges } from '#server/api-docs/examples.ts';
import type { DocumentedOperation, OpenApi } from '#server/api-docs/openapi.ts';
import type { Reason } from '#server/api-docs/common-reasons.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { exampleFile } from '#test/harness/exchanges.ts';
import { staffToken } from '#test/harness/staff.ts';
import { declaredErrors } from '../reference/declared-errors.ts';

let shop: TestApp;
let schemas: Map<string, z.ZodType | undefined>;
const documents = new Map<string, OpenApi>();
beforeAll(async () => {
  shop = await createTestApp();
  const headers = { 'x-auth': await staffToken(shop, 'owner') };
  for (const area of ['web', 'admin']) documents.set(area, (await shop.app.inject({ url: `/api/${area}/openapi.json`, headers })).json());
  schemas = await declaredErrors();
}, 60_000);
afterAll(() => shop.close());

const read = <Content>(name: string) => JSON.parse(readFileSync(exampleFile(name), 'utf8')) as Content;
const reasons = read<Record<string, Reason>>('reasons');

type Named = { name: string; operation: DocumentedOperation };
const operationsOf = ({ paths }: OpenApi): Named[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

const examplesIn = (content: DocumentedOperation['responses'][string]['content']) =>
  Object.values(content ?? {}).flatMap(({ examples = {} }) => Object.entries(examples));

/** What an operation does not show: a body, a parameter that it needs, an answer. */
function unshown({ parameters = [], requestBody, responses }: DocumentedOperation): string[] {
  return [
    ...(requestBody && examplesIn(requestBody.content).length === 0 ? ['a body'] : []),
    ...parameters.filter(({ $ref, required, example }) => !$ref && required && example === undefined).map(({ name }) => `the parameter ${name}`),
    ...(examplesIn(responses['200']!.content).length === 0 ? ['an answer'] : []),
    ...(Object.entries(responses).some(([status, { content }]) => status !== '200' && examplesIn(content).length === 0) ? ['a refusal'] : []),
  ];
}

describe.each(['web', 'admin'])('the document of /api/%s', (area) => {
  const operations = () => operationsOf(documents.get(area)!);

  it('shows a request, an answer and refusals of each operation', () => {
    expect(operations().length).toBeGreaterThan(100);
    expect(operations().flatMap(({ name, operation }) => unshown(operation).map((what) => `${name} does not show ${what}`))).toEqual([]);
    const [{ operation }] = operations() as [Named];
    expect(unshown({ ...operation, requestBody: { content: {} }, responses: { '200': {}, '4XX': {} } })).toEqual(['a body', 'an answer', 'a refusal']);
  });

  it('names the reasons of each refusal, each with its code, its status and its data', () => {
    const shared = documents.get(area)!.components.examples ?? {};
    const wrong = operations().flatMap(({ name, operation }) =>
      (['4XX', '5XX'] as const).flatMap((status) =>
        examplesIn(operation.responses[status]?.content).flatMap(([reason, example]) => {
          const shown = (example.$ref ? shared[example.$ref.split('/').at(-1)!] : example)?.value;
          return faultsOf(reason, shown, status).map((fault) => `${name} ${reason}: ${fault}`);
        }),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

/** What is wrong with the example of a refusal. */
function faultsOf(reason: string, shown: unknown, status: string): string[] {
  const declared = reasons[reason];
  if (!declared) return ['no such reason'];
  const { code, reason: said, msg, data } = (shown ?? {}) as { code?: number; reason?: string; msg?: string; data?: unknown };
  const fits = data === null || data === undefined ? data === null : (schemas.get(reason)?.safeParse(data).success ?? false);
  return [
    ...(said === reason ? [] : [`says ${said}`]),
    ...(code === declared.code ? [] : [`has the code ${code}`]),
    ...(String(declared.status)[0] === status[0] ? [] : [`stands under ${status}`]),
    ...(msg ? [] : ['tells nobody anything']),
    ...(fits ? [] : ['has data of another shape']),
  ];
}

it('would find an example that is wrong', () => {
  const right = { code: 41, msg: 'Only 3 left.', reason: 'outOfStock', data: { available: 3, lines: [] } };
  expect(faultsOf('outOfStock', right, '4XX')).toEqual([]);
  for (const wrong of [{ reason: 'soldOut' }, { code: 40 }, { msg: '' }, { data: { available: 'three', lines: [] } }, { data: undefined }])
    expect(faultsOf('outOfStock', { ...right, ...wrong }, '4XX')).toHaveLength(1);
  expect(faultsOf('outOfStock', right, '5XX')).toHaveLength(1);
  expect(faultsOf('soldOut', right, '4XX')).toEqual(['no such reason']);
});

/** Reasons that no example shows, and who answers them, or when. */
const elsewhere: Record<string, string> = {
  methodNotAllowed: 'paths that have no such operation',
  headersTooLarge: 'what could not be read, for whatever operation it was',
  requestTooSlow: 'the same',
  requestUnreadable: 'the same',
  signInToClaim: 'the form of a coupon’s page',
  documentsBusy: 'the addresses under which invoices and packing slips are read',
  extensionRefused: 'operations of extensions',
  otherCountry: 'the form of the checkout’s page',
  addressRead: 'the same',
  addressReadInPart: 'the same',
  providerAnswerInvalid: 'the addresses to which providers send people back',
  providerBusy: 'the same',
  providerDenied: 'the same',
  providerTimeout: 'the same',
  ticketDeclined: 'the page that a phone is led to',
  ticketExpired: 'the same',
  videoUnreadable: 'nobody: the field `file` is named instead',
};

it('every reason is named by an operation, and every example by an operation that there is', () => {
  const all = [...documents.values()].flatMap(operationsOf);
  const named = new Set(
    all.flatMap(({ operation }) => ['4XX', '5XX'].flatMap((status) => examplesIn(operation.responses[status]?.content).map(([reason]) => reason))),
  );
  expect(Object.keys(reasons).filter((reason) => !named.has(reason) && !(reason in elsewhere))).toEqual([]);
  expect(Object.keys(elsewhere).filter((reason) => named.has(reason))).toEqual([]);
  const names = new Set(all.map(({ name }) => name));
  expect(['web', 'admin'].flatMap((name) => Object.keys(read<Exchanges>(name))).filter((name) => !names.has(name))).toEqual([]);
});

it('each example comes from a test that is there', () => {
  const examples = ['web', 'admin', 'common'].flatMap((name) => Object.values(read<Exchanges>(name)).flatMap((outcomes) => Object.values<Exchange>(outcomes)));
  const files = [...new Set(examples.map(({ from }) => from))];
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter(
      (file) => !/\.test\.tsx?$/.test(file) || !readFileSync(file, 'utf8').includes('createTestApp') === !readFileSync(file, 'utf8').includes('demoShop'),
    ),
  ).toEqual([]);
});
