// Checks which folder imports which (.dependency-cruiser.cjs), and that every file was read: a tool that reads nothing finds nothing.
// `node tools/rules.mjs [folder]`: the folder that holds `src`, package.json and tsconfig.json; default: this project.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { leave, root } from './project.mjs';

const cwd = resolve(process.argv[2] ?? root);
const parameters = [`${root}node_modules/.bin/depcruise`, 'src', '--config', `${root}.dependency-cruiser.cjs`, '--output-type', 'json'];
const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
if (!stdout.startsWith('{')) leave(`rules: ${(stderr || stdout).trim()}`);
const { modules, summary } = JSON.parse(stdout);
const read = new Set(modules.map((module) => module.source));
const faults = [
  ...summary.violations.map(({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}`),
  ...globSync('src/**/*.{ts,tsx}', { cwd })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !read.has(file))
    .map((file) => `not-read: ${file}`),
];
for (const fault of faults) console.error(`rules: ${fault}`);
console.log(`rules: ${read.size} modules read, ${summary.totalDependenciesCruised} imports, ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`);
process.exit(faults.length === 0 ? 0 : 1);
