// npm run new -- slice <name> | section <slice> <name> | extension <name>: writes the files that each has, and lists them
// where they have to be listed, so that what comes out passes `npm run check`. The files' texts are in tools/templates.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { leave, root, run } from './project.mjs';

process.chdir(root);
const [kind, ...names] = process.argv.slice(2);
const written = new Set();
const camel = (name) => name.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);

const kinds = { slice: newSlice, section: newSection, extension: newExtension };
if (!Object.hasOwn(kinds, kind ?? '') || names.length !== kinds[kind].length)
  leave(
    'Usage: npm run new -- slice <name>\n       npm run new -- section <slice> <name>\n       npm run new -- extension <name>\nNames are lower case, words joined by hyphens (gift-cards).',
    2,
  );
for (const name of names)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) leave(`"${name}" is no name: lower case, words joined by hyphens (gift-cards).`, 2);
const next = kinds[kind](...names);
run(['node_modules/.bin/oxfmt', ...[...written].filter((file) => /\.(ts|tsx|cjs)$/.test(file))], { stdio: 'ignore' });
// Tests import what is made of texts and of the configuration; a fresh clone has none of it yet.
if (kind !== 'slice') run(['tools/build.mjs', 'messages', 'extensions'], { stdio: ['ignore', 'ignore', 'inherit'] });
for (const file of written) console.log(`  ${file}`);
if (kind === 'slice') {
  console.log('Reading the new table into src/generated and docs/reference ...');
  if (run(['node_modules/.bin/vitest', 'run', 'test/reference', '--update'], { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0)
    leave('The table could not be read; see above, then run: npm run generate');
}
console.log(`Next: ${next}, npm run check.`);

function newSlice(name) {
  const folder = `src/shop/${name}`;
  if (existsSync(folder)) leave(`${folder} is there already.`);
  const words = { name, Name: pascal(name), camel: camel(name), table: `${name.replaceAll('-', '_')}_item`, column: camel(`${name}-item`) };
  const last = Math.max(...readdirSync('migrations').map((file) => Number(file.slice(0, 4)) || 0));
  const migration = `migrations/${String((Math.floor(last / 10) + 1) * 10).padStart(4, '0')}-${name}.sql`;
  for (const file of readdirSync('tools/templates/slice').toSorted())
    write(file === 'migration.sql.txt' ? migration : `${folder}/${file.slice(0, -4).replace('NAME', name)}`, `slice/${file}`, words);
  edit('.dependency-cruiser.cjs', /(const mayCall = \{\n(?: {2}.*\n)*?)(\};)/, `$1  '${name}': [],\n$2`);
  edit('src/server/slices.ts', /(import type \{ Slice \})/, `import { ${words.camel}Slice } from '#shop/${name}/index.ts';\n$1`);
  edit('src/server/slices.ts', /(const plainSlices: [^]*?,)\n\];/, `$1\n  ${words.camel}Slice,\n];`);
  return `write the migration and ${name}'s use cases, say in .dependency-cruiser.cjs which slices it may call`;
}

function newSection(slice, name) {
  const folder = `src/shop/${slice}/sections/${name}`;
  if (!existsSync(`src/shop/${slice}`)) leave(`There is no slice ${slice}; begin with: npm run new -- slice ${slice}`);
  if (existsSync(folder)) leave(`${folder} is there already.`);
  const words = { name, Name: pascal(name), camel: camel(name), slice: camel(slice) };
  for (const file of ['load.ts', 'section.tsx', 'settings.ts']) write(`${folder}/${file}`, `section/${file}.txt`, words);
  const list = `src/shop/${slice}/sections.ts`;
  if (!existsSync(list)) {
    write(list, 'sections.ts.txt', words);
    edit('src/storefront/sections.ts', /(import \{ Footer \})/, `import { ${words.slice}Sections } from '#shop/${slice}/sections.ts';\n$1`);
    edit('src/storefront/sections.ts', /(new Map\(\s*\[\s*\.\.\.own)/, `$1, ...${words.slice}Sections`);
  }
  const key = `section_${name.replaceAll('-', '_')}`;
  addTexts({ [key]: name.replaceAll('-', ' '), [`${key}_about`]: 'What it is for, in one sentence.' });
  if (!readFileSync(list, 'utf8').includes("from '#messages'")) edit(list, /^(import )/m, "import * as m from '#messages';\n$1");
  const imports = [
    `load${words.Name} } from './sections/${name}/load.ts'`,
    `${words.Name} } from './sections/${name}/section.tsx'`,
    `${words.camel}Settings } from './sections/${name}/settings.ts'`,
  ];
  edit(list, /(import \{ defineSection[^\n]*\n)/, `$1${imports.map((one) => `import { ${one};\n`).join('')}`);
  const section = `defineSection({ name: '${name}', card: { title: m.${key}, about: m.${key}_about }, settings: ${words.camel}Settings, load: load${words.Name}, Component: ${words.Name} }),`;
  edit(list, /(: readonly AnySection\[\] = \[)/, `$1\n  ${section}`);
  return 'write its title and what it is for (section_… in locales/, all three languages), name it in a template of themes/, fill settings.ts and load.ts';
}

function newExtension(name) {
  const folder = `extensions/${name}`;
  if (existsSync(folder)) leave(`${folder} is there already.`);
  const title = name.replaceAll('-', ' ');
  const words = { name, Name: pascal(name), title: title[0].toUpperCase() + title.slice(1) };
  for (const file of readdirSync('tools/templates/extension').toSorted())
    write(`${folder}/${file.slice(0, -4).replace('NAME', name)}`, `extension/${file}`, words);
  edit('vitrine.config.ts', /(extensions: \[)([^\]]*?)(,?\s*)\]/, (_all, start, before) => `${start}${before}${before.trim() && ', '}'./${folder}']`);
  return `npx vitest run ${folder}, npm run dev, docs/how-to/write-an-extension.md; when it stands`;
}

/** Adds texts to every language, for the author to write. */
function addTexts(texts) {
  for (const file of readdirSync('locales').filter((one) => one.endsWith('.json'))) {
    const all = Object.entries({ ...JSON.parse(readFileSync(`locales/${file}`, 'utf8')), ...texts }).toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(`locales/${file}`, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    written.add(`locales/${file}`);
  }
}

/** A file out of a template with its words filled in. */
function write(file, template, words) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    readFileSync(`tools/templates/${template}`, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_match, word) => words[word]),
  );
  written.add(file);
}

function edit(file, pattern, replacement) {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) leave(`${file} does not look as expected; add the new part to its list by hand.`);
  writeFileSync(file, text.replace(pattern, replacement));
  written.add(file);
}
