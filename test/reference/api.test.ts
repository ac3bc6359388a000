/** docs/reference: the operations of both APIs, and the settings of sections. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentedOperation, OpenApi } from '#server/api-docs/openapi.ts';
import { sections } from '#storefront/sections.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { generated, page, settingsTable, table } from './markdown.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it.each(['web', 'admin'])('lists the operations of /api/%s', async (area) => {
  const headers = area === 'admin' ? { 'x-auth': await staffToken(shop, 'owner') } : {};
  const document = (await shop.app.inject({ url: `/api/${area}/openapi.json`, headers })).json<OpenApi>();
  const groups = new Map<string, string[][]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { tags, summary = '', parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const given = Object.values(requestBody?.content ?? {})[0]?.schema;
      const body = given?.$ref ? document.components.schemas[given.$ref.split('/').at(-1)!] : given;
      const names = (fields: Record<string, unknown> | undefined, required: readonly string[] = []) =>
        Object.keys(fields ?? {}).map((name) => (required.includes(name) ? `\`${name}\`` : `\`${name}\`?`));
      const takes = [
        ...parameters.filter((one) => !one.$ref).map(({ name, required }) => `\`${name}\`${required ? '' : '?'}`),
        ...names(body?.properties, body?.required),
      ];
      const tag = tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), [`\`${method.toUpperCase()} ${path}\``, summary, takes.join(', '), errorsOf(responses)]]);
    }
  }
  expect([...groups.values()].flat().length).toBeGreaterThan(50);
  const parts = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, rows]) => `## ${tag}\n\n${table(['operation', 'what it does', 'takes (? is optional)', 'refuses'], rows)}`);
  const whole = `The whole description is \`/api/${area}/openapi.json\` of a running shop${area === 'admin' ? ', for staff; `/api/admin/docs`' : '; `/api/docs`'} shows it and tries it out. Answers and headers: [contract](../contract.md#envelope). The last column names the reasons of an operation's own ([errors](errors.md)); what all refuse alike is in the whole description.`;
  await expect(page(`Operations of /api/${area}`, `${generated} ${whole}`, ...parts)).toMatchFileSnapshot(`../../docs/reference/api-${area}.md`);
});

/** The reasons of an operation's own, by name; those that many share are references. */
const errorsOf = (responses: DocumentedOperation['responses']): string =>
  ['4XX', '5XX']
    .flatMap((status) => Object.entries(responses[status]?.content?.['application/json']?.examples ?? {}))
    .flatMap(([reason, { $ref }]) => ($ref ? [] : [`\`${reason}\``]))
    .join(', ');

it('lists the settings of sections', async () => {
  const sorted = [...sections.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((section) => ({ ...section, table: settingsTable(section.settings) }));
  const titleOf = ({ card }: (typeof sorted)[number]) => card.title({}, { locale: 'en' });
  const aboutOf = ({ card }: (typeof sorted)[number]) => card.about?.({}, { locale: 'en' }) ?? '';
  const parts = sorted
    .filter((one) => one.table)
    .map((one) => `## ${one.name}\n\n${[titleOf(one), aboutOf(one)].filter((text) => text !== '').join(': ')}\n\n${one.table}`);
  const rows = sorted.filter((one) => !one.table).map((one) => [`\`${one.name}\``, titleOf(one), aboutOf(one)]);
  const others = `## Without settings\n\n${table(['section', 'title', 'what it shows'], rows)}`;
  const how =
    'What each section shows, and what a template may set of it. Merchants are offered those that say what they show. How templates are written: [templates](../how-to/templates.md).';
  await expect(page('Sections', `${generated} ${how}`, ...parts, others)).toMatchFileSnapshot('../../docs/reference/sections.md');
});
