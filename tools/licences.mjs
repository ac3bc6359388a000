// npm run licences: every package that the shop is made of and its licence; fails on one that is not allowed below. Development packages count as well:
// the browser's files are built out of some of them. `-- --wrong` prints only what is wrong.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

/** Licences that ask for no more than to be named, or (MPL, OFL) for changes to their own files to stay free. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Packages looked at one by one: the licence that is meant, and why it is fine here. */
const lookedAt = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', why: 'libvips is a library beside the shop, loaded at run time and unchanged' },
  { name: /^css-mediaquery$/, licence: 'BSD', why: 'its file LICENSE is the BSD licence of three clauses' },
  { name: /^png-js$/, licence: 'unknown', why: 'its file LICENSE is the MIT licence' },
];

/**
 * Whether an SPDX expression is allowed: of an OR one side, of an AND both.
 * @param {string} expression
 * @param {(id: string) => boolean} isAllowed
 */
export function isFine(expression, isAllowed = (id) => allowed.has(id)) {
  const tokens = expression.match(/[()]|\bOR\b|\bAND\b|[^()\s]+(?:\s+WITH\s+[^()\s]+)?/g) ?? [];
  let at = 0;
  const one = () => {
    if (tokens[at] !== '(') return isAllowed(tokens[at++] ?? '');
    at += 1;
    const inside = either();
    at += 1;
    return inside;
  };
  const all = () => {
    let fine = one();
    while (tokens[at] === 'AND') {
      at += 1;
      fine = one() && fine;
    }
    return fine;
  };
  const either = () => {
    let fine = all();
    while (tokens[at] === 'OR') {
      at += 1;
      fine = all() || fine;
    }
    return fine;
  };
  return either() && at === tokens.length;
}

/**
 * Every package of a lock file with its licence, sorted, and whether it is fine. `licenceOf` reads one that the lock file does not name.
 * @param {{ packages: Record<string, any> }} lock
 * @param {(path: string) => string | undefined} licenceOf
 */
export function licencesOf({ packages }, licenceOf) {
  const named = (path) => packages[path].license ?? licenceOf(path);
  // One for another platform, which is not installed here and which the lock file says little of, has the licence of what asks for it.
  const asking = (name) => Object.keys(packages).find((path) => packages[path].optionalDependencies?.[name] !== undefined);
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version, dev = false, optional = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const parent = optional ? asking(name) : undefined;
      const licence = named(path) ?? (parent === undefined ? undefined : named(parent)) ?? 'unknown';
      const exceptions = lookedAt.filter((one) => one.name.test(name)).map((one) => one.licence);
      return { name, version, licence, dev, fine: isFine(licence, (id) => allowed.has(id) || exceptions.includes(id)) };
    })
    .toSorted((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, 'en'));
}

/** What an installed package says of itself, in the new form or the old ones. */
function licenceInstalled(path) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(`${root}${path}/package.json`, 'utf8'));
    const said = license ?? licenses;
    const texts = [said].flat().map((one) => (typeof one === 'string' ? one : one?.type));
    return texts.every((text) => typeof text === 'string') ? texts.join(' OR ') : undefined;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = licencesOf(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')), licenceInstalled);
  const wrong = all.filter(({ fine }) => !fine);
  if (!process.argv.includes('--wrong'))
    for (const { name, version, licence, dev } of all) console.log(`${name}@${version}\t${licence}${dev ? '\t(development)' : ''}`);
  for (const { name, version, licence } of wrong) console.error(`${name}@${version}: ${licence} is not among the allowed licences (tools/licences.mjs)`);
  console.error(`licences: ${all.length} packages, ${wrong.length} not allowed`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
