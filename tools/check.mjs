// npm run check: everything that can be said about the code without running it. `npm run check -- lint` runs one step.
import { spawn } from 'node:child_process';
import { leave, node, prepare, root } from './project.mjs';

process.chdir(root);
const bin = (name) => `node_modules/.bin/${name}`;
const steps = {
  tables: [bin('vitest'), 'run', 'test/reference/tables.test.ts'],
  lockfile: ['tools/lockfile.mjs'],
  // Types and what lint must know of types from one reading of the program (docs/decisions/0601).
  lint: [bin('oxlint'), '--type-aware', '--type-check'],
  rules: ['tools/rules.mjs'],
};
// Lint's Go program holds some 6 GB of types until it ends: looking for garbage less often costs 1 GB more and saves a fifth of the processor time.
const environment = { GOGC: '400', ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` };
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) leave(`There is no check named ${unknown.join(', ')}. Checks: ${Object.keys(steps).join(', ')}`, 2);
// The others read what they make.
await prepare('npm run check', { build: ['messages', 'extensions'] });
const passed = await Promise.all((asked.length > 0 ? asked : Object.keys(steps)).map(check));
const failed = passed.filter((one) => !one).length;
console.log(`check: ${failed === 0 ? 'all in order' : `${failed} of ${passed.length} failed`} (${(performance.now() / 1000).toFixed(1)} s)`);
process.exit(failed === 0 ? 0 : 1);

/** What a step prints is shown when it has failed. */
function check(name) {
  const child = spawn(node, steps[name], { env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => {
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : `${output}\nFAILED`} ${name} (${(performance.now() / 1000).toFixed(1)} s)`);
      done(code === 0);
    });
  });
}
