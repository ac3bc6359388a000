// Builds what `npm start` runs: messages, browser files, server. A step runs only when its inputs changed since the last time.
// `npm run build` does what is needed, `npm run build -- --all` everything, `npm run build -- server` that step and the messages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readExtensions, writeExtensions } from './extensions.mjs';
import { compileMessages, locales } from './messages.mjs';
import { installedFolder, isClone, leave, project, root } from './project.mjs';

process.chdir(project);
// The caller's would choose development code (a test runner sets `test`).
process.env.NODE_ENV = 'production';
const common = ['tsconfig.json', 'tools/{build,messages}.mjs', 'locales/*.json'];
const extensions = await readExtensions().catch(({ message }) => leave(`vitrine.config.ts cannot be read: ${message}`));
/** Of the project: what is installed, and the extensions in it. */
const ofProject = ['package-lock.json', ...extensions.flatMap(({ folder }) => (folder ? [`${folder}/**/*`] : []))];
const face = 'src/extension/**/*';
const ignored = /\.test\.tsx?$|^src\/generated\/messages\/|\/node_modules\//;

/** What each is made of, what it makes, how. */
const steps = {
  messages: { inputs: [], output: 'src/generated/messages/messages.js', make: async () => compileMessages() },
  extensions: {
    inputs: ['tools/{extensions,first-start,project}.mjs', 'src/{kit,ui}/**/*.{ts,tsx}', 'src/shop/**/*.{ts,tsx}', face],
    output: `${installedFolder}/server.ts`,
    make: () => writeExtensions(extensions),
  },
  client: {
    inputs: [face, 'src/{browser,kit,ui,shop,storefront}/**/*.{ts,tsx,css}', 'vite.client.config.ts', 'tools/basic-fonts.mjs'],
    output: 'dist/client/own/.vite/manifest.json',
    async make() {
      // One build per language, and one without texts (see vite.client.config.ts).
      for (const mode of [...locales, 'own']) await vite('client', mode);
      compress('dist/client/*/*.{js,css}');
    },
  },
  backoffice: {
    inputs: [face, 'src/{backoffice,kit,ui}/**/*.{ts,tsx}', 'src/shop/*/contract*.ts', 'vite.backoffice.config.ts'],
    output: 'dist/backoffice/.vite/manifest.json',
    async make() {
      await vite('backoffice');
      compress('dist/backoffice/*.{js,css}');
    },
  },
  reference: {
    inputs: [],
    output: 'dist/reference/manifest.json',
    make: () => writeReference(),
  },
  server: {
    inputs: [face, 'src/**/*.{ts,tsx,css,json}', 'themes/**/*', 'vite.server.config.ts'],
    output: 'dist/server/main.js',
    make: () => vite('server'),
  },
};
// The package holds them made.
if (!isClone) delete steps.messages;

const asked = process.argv.slice(2);
const names = asked.filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !(name in steps));
if (unknown.length > 0) leave(`There is no build step named ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`, 2);
if (asked.includes('--all')) rmSync('dist/.built', { recursive: true, force: true });
// Everything else is made of them.
for (const name of ['messages', 'extensions']) if (name in steps && isDue(name)) await make(name).catch(({ message }) => leave(message));
const due = Object.keys(steps).filter((name) => (names.length === 0 || names.includes(name)) && isDue(name));
if (due.length === 1) await make(due[0]);
// Side by side, in processes of their own: a first start is half as long on two cores.
const others = due.length > 1 ? due.map((name) => once(spawn(process.execPath, [`${root}tools/build.mjs`, name], { stdio: 'inherit' }), 'exit')) : [];
process.exit((await Promise.all(others)).some(([code]) => code !== 0) ? 1 : 0);

async function vite(config, mode) {
  const { build } = await import('vite');
  await build({ configFile: `${root}vite.${config}.config.ts`, root, mode, logLevel: 'error' });
}

/** The reader of the API's documents (docs/decisions/0815): its plugin holds the script for browsers, and would hold it in the shop's memory. */
async function writeReference() {
  const [{ default: fastify }, { default: scalar }] = await Promise.all([import('fastify'), import('@scalar/fastify-api-reference')]);
  const app = fastify();
  await app.register(scalar, { routePrefix: '/reference', configuration: { url: '/' } });
  const { body } = await app.inject('/reference/js/scalar.js');
  const file = `scalar-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.js`;
  rmSync('dist/reference', { recursive: true, force: true });
  mkdirSync('dist/reference', { recursive: true });
  writeFileSync(`dist/reference/${file}`, body);
  compress(`dist/reference/${file}`, { quality: 9 });
  writeFileSync('dist/reference/manifest.json', JSON.stringify({ file }));
}

/** Every file once, for good. */
function compress(pattern, { quality = constants.BROTLI_MAX_QUALITY } = {}) {
  for (const file of globSync(pattern)) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

function isDue(name) {
  const marker = `dist/.built/${name}`;
  return !existsSync(steps[name].output) || !existsSync(marker) || readFileSync(marker, 'utf8') !== hashOf(name);
}

async function make(name) {
  const hash = hashOf(name);
  const startedAt = performance.now();
  console.log(`Building: ${name} ...`);
  rmSync(`dist/.built/${name}`, { force: true });
  await steps[name].make();
  mkdirSync('dist/.built', { recursive: true });
  writeFileSync(`dist/.built/${name}`, hash);
  console.log(`  ${name}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** The versions in the lock file: npm rewrites it when it leaves packages out. */
function contentOf(file) {
  const text = readFileSync(file);
  if (!file.endsWith('/package-lock.json')) return text;
  return JSON.stringify(Object.entries(JSON.parse(text).packages).map(([path, { version }]) => [path, version]));
}

function hashOf(name) {
  const hash = createHash('sha256');
  // What the lists of extensions are made of; what they are a part of.
  const before = { messages: [], extensions: [...ofProject, 'vitrine.config.ts'] }[name];
  const lists = [
    [root, [...common, ...steps[name].inputs]],
    [project, before ?? ofProject],
    [`${installedFolder}/`, before ? [] : ['*.ts']],
  ];
  for (const [cwd, patterns] of lists) {
    for (const file of globSync(patterns, { cwd }).toSorted()) {
      if (ignored.test(file) || !statSync(cwd + file, { throwIfNoEntry: false })?.isFile()) continue;
      const text = contentOf(cwd + file);
      hash.update(`${file}\0${text.length}\0`).update(text);
    }
  }
  return hash.digest('hex');
}
