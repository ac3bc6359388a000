// Checks which folder imports which (.dependency-cruiser.cjs), that there is one clock (clock-rules.mjs), that what is cited is there
// (citation-rules.mjs), and that every file was read: a tool that reads nothing finds nothing.
// `node tools/rules.mjs [folder]`: the folder that holds `src`, package.json and tsconfig.json; default: this project.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citationFaults } from './citation-rules.mjs';
import { clockFaults } from './clock-rules.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? project);
const depcruise = join(project, 'node_modules/.bin/depcruise');
const config = join(project, '.dependency-cruiser.cjs');
const run = spawnSync(process.execPath, [depcruise, 'src', '--config', config, '--output-type', 'json'], {
  cwd: folder,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (!run.stdout.startsWith('{')) {
  console.error(`rules: ${(run.stderr || run.stdout).trim()}`);
  process.exit(1);
}
const { modules, summary } = JSON.parse(run.stdout);
const read = new Set(modules.map((module) => module.source));
const unread = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file) && !read.has(file));
const unresolved = modules.flatMap((module) =>
  module.dependencies.filter((found) => found.couldNotResolve && /^[#.]/.test(found.module)).map((found) => `${module.source} imports ${found.module}`),
);

for (const { rule, from, to, cycle } of summary.violations) {
  console.error(`rules: ${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name ?? step).join(' → ') : to}`);
}
for (const file of unread) console.error(`rules: not-read: ${file}`);
for (const line of unresolved) console.error(`rules: not-found: ${line}`);
const clock = clockFaults(folder);
const citations = citationFaults(folder);
for (const line of [...clock.faults, ...citations.faults]) console.error(`rules: ${line}`);
const faults = summary.violations.length + unread.length + unresolved.length + clock.faults.length + citations.faults.length;
console.log(
  `rules: ${read.size} modules and ${Math.max(clock.read, citations.read)} files read, ${summary.totalDependenciesCruised} imports, ${faults === 0 ? 'no fault' : `${faults} faults`}`,
);
process.exit(faults === 0 ? 0 : 1);
