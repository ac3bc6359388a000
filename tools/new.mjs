// npm run new -- slice <name> | section <slice> <name>: writes the files that every slice or section has, and lists them
// where they have to be listed, so that what comes out passes `npm run check`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureInstalled, node, root } from './install.mjs';

const project = process.env.NEW_IN ?? root;
const [kind, ...names] = process.argv.slice(2);
const written = [];

if (kind === 'slice' && names.length === 1) newSlice(checked(names[0]));
else if (kind === 'section' && names.length === 2) newSection(checked(names[0]), checked(names[1]));
else leave('Usage: npm run new -- slice <name>\n       npm run new -- section <slice> <name>\nNames are lower case, words joined by hyphens (gift-cards).', 2);

ensureInstalled();
spawnSync(node, [join(project, 'node_modules/.bin/oxfmt'), ...written.filter((file) => /\.(ts|tsx|cjs)$/.test(file))], { cwd: project });
for (const file of written) console.log(`  ${file}`);
if (kind === 'slice') {
  console.log('Reading the new table into src/generated/tables.ts ...');
  const generated = spawnSync(node, ['tools/generate-tables.ts'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(project, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  if (generated.status !== 0) leave('The table could not be read; see above, then run: npm run generate', 1);
  console.log(`Next: write the migration and ${names[0]}'s use cases, say in .dependency-cruiser.cjs which slices it may call, npm run check.`);
} else console.log('Next: name it in a template of themes/, fill settings.ts and load.ts, npm run check.');

function newSlice(name) {
  const folder = `src/shop/${name}`;
  if (existsSync(join(project, folder))) leave(`${folder} is there already.`, 1);
  const Name = pascal(name);
  const table = `${name.replaceAll('-', '_')}_item`;
  const column = camel(`${name}-item`);
  write(
    `migrations/${nextMigration()}_${name.replaceAll('-', '_')}.sql`,
    `create table ${table} (
  id text primary key,
  title text not null check (length(title) between 1 and 200),
  created_at timestamptz not null default now()
);
comment on table ${table} is 'One entry of ${name}.';
`,
  );
  write(
    `${folder}/contract.ts`,
    `/** The shapes of ${name}, as the API tells them. */
import { z } from 'zod';

/** One entry. */
export const ${Name}Item = z.object({ id: z.string(), title: z.string() });

/** All entries, newest first. */
export const ${Name}List = z.object({ items: z.array(${Name}Item) });
`,
  );
  write(
    `${folder}/tables.ts`,
    `import { on, type Reader } from '#kit/server/database.ts';
import type { DB } from '#tables';

/** The tables of this slice. */
export const tables = (reader: Reader) => on<Pick<DB, '${column}'>>(reader);
`,
  );
  write(
    `${folder}/store.ts`,
    `import type { Reader } from '#kit/server/database.ts';
import { tables } from './tables.ts';

export function readItems(reader: Reader, most: number): Promise<{ id: string; title: string }[]> {
  return tables(reader).selectFrom('${column}').select(['id', 'title']).orderBy('createdAt', 'desc').limit(most).execute();
}
`,
  );
  write(
    `${folder}/list-${name}.ts`,
    `import type { Context } from '#kit/server/context.ts';
import { readItems } from './store.ts';

const mostAtOnce = 100;

/** The newest entries, at most 100. */
export async function list${Name}(context: Context): Promise<{ items: { id: string; title: string }[] }> {
  return { items: await readItems(context.db, mostAtOnce) };
}
`,
  );
  write(
    `${folder}/routes.ts`,
    `import type { Api } from '#kit/server/http/api.ts';
import { ${Name}List } from './contract.ts';
import { list${Name} } from './list-${name}.ts';

/** Publishes the operations of ${name}. */
export function ${camel(name)}Routes(api: Api): void {
  api.operation({ method: 'GET', url: '/api/web/${name}/list', summary: 'List ${name}', tag: '${name}', access: 'public', data: ${Name}List }, (context) => list${Name}(context));
}
`,
  );
  write(
    `${folder}/index.ts`,
    `/** ${Name}: what this slice is about, in a sentence or two. */
import type { Slice } from '#kit/server/slice.ts';
import { ${camel(name)}Routes } from './routes.ts';

export { list${Name} } from './list-${name}.ts';

/** The slice as the process lists it. */
export const ${camel(name)}Slice: Slice = { name: '${name}', routes: ${camel(name)}Routes };
`,
  );
  write(
    `${folder}/${name}.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('lists nothing in an empty shop', async () => {
  expect(await shop.client().get('/api/web/${name}/list')).toMatchObject({ status: 200, code: 0, data: { items: [] } });
});
`,
  );
  edit('.dependency-cruiser.cjs', /(const mayCall = \{\n(?: {2}.*\n)*?)(\};)/, `$1  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: [],\n$2`);
  edit('src/server/slices.ts', /(import type \{ Slice \})/, `import { ${camel(name)}Slice } from '#shop/${name}/index.ts';\n$1`);
  edit('src/server/slices.ts', /(slices: readonly Slice\[\] = \[[^\]]*?),?\s*\]/, `$1, ${camel(name)}Slice]`);
}

function newSection(slice, name) {
  const folder = `src/shop/${slice}/sections/${name}`;
  if (!existsSync(join(project, `src/shop/${slice}`))) leave(`There is no slice ${slice}; begin with: npm run new -- slice ${slice}`, 1);
  if (existsSync(join(project, folder))) leave(`${folder} is there already.`, 1);
  const Name = pascal(name);
  write(
    `${folder}/settings.ts`,
    `/** What a merchant sets on this section. */
import { z } from 'zod';

/** Titles by language. */
export const ${camel(name)}Settings = z.object({ titles: z.record(z.string().max(8), z.string().max(200)).default({}) });

/** Settings of this section. */
export type ${Name}Settings = z.output<typeof ${camel(name)}Settings>;
`,
  );
  write(
    `${folder}/load.ts`,
    `import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { ${Name}Data } from './section.tsx';
import type { ${Name}Settings } from './settings.ts';

/** What the section shows, and the cache tags of all of it. */
export async function load${Name}({ context: { lang } }: SectionScope<unknown>, settings: ${Name}Settings): Promise<Loaded<${Name}Data>> {
  return { data: { title: settings.titles[lang] ?? settings.titles['en'] ?? '' }, tags: [] };
}
`,
  );
  write(
    `${folder}/section.tsx`,
    `/** What this section is for. */
import type { ${Name}Settings } from './settings.ts';

/** What the section shows. */
export type ${Name}Data = { title: string };

/** Pure: settings and data in, markup out. */
export function ${Name}({ data }: { settings: ${Name}Settings; data: ${Name}Data }) {
  return (
    <section className="page-width block-space">
      <h2 className="title-2">{data.title}</h2>
    </section>
  );
}
`,
  );
  const list = `src/shop/${slice}/sections.ts`;
  if (!existsSync(join(project, list))) {
    write(
      list,
      `/** The sections of this slice, for templates. */
import { defineSection, type AnySection } from '#kit/server/page/section.ts';

/** See above. */
export const ${camel(slice)}Sections: readonly AnySection[] = [];
`,
    );
    edit('src/storefront/sections.ts', /(import \{ Footer \})/, `import { ${camel(slice)}Sections } from '#shop/${slice}/sections.ts';\n$1`);
    edit('src/storefront/sections.ts', /(new Map\(\s*\[\s*\.\.\.own)/, `$1, ...${camel(slice)}Sections`);
  }
  edit(
    list,
    /(import \{ defineSection[^\n]*\n)/,
    `$1import { load${Name} } from './sections/${name}/load.ts';\nimport { ${Name} } from './sections/${name}/section.tsx';\nimport { ${camel(name)}Settings } from './sections/${name}/settings.ts';\n`,
  );
  edit(
    list,
    /(: readonly AnySection\[\] = \[)/,
    `$1\n  defineSection({ name: '${name}', settings: ${camel(name)}Settings, load: load${Name}, Component: ${Name} }),`,
  );
}

function checked(name) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40) return name;
  return leave(`"${name}" is no name: lower case, words joined by hyphens (gift-cards).`, 2);
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
  return String(last + 1).padStart(4, '0');
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
