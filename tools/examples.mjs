/**
 * Rewrites the examples of the OpenAPI documents (docs/decisions/0840): runs the tests they come from, or those that are named, and takes down what was
 * asked and answered. One file after the other, since all write the same lists.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './project.mjs';

const folder = `${root}src/server/api-docs/examples`;

/** The tests that examples come from. */
function sources() {
  const lists = ['web', 'admin', 'common'].map((name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')));
  const examples = lists.flatMap((list) => Object.values(list).flatMap((outcomes) => Object.values(outcomes)));
  return [...new Set(examples.map(({ from }) => from))].toSorted((a, b) => (a < b ? -1 : 1));
}

const named = process.argv.slice(2);
const files = named.length > 0 ? named : sources();
const { status } = spawnSync('node_modules/.bin/node', ['node_modules/.bin/vitest', 'run', '--no-file-parallelism', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, EXAMPLES: 'write' },
});
process.exitCode = status ?? 1;
