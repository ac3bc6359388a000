// Checks which folder imports which (.dependency-cruiser.cjs), that nothing imports itself by a detour, tests included, and that every file was read: a tool that
// reads nothing finds nothing. Packages, examples and extensions are read too. `node tools/rules.mjs [folder]`: the folder that holds `src`, package.json and tsconfig.json; default: this project.
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { leave, root } from './project.mjs';

const cwd = resolve(process.argv[2] ?? root);
const isTest = (file) => /\.test\.tsx?$/.test(file);
const beside = ['packages', 'examples', 'extensions'].filter((folder) => existsSync(resolve(cwd, folder)));
const source = globSync(['src/**/*.{ts,tsx}', ...beside.map((folder) => `${folder}/**/*.{ts,tsx}`)], {
  cwd,
  exclude: ['{packages,examples}/**/{dist,node_modules,template}/**'],
});
const tests = [...source.filter(isTest), ...['test', 'tools'].filter((folder) => existsSync(resolve(cwd, folder)))];
const runs = [cruise('.dependency-cruiser.cjs', ['src', ...beside])];
if (tests.length > 0) runs.push(cruise('.dependency-cruiser.tests.cjs', tests));
const results = await Promise.all(runs);
const read = new Set(results.flatMap(({ modules }) => modules.map((module) => module.source)));
const faults = [
  ...results
    .flatMap(({ summary }) => summary.violations)
    .map(({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}`),
  ...[...source, ...globSync('test/**/*.ts', { cwd })].filter((file) => !read.has(file)).map((file) => `not-read: ${file}`),
];
for (const fault of new Set(faults)) console.error(`rules: ${fault}`);
const imports = results.reduce((sum, { summary }) => sum + summary.totalDependenciesCruised, 0);
console.log(`rules: ${read.size} modules read, ${imports} imports, ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`);
process.exit(faults.length === 0 ? 0 : 1);

/** What dependency-cruiser finds from files and folders on. */
async function cruise(config, from) {
  const child = spawn(process.execPath, [`${root}node_modules/.bin/depcruise`, ...from, '--config', `${root}${config}`, '--output-type', 'json'], { cwd });
  const [stdout, stderr] = await Promise.all(
    [child.stdout, child.stderr].map((stream) =>
      stream
        .setEncoding('utf8')
        .toArray()
        .then((parts) => parts.join('')),
    ),
  );
  if (!stdout.startsWith('{')) leave(`rules: ${(stderr || stdout).trim()}`);
  return JSON.parse(stdout);
}
