/** The contract tests of operations and commands. */
import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ExtensionContext } from '../context.ts';
import type { AnyExtensionOperation, ExtensionCommand } from '../operation.ts';

/** What an operation is sent; `refused`: bodies (of a GET, queries) that it must not take. */
type Sent = { body?: unknown; query?: unknown; refused?: readonly unknown[] };

/**
 * An operation: takes what it is sent and nothing that is `refused`, answers what its schema says and what the API's document can describe; a GET changes
 * nothing. `context.caller` says who asks. Answers what the operation does.
 */
export async function testOperation<Settings>(
  operation: AnyExtensionOperation<Settings>,
  context: ExtensionContext<Settings>,
  sent: Sent = {},
): Promise<unknown> {
  const { method, access, body, query, data } = operation;
  assert.ok(method === 'POST' || !body, 'a GET has no body');
  if (access === 'user' || access === 'staff') assert.equal(context.caller.kind, access, `only ${access} may call it: give the context such a \`caller\``);
  for (const [what, schema, io] of [
    ['body', body, 'input'],
    ['query', query, 'input'],
    ['data', data, 'output'],
  ] as const)
    if (schema) assert.doesNotThrow(() => z.toJSONSchema(schema, { io }), `the API's document cannot describe its \`${what}\``);
  const given = { body: read('body', body, sent.body), query: read('query', query, sent.query) };
  for (const wrong of sent.refused ?? []) assert.equal((method === 'GET' ? query : body)?.safeParse(wrong).success, false, `it takes ${JSON.stringify(wrong)}`);
  const ask = () => operation.run(context, given as { body: never; query: never });
  const answer = await ask();
  const checked = data.safeParse(answer);
  assert.ok(checked.success, `it answers what its schema does not say: ${checked.error?.message}`);
  if (method === 'GET') assert.deepEqual(await ask(), answer, 'asked twice, it answers two things: what changes something is a POST');
  return answer;
}

function read(what: 'body' | 'query', schema: z.ZodType | undefined, value: unknown = {}): unknown {
  if (!schema) return undefined;
  const checked = schema.safeParse(JSON.parse(JSON.stringify(value)));
  assert.ok(checked.success, `its own \`${what}\` refuses what it is sent: ${checked.error?.message}`);
  return checked.data;
}

/** A command: answers 0 for `args` and 2 for those of `wrong`, and says lines of text, which are answered. */
export async function testCommand<Settings>(
  command: ExtensionCommand<Settings>,
  context: ExtensionContext<Settings>,
  { args = [], wrong }: { args?: readonly string[]; wrong?: readonly string[] } = {},
): Promise<string[]> {
  const lines: string[] = [];
  const run = (given: readonly string[]) => command.run(context, { args: given, say: (line) => void lines.push(line) });
  assert.equal(await run(args), 0, `it does not answer 0, but says: ${lines.join(' ')}`);
  for (const line of lines) assert.ok(typeof line === 'string' && !/[\r\n]/.test(line), 'what it says is no line of text');
  const said = lines.splice(0);
  if (wrong) {
    assert.equal(await run(wrong), 2, 'wrongly called, it does not answer 2');
    assert.notDeepEqual(lines, [], 'wrongly called, it does not say how it is called');
  }
  return said;
}
