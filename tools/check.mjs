// npm run check: everything that can be said about the code without running it, in under a minute.
// `npm run check -- lint` runs one step. Plain JavaScript for Node 20 with nothing installed.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';
import { waitForTurn } from './turn.mjs';

process.chdir(root);
const turn = await waitForTurn('npm run check');
ensureInstalled();
turn.end();

const bin = (name) => `node_modules/.bin/${name}`;

/** `after`: the step whose output it reads. */
const steps = [
  { name: 'messages', command: [node, 'tools/build.mjs', 'messages'] },
  { name: 'tables', after: 'messages', command: [node, bin('vitest'), 'run', 'test/reference/tables.test.ts'] },
  { name: 'lockfile', command: [node, 'tools/lockfile.mjs'] },
  // Types and what lint must know of types from one reading of the program (docs/decisions/0601).
  { name: 'lint', after: 'messages', command: [node, bin('oxlint'), '--type-aware', '--type-check'] },
  { name: 'rules', after: 'messages', command: [node, 'tools/rules.mjs'] },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}. Checks: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}
const startedAt = performance.now();
// The messages are compiled whatever is asked for.
const chosen = asked.length > 0 ? steps.filter(({ name }) => name === 'messages' || asked.includes(name)) : steps;
const running = new Map();
for (const step of chosen) running.set(step.name, start(step));
const results = await Promise.all(running.values());
const failed = results.filter((passed) => !passed).length;
console.log(`check: ${failed === 0 ? 'all in order' : `${failed} of ${results.length} failed`} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a step once the one that it reads from has passed; where that has failed it fails, too. */
async function start(step) {
  return step.after && !(await running.get(step.after)) ? false : run(step);
}

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
