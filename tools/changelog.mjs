// npm run changelog -- <version>: moves the fragments of changes/ to the top of CHANGELOG.md, grouped by their first word.
// Without a version it shows what would be written.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { root } from './install.mjs';

const kinds = ['Added', 'Changed', 'Fixed', 'Removed', 'Security'];
const [version] = process.argv.slice(2);
if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version)) leave(`"${version}" is no version such as 1.2.0`);

const fragments = globSync('changes/*.md', { cwd: root }).toSorted();
if (fragments.length === 0) leave('changes/ holds no fragment: nothing has changed that somebody could notice.');
const byKind = Object.groupBy(
  fragments.map((file) => readFragment(file)),
  ({ kind }) => kind,
);
const sections = kinds.filter((kind) => byKind[kind]).map((kind) => `### ${kind}\n${byKind[kind].map(({ text }) => `- ${text}`).join('\n')}\n`);
const entry = `## ${version ?? 'Unreleased'} (${new Date().toISOString().slice(0, 10)})\n\n${sections.join('\n')}`;
if (version === undefined) {
  console.log(entry);
  process.exit(0);
}
const file = `${root}CHANGELOG.md`;
const heading = '# Changelog\n';
const before = existsSync(file) ? readFileSync(file, 'utf8').slice(heading.length) : '';
writeFileSync(file, `${heading}\n${entry}${before}`);
for (const fragment of fragments) rmSync(`${root}${fragment}`);
console.log(`CHANGELOG.md has ${fragments.length} changes of ${version}. Set the same version in package.json and commit both.`);

function readFragment(path) {
  const text = readFileSync(`${root}${path}`, 'utf8').trim().replace(/\s+/g, ' ');
  const found = /^(\w+): (.+)$/.exec(text);
  if (!found || !kinds.includes(found[1])) leave(`${path} has to begin with one of: ${kinds.map((kind) => `${kind}:`).join(' ')}`);
  return { kind: found[1], text: found[2][0].toUpperCase() + found[2].slice(1) };
}

function leave(message) {
  console.error(message);
  process.exit(1);
}
