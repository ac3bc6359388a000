/** Every shape, property, parameter and value in the OpenAPI documents says what it is (docs/decisions/0817). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#kit/pure/languages.ts';
import { isOrder, valuesOf } from '#server/api-docs/descriptions.ts';
import { glossary, glossaryParts } from '#server/api-docs/glossary/glossary.ts';
import { meanings } from '#server/api-docs/glossary/meanings.ts';
import type { OpenApi, Schema } from '#server/api-docs/openapi.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
const documents = new Map<string, OpenApi>();
beforeAll(async () => {
  shop = await createTestApp();
  const headers = { 'x-auth': await staffToken(shop, 'owner') };
  for (const area of ['web', 'admin']) documents.set(area, (await shop.app.inject({ url: `/api/${area}/openapi.json`, headers })).json());
});
afterAll(() => shop.close());

type Described = { place: string; schema: Schema; description: string | undefined };

/** Every property within, with its place. */
function propertiesOf(node: unknown, place: string): Described[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    // What an example holds is no schema, though it may look like one.
    if (key === 'examples' || key === 'example') return [];
    const found = propertiesOf(value, `${place}.${key}`);
    if (key !== 'properties') return found;
    const own = Object.entries(value as Record<string, Schema>).map(([name, schema]) => ({
      place: `${place}.${name}`,
      schema,
      description: schema.description,
    }));
    return [...own, ...found];
  });
}

function describedOf({ paths, components }: OpenApi): Described[] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const parameters = operations.flatMap(({ operationId, parameters: given = [] }) =>
    given.flatMap(({ name, schema, description }) =>
      schema ? [{ place: `${operationId}?${name}`, schema, description }, ...propertiesOf(schema, `${operationId}?${name}`)] : [],
    ),
  );
  const bodies = operations.flatMap(({ operationId, requestBody, responses }) => propertiesOf([requestBody, responses], operationId));
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => propertiesOf(schema, name));
  return [...parameters, ...bodies, ...schemas];
}

const isLanguage = (value: string) => (languages as readonly string[]).includes(value);
const isPlain = (description: string | undefined) => description !== undefined && description.trim().length > 4 && description.trim().length < 4000;

describe.each(['web', 'admin'])('the document of /api/%s', (area) => {
  it('says what every component is', () => {
    const schemas = Object.entries(documents.get(area)!.components.schemas);
    expect(schemas.length).toBeGreaterThan(40);
    expect(schemas.filter(([, { description }]) => !isPlain(description)).map(([name]) => name)).toEqual([]);
  });

  it('says what every property and parameter is', () => {
    const all = describedOf(documents.get(area)!);
    expect(all.length).toBeGreaterThan(1000);
    expect([...new Set(all.filter(({ description }) => !isPlain(description)).map(({ place }) => place))]).toEqual([]);
  });

  it('says what every value of a choice means', () => {
    const silent = describedOf(documents.get(area)!).flatMap(({ place, schema, description = '' }) => {
      // What the code of a language means is said by BCP 47.
      const values = [...new Set(valuesOf(schema))].filter((value) => !isLanguage(value));
      if (isOrder(values)) return description.includes('downwards') ? [] : [place];
      const missing = values.filter((value) => !description.includes(`\`${value}\``));
      return missing.length > 0 ? [`${place}: ${missing.slice(0, 4).join()}`] : [];
    });
    expect([...new Set(silent)]).toEqual([]);
  });
});

describe('the glossary', () => {
  it('says each thing once', () => {
    const keys = glossaryParts.flatMap((part) => Object.keys(part));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('holds nothing that no document says', () => {
    const text = [...documents.values()]
      .flatMap(describedOf)
      .map(({ description = '' }) => description)
      .join('\n');
    expect(
      Object.entries(glossary)
        .filter(([, said]) => !text.includes(said))
        .map(([key]) => key),
    ).toEqual([]);
    const tables = Object.entries(meanings).flatMap(([name, all]) => all.map((table) => ({ name, table })));
    const unused = tables.filter(({ table }) => !Object.entries(table).some(([value, said]) => text.includes(`\`${value}\`: ${said}`)));
    expect(unused.map(({ name, table }) => `${name}: ${Object.keys(table).join()}`)).toEqual([]);
  });
});
