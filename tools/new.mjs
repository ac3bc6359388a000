// npm run new -- slice <name> | section <slice> <name>: writes the files that every slice or section has, and lists them
// where they have to be listed, so that what comes out passes `npm run check`. The files' texts are in tools/templates.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

const project = process.env.NEW_IN ?? root;
const [kind, ...names] = process.argv.slice(2);
const templates = join(root, 'tools/templates');
const written = [];

if (kind === 'slice' && names.length === 1) newSlice(checked(names[0]));
else if (kind === 'section' && names.length === 2) newSection(checked(names[0]), checked(names[1]));
else leave('Usage: npm run new -- slice <name>\n       npm run new -- section <slice> <name>\nNames are lower case, words joined by hyphens (gift-cards).', 2);

ensureInstalled();
spawnSync(node, [join(project, 'node_modules/.bin/oxfmt'), ...written.filter((file) => /\.(ts|tsx|cjs)$/.test(file))], { cwd: project });
for (const file of written) console.log(`  ${file}`);
if (kind === 'slice') {
  console.log('Reading the new table into src/generated/tables.ts ...');
  const generated = spawnSync(node, ['node_modules/.bin/vitest', 'run', 'test/reference', '--update'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (generated.status !== 0) leave('The table could not be read; see above, then run: npm run generate', 1);
  console.log(`Next: write the migration and ${names[0]}'s use cases, say in .dependency-cruiser.cjs which slices it may call, npm run check.`);
} else console.log('Next: name it in a template of themes/, fill settings.ts and load.ts, npm run check.');

function newSlice(name) {
  const folder = `src/shop/${name}`;
  if (existsSync(join(project, folder))) leave(`${folder} is there already.`, 1);
  const underscored = name.replaceAll('-', '_');
  const words = { name, Name: pascal(name), camel: camel(name), table: `${underscored}_item`, column: camel(`${name}-item`) };
  for (const file of readdirSync(join(templates, 'slice')).toSorted()) {
    const target = file === 'migration.sql.txt' ? `migrations/${nextMigration()}-${name}.sql` : `${folder}/${file.slice(0, -4).replace('NAME', name)}`;
    write(target, fill(`slice/${file}`, words));
  }
  edit('.dependency-cruiser.cjs', /(const mayCall = \{\n(?: {2}.*\n)*?)(\};)/, `$1  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: [],\n$2`);
  edit('src/server/slices.ts', /(import type \{ Slice \})/, `import { ${camel(name)}Slice } from '#shop/${name}/index.ts';\n$1`);
  edit('src/server/slices.ts', /(slices: readonly Slice\[\] = \[[^\]]*?),?\s*\]/, `$1, ${camel(name)}Slice]`);
}

function newSection(slice, name) {
  const folder = `src/shop/${slice}/sections/${name}`;
  if (!existsSync(join(project, `src/shop/${slice}`))) leave(`There is no slice ${slice}; begin with: npm run new -- slice ${slice}`, 1);
  if (existsSync(join(project, folder))) leave(`${folder} is there already.`, 1);
  const words = { name, Name: pascal(name), camel: camel(name), slice: camel(slice) };
  for (const file of ['load.ts', 'section.tsx', 'settings.ts']) write(`${folder}/${file}`, fill(`section/${file}.txt`, words));
  const list = `src/shop/${slice}/sections.ts`;
  if (!existsSync(join(project, list))) {
    write(list, fill('sections.ts.txt', words));
    edit('src/storefront/sections.ts', /(import \{ Footer \})/, `import { ${camel(slice)}Sections } from '#shop/${slice}/sections.ts';\n$1`);
    edit('src/storefront/sections.ts', /(new Map\(\s*\[\s*\.\.\.own)/, `$1, ...${camel(slice)}Sections`);
  }
  edit(
    list,
    /(import \{ defineSection[^\n]*\n)/,
    `$1import { load${words.Name} } from './sections/${name}/load.ts';\nimport { ${words.Name} } from './sections/${name}/section.tsx';\nimport { ${camel(name)}Settings } from './sections/${name}/settings.ts';\n`,
  );
  edit(
    list,
    /(: readonly AnySection\[\] = \[)/,
    `$1\n  defineSection({ name: '${name}', settings: ${camel(name)}Settings, load: load${words.Name}, Component: ${words.Name} }),`,
  );
}

function checked(name) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40) return name;
  return leave(`"${name}" is no name: lower case, words joined by hyphens (gift-cards).`, 2);
}

/** A template with its words filled in. */
function fill(file, words) {
  return readFileSync(join(templates, file), 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_match, word) => words[word]);
}

function write(file, text) {
  mkdirSync(join(project, dirname(file)), { recursive: true });
  writeFileSync(join(project, file), text);
  written.push(file);
}

function edit(file, pattern, replacement) {
  const text = readFileSync(join(project, file), 'utf8');
  if (!pattern.test(text)) leave(`${file} does not look as expected; add the new part to its list by hand.`, 1);
  writeFileSync(join(project, file), text.replace(pattern, replacement));
  if (!written.includes(file)) written.push(file);
}

function nextMigration() {
  const last = Math.max(...readdirSync(join(project, 'migrations')).map((file) => Number(file.slice(0, 4)) || 0));
  return String((Math.floor(last / 10) + 1) * 10).padStart(4, '0');
}

function camel(name) {
  return name.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());
}

function pascal(name) {
  const text = camel(name);
  return text[0].toUpperCase() + text.slice(1);
}

function leave(message, code) {
  console.error(message);
  process.exit(code);
}
