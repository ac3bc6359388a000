/** Schemathesis against the two halves of the API of the built shop: no error 500, no status and no response that the OpenAPI documents lack. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';

const usualExamples = 25;
const [program, examples = String(usualExamples), half, paths] = process.argv.slice(2);
const seed = '20261122';

const shop = await startBuiltShop({ limitMs: 180_000 });
try {
  const tokens = { web: await signIn('web', shop.shopper), admin: await signIn('admin', shop.staff) };
  const failed: string[] = [];
  for (const area of ['web', 'admin'] as const) if (half === undefined || half === area) if (!(await passes(area, tokens[area]))) failed.push(area);
  if (failed.length > 0) console.error(`\nSchemathesis found faults in the API of: ${failed.join(', ')}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await shop.stop();
}

/** @throws Error when the shop lets nobody in */
async function signIn(area: 'web' | 'admin', who: BuiltShop['staff']): Promise<string> {
  const answer = await fetch(`${shop.url}/api/${area}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: who!.email, password: who!.password }),
  });
  const { data, msg } = (await answer.json()) as { data: { token?: string } | null; msg: string };
  if (!data?.token) throw new Error(`nobody can sign in to ${area}: ${msg}`);
  return data.token;
}

/** Python's expressions know no classes of Unicode: with this one in them, the tool skips what has a slug. */
function readable(document: string): string {
  return document.replaceAll(String.raw`\\p{Cc}`, String.raw`\\x00-\\x1f\\x7f-\\x9f`);
}

/** Runs the tool over one document; answers whether it found nothing. Operations that end the session that asks would leave nothing to ask with. */
async function passes(area: 'web' | 'admin', token: string): Promise<boolean> {
  const checks = ['not_a_server_error', 'status_code_conformance', 'content_type_conformance', 'response_schema_conformance'];
  const address = resolve('.cache', `schemathesis-${area}.json`);
  await writeFile(address, readable(await (await fetch(`${shop.url}/api/${area}/openapi.json`, { headers: { 'x-auth': token } })).text()));
  const parameters = [
    `run ${address} --url ${shop.url} --header x-auth:${token} --seed ${seed} --max-examples ${examples} --checks ${checks.join(',')}`,
    '--phases examples,coverage,fuzzing --exclude-path-regex /auth/|/security/|/account/delete|/staff --continue-on-failure',
    ...(paths === undefined ? [] : [`--include-path-regex ${paths}`]),
    '--workers 4 --suppress-health-check all --warnings off --no-color --generation-database none',
  ];
  // What it remembers of its findings lies beside where it runs.
  const child = spawn(resolve(program!), parameters.join(' ').split(' '), { cwd: '.cache', stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
