/**
 * docs/reference and the index of decisions, made from the code's own tables. `npm run generate` writes them; a test fails when one is older than its source.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { MailFixture } from '#kit/server/mail/mail-sample.ts';
import { variables } from '#server/config/config.ts';
import { slices } from '#server/slices.ts';
import { returnEvents } from '#shop/returns/contract.ts';
import { attemptTransitions } from '#shop/payments/states.ts';
import { returnTransitions } from '#shop/returns/states.ts';
import { orderTransitions } from '#shop/orders/states.ts';
import { settingsSchemas, themeSchema } from '#shop/settings/contract.ts';
import { testEvent, webhookEvents } from '#shop/webhooks/contract.ts';
import { declaredErrors, errorsIn } from './declared-errors.ts';
import { generated, page, settingsTable, table } from './markdown.ts';

it('lists the errors', async () => {
  const files = globSync('src/**/*.ts').filter((file) => !file.includes('.test.'));
  const rows = files.flatMap((file) => errorsIn(readFileSync(file, 'utf8')).map((error) => ({ ...error, file })));
  const specs = files.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/const \w+: ErrorSpec(?:<[^=]*?>)? = \{|: declined\('/g)));
  const codeOf = ({ code, status }: { code: string; status: string }) => `${code} ${status}`;
  expect(rows.length).toBeGreaterThan(190);
  expect(rows.length, 'errors that say no reason, cause or cure').toBe(specs.length);
  const byReason = Map.groupBy(rows, ({ reason }) => reason);
  for (const [reason, same] of byReason) expect(new Set(same.map(codeOf)).size, `${reason} has one code and status`).toBe(1);
  const cells = [...byReason.values()]
    .map(([error, ...same]) => [
      `\`${error!.reason}\``,
      error!.code,
      error!.status,
      [error!, ...same].map(({ file }) => file.replace(/^src\//, '').replace(/^shop\/([^/]+)\/.*/, '$1')).join(', '),
      error!.cause,
      error!.cure,
    ])
    .toSorted((a, b) => Number(a[1]) - Number(b[1]) || (a[0]! < b[0]! ? -1 : 1));
  await expect(
    page(
      'Errors',
      `${generated} Every error answers \`{ code, msg, reason, data }\`. Codes are explained in the [contract](../contract.md#envelope); a reason keeps its name.`,
      table(['reason', 'code', 'status', 'where', 'cause', 'cure'], cells),
    ),
  ).toMatchFileSnapshot('../../docs/reference/errors.md');
  await expect(await reasonsText(byReason)).toMatchFileSnapshot('../../src/server/api-docs/examples/reasons.json');
});

/** The reasons as the OpenAPI documents take them in, one a line. */
async function reasonsText(byReason: ReadonlyMap<string, readonly ReturnType<typeof errorsIn>[number][]>): Promise<string> {
  const schemas = await declaredErrors();
  const lines = [...byReason]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([reason, [first]]) => {
      const { code, status, cause, cure } = first!;
      const schema = schemas.get(reason);
      const data = schema && { data: { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() }), $schema: undefined } };
      return `${JSON.stringify(reason)}:${JSON.stringify({ code: Number(code), status: Number(status), cause, cure, ...data })}`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

it('lists the variables of the environment', async () => {
  const rows = Object.entries(variables).map(([name, { rule }]) => [`\`${name}\``, rule]);
  await expect(
    page('Environment', `${generated} Defaults and meaning: [configure](../how-to/configure.md).`, table(['variable', 'must be'], rows)),
  ).toMatchFileSnapshot('../../docs/reference/environment.md');
});

it('lists the settings', async () => {
  const parts = Object.entries({ ...settingsSchemas, 'theme (changes)': themeSchema }).map(([group, schema]) => `## ${group}\n\n${settingsTable(schema)}`);
  await expect(page('Settings', `${generated} Groups of \`/api/admin/settings/{group}\`.`, ...parts)).toMatchFileSnapshot('../../docs/reference/settings.md');
});

it('lists the events', async () => {
  const list = (names: readonly string[]) => names.map((name) => `- \`${name}\``).join('\n');
  await expect(
    page(
      'Events',
      generated,
      '## Webhooks',
      'Bodies and signatures: [webhooks](../how-to/webhooks.md).',
      list([...webhookEvents, testEvent]),
      '## Timeline of a return',
      list(returnEvents),
    ),
  ).toMatchFileSnapshot('../../docs/reference/events.md');
});

it('lists the mails', async () => {
  const fixture = (words: string): MailFixture => ({
    lang: 'en',
    locale: 'en',
    shopName: 'Aldermoor',
    baseUrl: 'https://shop.example',
    now: new Date('2026-11-21T10:00:00Z'),
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    product: 'Ember bowl',
    option: { title: 'Glaze', value: 'Moss' },
    words,
  });
  const samples = slices.flatMap(({ name, mailSamples = [] }) => mailSamples.map((sample) => ({ slice: name, ...sample })));
  const rows = await Promise.all(
    samples.map(async ({ slice, kind, make, words }) => {
      const [{ subject }, first] = [await make(fixture('Ring twice')), words?.(fixture('Ring twice')).paragraphs[0] ?? ''];
      return [`\`${kind}\``, slice, subject, first];
    }),
  );
  await expect(
    page(
      'Mails',
      `${generated} Each with the words it has in English for a sample order; a merchant may write others. Kinds that end alike may be of an exchange and of a refund: read what they say.`,
      table(
        ['kind', 'slice', 'subject', 'begins'],
        rows.toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1)),
      ),
    ),
  ).toMatchFileSnapshot('../../docs/reference/mails.md');
});

it('draws the states', async () => {
  const nameOf = (state: string) => state.replace('/', '_');
  const drawn = (title: string, transitions: Readonly<Record<string, object>>) => {
    const arrows = Object.entries(transitions).flatMap(([from, to]) =>
      Object.entries(to).map(([action, state]) => `  ${nameOf(from)} --> ${nameOf(String(state))}: ${action}`),
    );
    return `## ${title}\n\n\`\`\`mermaid\nstateDiagram-v2\n${arrows.join('\n')}\n\`\`\``;
  };
  const returns = Object.entries(returnTransitions).map(([kind, transitions]) => drawn(`Return: ${kind}`, transitions));
  const parts = [drawn('Order (status, pay status)', orderTransitions), drawn('Attempt at a payment', attemptTransitions), ...returns];
  await expect(
    page(
      'States',
      `${generated} When an action is possible besides: [orders](../rules/orders.md#order-states), [returns](../rules/returns.md#return-states).`,
      ...parts,
    ),
  ).toMatchFileSnapshot('../../docs/reference/states.md');
});

it('indexes the decisions', async () => {
  const rows = globSync('docs/decisions/[0-9]*.md')
    .toSorted()
    .map((file) => {
      const [, number, title, status] = /^# 0*(\d+)[.:]? (.+)\n[^#]*?Status:(?:\*\*)? (.+?)\.?\n/.exec(readFileSync(file, 'utf8')) ?? [];
      expect([number, basename(file).slice(0, 4)], `${file} begins with "# <number>. <title>" and "**Status:** …"`).toEqual([
        String(Number(number)),
        number?.padStart(4, '0'),
      ]);
      return [number!, `[${title}](${basename(file)})`, status!];
    });
  await expect(page('Decisions', generated, table(['no.', 'title', 'status'], rows))).toMatchFileSnapshot('../../docs/decisions/README.md');
});
