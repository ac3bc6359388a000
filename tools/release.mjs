// npm run changeset | release:version | release:record: what a release is made of (CONTRIBUTING.md, "Releases"). Nothing here publishes.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { leave, prepare, project, run } from './project.mjs';
import { nextChangelog } from './changelog.mjs';

const changesets = '@changesets/cli@3.0.3';
const steps = { changeset: () => runChangesets('add'), version: raiseVersion, record };
const [step] = process.argv.slice(2);
if (!Object.hasOwn(steps, step)) leave(`Usage: node tools/release.mjs ${Object.keys(steps).join(' | ')}`, 2);
await prepare(`npm run release:${step}`, { build: ['messages', 'extensions'] });
process.chdir(project);
process.exit(steps[step]());

/** One version for all packages, by the changesets; the first release has none, and keeps the version that stands. */
function raiseVersion() {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const before = read('package.json').version;
  const waiting = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md');
  const isFirst = !/^## \[\d/m.test(changelog);
  if (!isFirst && waiting.length === 0) leave('There is nothing to release: .changeset holds no change. Add one: npm run changeset');
  if (waiting.length > 0 && runChangesets('version') !== 0) return 1;
  const { version } = read('package.json');
  if (!isFirst && version === before) leave(`The version is still ${version}: the changesets name none of the packages.`);
  writeFileSync('CHANGELOG.md', nextChangelog(changelog, { version, date: new Date().toISOString().slice(0, 10) }));
  console.log(`This is ${version}. Next: npm install --package-lock-only, npm run release:record, npm run check, commit, tag v${version}.`);
  return 0;
}

/** Keeps the database of the version that is being released, for the upgrade tests of later ones (test/upgrade). */
function record() {
  return run(['node_modules/.bin/vitest', 'run', 'test/upgrade'], { environment: { RELEASE_RECORD: '1' } });
}

/** Changesets knows packages that are workspaces, and the shop is the root of them: it is named as one for as long as that runs. */
function runChangesets(command) {
  const npm = process.env.npm_execpath ?? leave('Run it by npm: npm run release:version');
  const before = read('package.json').workspaces;
  write('package.json', { ...read('package.json'), workspaces: ['.', ...before] });
  try {
    return run([npm, 'exec', '--yes', `--package=${changesets}`, '--', 'changeset', command]);
  } finally {
    write('package.json', { ...read('package.json'), workspaces: before });
  }
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
