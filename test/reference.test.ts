/**
 * docs/reference and the index of decisions, made from the code's own tables. `npm run generate` writes them; a test fails when one is older than its source.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { expect, it } from 'vitest';
import { variables } from '#server/config/config.ts';
import { returnEvents } from '#shop/returns/contract.ts';
import { attemptTransitions } from '#shop/payments/states.ts';
import { returnTransitions } from '#shop/returns/states.ts';
import { orderTransitions } from '#shop/orders/states.ts';
import { settingsSchemas, themeSchema } from '#shop/settings/contract.ts';
import { testEvent, webhookEvents } from '#shop/webhooks/contract.ts';

const made = 'Made by `npm run generate`; do not edit.';
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const ended = (text: string) => `${text.trimEnd()}\n`;

it('lists the errors', async () => {
  const declared = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?(?:export )?const (\w+): ErrorSpec = \{\s*wire: (\d+),\s*status: (\d+)/g;
  const rows = globSync('src/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(declared), ([, words = '', name, code, status]) => [
        `\`${name}\``,
        code!,
        status!,
        file.replace(/^src\//, '').replace(/^shop\/([^/]+)\/.*/, '$1'),
        words.replaceAll(/^\s*\* ?/gm, ''),
      ]),
    )
    .toSorted((a, b) => Number(a[1]) - Number(b[1]) || (a[0]! < b[0]! ? -1 : 1));
  expect(rows.length).toBeGreaterThan(100);
  await expect(
    ended(
      `# Errors\n\n${made} Codes are explained in the [contract](../contract.md#envelope).\n\n${table(['error', 'code', 'status', 'where', 'meaning'], rows)}`,
    ),
  ).toMatchFileSnapshot('../docs/reference/errors.md');
});

it('lists the variables of the environment', async () => {
  const rows = Object.entries(variables).map(([name, { rule }]) => [`\`${name}\``, rule]);
  await expect(
    ended(`# Environment\n\n${made} Defaults and meaning: [configure](../how-to/configure.md).\n\n${table(['variable', 'must be'], rows)}`),
  ).toMatchFileSnapshot('../docs/reference/environment.md');
});

it('lists the settings', async () => {
  type Node = { type?: string; anyOf?: unknown; enum?: unknown[]; properties?: Record<string, Node>; default?: unknown; minimum?: number; maximum?: number };
  const kindOf = ({ type, enum: values, minimum, maximum }: Node) =>
    values ? values.map(String).join(', ') : `${type ?? 'any of several'}${minimum === undefined ? '' : ` ${minimum} to ${maximum}`}`;
  const rowsOf = (path: string, node: Node): string[][] => {
    if (node.properties) return Object.entries(node.properties).flatMap(([name, child]) => rowsOf(path === '' ? name : `${path}.${name}`, child));
    const usual = JSON.stringify(node.default) ?? '';
    return [[`\`${path}\``, kindOf(node), usual === '' ? '' : `\`${usual.length > 80 ? `${usual.slice(0, 80)}…` : usual}\``]];
  };
  const parts = Object.entries({ ...settingsSchemas, 'theme (changes)': themeSchema }).map(([group, schema]) => {
    const rows = rowsOf('', z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as Node);
    return `## ${group}\n\n${table(['setting', 'kind', 'default'], rows)}`;
  });
  await expect(ended(`# Settings\n\n${made} Groups of \`/api/admin/settings/{group}\`.\n\n${parts.join('\n\n')}`)).toMatchFileSnapshot(
    '../docs/reference/settings.md',
  );
});

it('lists the events', async () => {
  const list = (names: readonly string[]) => names.map((name) => `- \`${name}\``).join('\n');
  await expect(
    ended(
      `# Events\n\n${made}\n\n## Webhooks\n\nBodies and signatures: [webhooks](../how-to/webhooks.md).\n\n${list([...webhookEvents, testEvent])}\n\n## Timeline of a return\n\n${list(returnEvents)}`,
    ),
  ).toMatchFileSnapshot('../docs/reference/events.md');
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
    ended(
      `# States\n\n${made} When an action is possible besides: [orders](../rules/orders.md#order-states), [returns](../rules/returns.md#return-states).\n\n${parts.join('\n\n')}`,
    ),
  ).toMatchFileSnapshot('../docs/reference/states.md');
});

it('indexes the decisions', async () => {
  const rows = globSync('docs/decisions/0*.md')
    .toSorted()
    .map((file) => {
      const [, number, title, status] = /^# 0*(\d+)[.:]? (.+)\n[^#]*?Status:(?:\*\*)? (.+?)\.?\n/.exec(readFileSync(file, 'utf8')) ?? [];
      expect([number, basename(file).slice(0, 4)], `${file} begins with "# <number>. <title>" and "**Status:** …"`).toEqual([
        String(Number(number)),
        number?.padStart(4, '0'),
      ]);
      return [number!, `[${title}](${basename(file)})`, status!];
    });
  await expect(ended(`# Decisions\n\n${made}\n\n${table(['no.', 'title', 'status'], rows)}`)).toMatchFileSnapshot('../docs/decisions/README.md');
});
