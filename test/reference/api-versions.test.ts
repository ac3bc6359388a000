/** Versions of the API: the newest stays as it is committed (docs/api), whatever else changes, and each says what it changed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiVersions, currentVersion } from '#server/requests/served-versions.ts';
import type { OpenApi } from '#server/api-docs/openapi.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { breakingChanges } from './api-changes.ts';
import { shapeOf } from './api-shape.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const committed = (area: string) => `docs/api/${currentVersion}/${area}.json`;

/** One line for each operation and shape, so that a change is a line of the difference. */
function written({ paths, components, ...rest }: OpenApi): string {
  const lines = (entries: Record<string, unknown>) =>
    `{\n${Object.entries(entries)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n')}\n}`;
  const parts = Object.entries(components).map(([kind, entries]) => `${JSON.stringify(kind)}:${lines(entries)}`);
  return `{\n"rest":${JSON.stringify(rest)},\n"paths":${lines(paths)},\n"components":{\n${parts.join(',\n')}\n}\n}\n`;
}

describe.each(['web', 'admin'])('the document of /api/%s', (area) => {
  it('breaks nothing that its version promised', async () => {
    const headers = { 'x-auth': await staffToken(shop, 'owner') };
    const current = shapeOf((await shop.app.inject({ url: `/api/${area}/openapi.json`, headers })).json<OpenApi>());
    const file = committed(area);
    // A new version has promised nothing yet.
    const promised = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OpenApi) : current;
    expect(breakingChanges(promised, current), 'breaking changes need a version of their own: docs/api-versions.md, "A new version"').toEqual([]);
    await expect(written(current)).toMatchFileSnapshot(`../../${file}`);
  });
});

it('has one page that says what each version changed, oldest last', () => {
  const page = readFileSync('docs/api-versions.md', 'utf8');
  expect(Array.from(page.matchAll(/^## (\d{4}-\d\d-\d\d)$/gm), (match) => match[1])).toEqual(apiVersions.toReversed());
  expect([...apiVersions].toSorted()).toEqual(apiVersions);
  expect(globSync('docs/api/*').toSorted()).toEqual(apiVersions.map((version) => `docs/api/${version}`));
});
