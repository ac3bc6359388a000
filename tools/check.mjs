// npm run check: everything that can be said about the code without running it, in under a minute.
// `npm run check -- types` runs one step. Plain JavaScript for Node 20 with nothing installed.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';
import { waitForTurn } from './turn.mjs';

process.chdir(root);
const turn = await waitForTurn('npm run check');
ensureInstalled();
turn.end();

const bin = (name) => `node_modules/.bin/${name}`;

/** The catalogues come first: the others read what is compiled from them. */
const first = [{ name: 'messages', command: [node, 'tools/build.mjs', 'messages'] }];
const steps = [
  { name: 'types', command: [node, bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json'] },
  { name: 'lint', command: [node, bin('oxlint'), '--type-aware'] },
  { name: 'rules', command: [node, 'tools/rules.mjs'] },
  { name: 'lockfile', command: [node, 'tools/lockfile.mjs'] },
  { name: 'tables', command: [node, 'tools/generate-tables.ts', '--check'] },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => ![...first, ...steps].some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. Checks: ${[...first, ...steps].map((step) => step.name).join(', ')}`);
  process.exit(2);
}
const startedAt = performance.now();
const chosen = asked.length > 0 ? steps.filter((step) => asked.includes(step.name)) : steps;
const results = await Promise.all(first.map(run));
if (results.every(Boolean)) results.push(...(await Promise.all(chosen.map(run))));
const failed = results.filter((passed) => !passed).length;
console.log(`check: ${failed === 0 ? 'all in order' : `${failed} of ${results.length} failed`} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
process.exit(failed === 0 ? 0 : 1);

/** Output is kept together: it is shown when the step ends. */
function run({ name, command: [program, ...parameters] }) {
  return new Promise((done) => {
    const begun = performance.now();
    const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}` };
    const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(String(error)));
    child.on('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(Buffer.concat(output.map((part) => Buffer.from(part))).toString());
      done(code === 0);
    });
  });
}
