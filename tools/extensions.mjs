// The extensions that vitrine.config.ts names, as src/installed: a list for each of the three builds (server, storefront's browser, back office).
// Each part is built alone first, so that one that cannot be built is left out and named instead of keeping the shop from being built.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { checkFirstStart, linesOfFirstStart } from './first-start.mjs';
import { installedFolder, project, root } from './project.mjs';

const face = (name, file) => ({ find: new RegExp(`^vitrine/${name}$`), replacement: `${root}src/extension/${file}` });

/** What extensions import of the shop: the sources themselves, wherever the extension lies. */
export const faces = [
  face('config', 'config.js'),
  face('extension', 'server.ts'),
  face('extension/browser', 'browser.ts'),
  face('extension/admin', 'admin.ts'),
  face('extension/testing', 'testing.ts'),
  { find: /^vitrine\/testing$/, replacement: `${root}test/harness/testing.ts` },
  { find: /^#installed\//, replacement: `${installedFolder}/` },
];

const parts = { server: ['server.ts', 'server.tsx'], browser: ['browser.ts', 'browser.tsx'], admin: ['admin.ts', 'admin.tsx'] };

const readConfig = async () => (await import(`${pathToFileURL(`${project}vitrine.config.ts`).href}?${Date.now()}`)).default ?? {};

/** Reads vitrine.config.ts: what the shop begins with. */
export const readFirstStart = async () => checkFirstStart((await readConfig()).firstStart);

/** Reads vitrine.config.ts: what each extension is called, and the folder of one that is no package. */
export async function readExtensions() {
  const config = await readConfig();
  return (config.extensions ?? []).map((from) => {
    if (typeof from !== 'string' || from === '') throw new Error('extensions are named by their folder or package');
    return { name: nameOf(from), from, folder: /^\.?\.?\//.test(from) ? from.replace(/^\.\//, '').replace(/\/$/, '') : null };
  });
}

/** The name of an extension, by its folder or package. */
export const nameOf = (from) =>
  from
    .replace(/\/$/, '')
    .split('/')
    .at(-1)
    .replace(/^vitrine-/, '');

/** Packages among them, which the server's build takes in. */
export const extensionPackages = async () => (await readExtensions()).filter(({ folder }) => folder === null).map(({ from }) => from);

/** Has Tailwind look for the names of classes in extensions as well. */
export const extensionStyles = {
  name: 'extension-styles',
  enforce: 'pre',
  async transform(code, id) {
    if (!/\/src\/browser\/(styles|whole)\.css$/.test(id.split('?')[0])) return null;
    const folders = (await readExtensions()).map(({ from, folder }) => `${project}${folder ?? `node_modules/${from}`}`);
    const sources = folders.map((folder) => `@source '${relative(dirname(id), folder)}';`);
    return sources.length === 0 ? null : `${code}\n${sources.join('\n')}\n`;
  },
};

/** Writes src/installed. */
export async function writeExtensions(extensions) {
  write('first-start', linesOfFirstStart(await readFirstStart()));
  const found = [];
  for (const extension of extensions) found.push({ ...extension, ...(await findParts(extension)) });
  for (const { name, problem } of found) if (problem) console.error(`Left out: the extension ${name}: ${problem}`);
  const good = found.filter(({ name, problem }, index) => !problem && found.findIndex((other) => other.name === name) === index);
  write('server', [
    "import type { ExtensionEntry } from '#server/extensions/load-extensions.ts';",
    `export const extensions: readonly ExtensionEntry[] = [`,
    ...found.map(({ name, from, problem, server }) => {
      const start = `  { name: ${JSON.stringify(name)}, from: ${JSON.stringify(from)}`;
      return problem ? `${start}, problem: ${JSON.stringify(problem)} },` : `${start}, load: () => import(${JSON.stringify(server)}) },`;
    }),
    '];',
  ]);
  for (const part of ['browser', 'admin']) {
    const own = good.filter((one) => one[part]);
    write(part, [
      `import type { Extension${part === 'browser' ? 'Islands' : 'Admin'} } from '#extension/${part}.ts';`,
      `export const extensions: Readonly<Record<string, () => Promise<{ default: Extension${part === 'browser' ? 'Islands' : 'Admin'} }>>> = {`,
      ...own.map((one) => `  ${JSON.stringify(one.name)}: () => import(${JSON.stringify(one[part])}),`),
      '};',
    ]);
  }
}

function write(name, lines) {
  mkdirSync(installedFolder, { recursive: true });
  const text = `/** Made of vitrine.config.ts by tools/extensions.mjs. */\n${lines.join('\n')}\n`;
  const file = `${installedFolder}/${name}.ts`;
  // A file that is the same is not written: what watches it would build again.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The files of an extension's parts, as the generated lists import them; `problem` when it cannot be built. */
export async function findParts({ from, folder }) {
  const files = {};
  for (const [part, names] of Object.entries(parts)) {
    const file = folder === null ? packageFile(from, part) : names.map((name) => `${project}${folder}/${name}`).find(existsSync);
    if (file) files[part] = file;
  }
  if (!files.server) return { problem: folder === null ? `there is no package ${from} with a part "${from}/server"` : `there is no file ${folder}/server.ts` };
  for (const [part, file] of Object.entries(files)) {
    const problem = await tryBuild(part, file, from);
    if (problem) return { problem: `its ${part} part cannot be built: ${problem}` };
  }
  const specifier = (file) => (folder === null ? `${from}/${Object.keys(files).find((part) => files[part] === file)}` : relative(installedFolder, file));
  return Object.fromEntries(Object.entries(files).map(([part, file]) => [part, specifier(file)]));
}

function packageFile(from, part) {
  try {
    const file = fileURLToPath(import.meta.resolve(`${from}/${part}`));
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Builds a part and throws the result away; answers what is wrong, in one line. */
async function tryBuild(part, file, from) {
  const { build } = await import('vite');
  const outDir = `${project}.cache/extension-trial`;
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const ofShop = Object.keys({ ...dependencies, ...peerDependencies });
  const isOfShop = (id) => id.startsWith('node:') || ofShop.some((name) => id === name || id.startsWith(`${name}/`));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      resolve: { alias: faces },
      ...(part === 'server' ? { ssr: { external: true, noExternal: [from] } } : {}),
      oxc: { jsx: { runtime: 'automatic' } },
      build: {
        outDir,
        write: false,
        minify: false,
        reportCompressedSize: false,
        ...(part === 'server' ? { ssr: file } : {}),
        rollupOptions: { input: file, ...(part === 'server' ? {} : { external: isOfShop }) },
      },
    });
    return null;
  } catch (error) {
    return problemOf(error);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The first words of what the bundler says, without its drawing of the place. */
function problemOf({ message }) {
  const [first = '', second = ''] = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('Build failed with') && !/^[╭│─╰]/.test(line));
  return (second.startsWith('at ') || second === '' ? first : `${first} ${second}`).replaceAll(root, '').replaceAll(project, '').slice(0, 300);
}
