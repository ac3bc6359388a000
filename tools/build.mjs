// Builds what `npm start` runs: messages, browser files, server. A step runs only when its inputs changed since the last time.
// `npm run build` does what is needed, `npm run build -- --all` everything, `npm run build -- server` that step and what it needs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from './install.mjs';
import { compileMessages, locales } from './messages.mjs';

process.chdir(root);
// The caller's would choose development code (a test runner sets `test`).
process.env.NODE_ENV = 'production';
const common = ['package-lock.json', 'tsconfig.json', 'tools/build.mjs'];
const ignored = /\.test\.tsx?$|^src\/generated\/messages\//;

/** name, what it is made of, what it makes, how. */
const steps = [
  {
    name: 'messages',
    title: 'Compiling the messages',
    inputs: ['locales/*.json', 'tools/messages.mjs'],
    output: 'src/generated/messages/messages.js',
    run: async () => compileMessages(),
  },
  {
    name: 'client',
    title: 'Building the browser files',
    inputs: [
      'src/{browser,kit,ui,shop,storefront}/**/*.{ts,tsx,css}',
      'locales/*.json',
      'tools/messages.mjs',
      'vite.client.config.ts',
      'tools/basic-fonts.mjs',
    ],
    output: 'dist/client/zh-HK/.vite/manifest.json',
    run: buildClient,
  },
  {
    name: 'backoffice',
    title: 'Building the back office',
    inputs: ['src/{backoffice,kit}/**/*.{ts,tsx}', 'src/shop/*/contract.ts', 'locales/*.json', 'vite.backoffice.config.ts'],
    output: 'dist/backoffice/.vite/manifest.json',
    run: buildBackoffice,
  },
  {
    name: 'server',
    title: 'Building the server',
    inputs: ['src/**/*.{ts,tsx,css,json}', 'locales/*.json', 'themes/**/*'],
    output: 'dist/server/main.js',
    run: buildServer,
  },
];

// One build per language (see vite.client.config.ts), then every file compressed once, for good.
async function buildClient() {
  const { build } = await import('vite');
  for (const mode of locales) await build({ configFile: 'vite.client.config.ts', root, mode, logLevel: 'error' });
  compress('dist/client/*/*.{js,css}');
}

async function buildBackoffice() {
  const { build } = await import('vite');
  await build({ configFile: 'vite.backoffice.config.ts', root, logLevel: 'error' });
  compress('dist/backoffice/*.{js,css}');
}

function compress(pattern) {
  for (const file of globSync(pattern)) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

async function buildServer() {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    // What is out of node_modules stays there, but for what lies in so many files that looking for them is a good part of a start.
    ssr: { external: true, noExternal: ['fastify-type-provider-zod', 'kysely', 'zod'] },
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      rollupOptions: {
        input: { main: 'src/server/main.ts', cli: 'src/server/cli.ts' },
        output: {
          entryFileNames: '[name].js',
          // The process keeps the text of all of it: without comments, and as letters of one byte, it is a third. Names and lines stay.
          comments: false,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
        },
      },
    },
  });
}

const asked = process.argv.slice(2);
const everything = asked.includes('--all');
const names = asked.filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no build step named ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`);
  process.exit(2);
}
const isDue = ({ name, inputs, output }) => {
  const marker = markerOf(name);
  return !existsSync(output) || !existsSync(marker) || readFileSync(marker, 'utf8') !== hashOf([...common, ...inputs]);
};
if (everything) rmSync('dist/.built', { recursive: true, force: true });
const [messages, ...others] = steps;
// Everything else is made of them.
if (isDue(messages)) {
  await make(messages).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
}
const due = others.filter((step) => (names.length === 0 || names.includes(step.name)) && isDue(step));
if (due.length === 1) await make(due[0]);
else if (due.length > 1) {
  // Side by side, in processes of their own: a first start is half as long on two cores.
  const codes = await Promise.all(due.map(({ name }) => once(spawn(process.execPath, ['tools/build.mjs', name], { stdio: 'inherit' }), 'exit')));
  if (codes.some(([code]) => code !== 0)) process.exit(1);
}
process.exit(0);

function markerOf(name) {
  return join('dist/.built', name);
}

async function make(step) {
  const hash = hashOf([...common, ...step.inputs]);
  const startedAt = performance.now();
  console.log(`${step.title} ...`);
  rmSync(markerOf(step.name), { force: true });
  await step.run();
  mkdirSync('dist/.built', { recursive: true });
  writeFileSync(markerOf(step.name), hash);
  console.log(`  ${step.title}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function hashOf(patterns) {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).toSorted()) {
    if (ignored.test(file)) continue;
    const text = readIfFile(file);
    if (text !== null) hash.update(`${file}\0${text.length}\0`).update(text);
  }
  return hash.digest('hex');
}

function readIfFile(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'EISDIR' || error.code === 'ENOENT') return null;
    throw error;
  }
}
