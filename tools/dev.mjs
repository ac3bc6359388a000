// npm run dev: the shop while it is being written. Vite stands before it (vite.dev.config.ts). The server is rebuilt and started again when its sources
// change, and open pages reload then. Data is the same as `npm start`'s (`.data`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readExtensions } from './extensions.mjs';
import { impliesDemo, isClone, node, prepare, project, root, run, serverFlags } from './project.mjs';

await prepare('npm run dev');
process.chdir(project);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
if (process.versions.node.startsWith('24.')) await develop();
else {
  // vitrine.config.ts is read by Node.js itself from here on; the machine's own may be too old for that.
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function develop() {
  const { createServer } = await import('vite');
  if (run([`${root}tools/build.mjs`, ...(isClone ? ['messages'] : []), 'extensions']) !== 0) process.exit(1);
  const postgres = await builtPostgres();
  process.env.NODE_ENV = 'development';
  process.env.SHOP_PORT = String(await postgres.freePort());
  const database = await openDatabase(postgres);
  const vite = await createServer({ configFile: `${root}vite.dev.config.ts`, root, logLevel: 'warn' });
  await vite.listen();
  const server = serverProcess(database.url, { vite, given: await serverArguments(process.argv.slice(2)) });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.end();
    await Promise.all([vite.close(), database.stop()]);
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
  await watchServer(vite, server.restart);
  await watchGenerated(vite);
}

/** Built for itself: below node_modules Node.js strips no types, and the server is not built yet. */
async function builtPostgres() {
  const { build } = await import('vite');
  const [ssr, outDir] = [`${root}src/kit/server/embedded-postgres/embedded-postgres.ts`, `${project}.cache/dev`];
  await build({ configFile: false, root, logLevel: 'error', ssr: { external: true }, build: { ssr, outDir, emptyOutDir: true } });
  return import(pathToFileURL(`${outDir}/embedded-postgres.js`).href);
}

async function openDatabase({ startEmbeddedPostgres }) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: process.env.DATA_DIR || '.data', what: 'npm run dev', say: console.log }).catch((error) => {
    console.error(error.inWords?.() ?? error);
    process.exit(1);
  });
}

/** The arguments of the server: the demo as well where its database, which it takes for an external one, would stay empty. */
async function serverArguments(words) {
  const { readFirstStart } = await import('./extensions.mjs');
  if (words.length > 0 || (await readFirstStart()).demo === false) return words;
  return impliesDemo(process.env, words) ? ['--demo'] : [];
}

/** The server, one at a time: `restart` learns whether the browser has seen what changed; after `end` none is started. */
function serverProcess(databaseUrl, { vite, given }) {
  const isDemo = impliesDemo(process.env, given);
  const env = {
    ...process.env,
    ...(isDemo ? { DEMO: 'true' } : {}),
    DATABASE_URL: databaseUrl,
    PORT: process.env.SHOP_PORT,
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${vite.config.server.port}`,
  };
  let server;
  let ended = false;
  let restarting = Promise.resolve();
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const start = (isSeenInBrowser) => {
    // In a session of its own: Ctrl-C reaches this process, which stops the server first and the database last.
    const options = { env, detached: true, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] };
    server = spawn(node, [...serverFlags, 'dist/server/main.js', ...given], options);
    // What the browser has of its own it has exchanged already, without losing what was typed.
    server.once('message', () => isSeenInBrowser || vite.ws.send({ type: 'full-reload' }));
  };
  return {
    restart(isSeenInBrowser) {
      restarting = restarting.then(async () => {
        await stop();
        if (!ended) start(isSeenInBrowser);
      });
    },
    async end() {
      ended = true;
      await stop();
    },
  };
}

/** Builds the server whenever its sources change and then calls `restart`: whether all that changed belongs to the browser as well. */
async function watchServer(vite, restart) {
  const { build } = await import('vite');
  // Files that Tailwind reads for the names of classes are in the graph, too, as assets.
  const isInBrowser = (file) => [...(vite.environments.client.moduleGraph.getModulesByFile(file) ?? [])].some(({ type }) => type !== 'asset');
  const changed = new Set();
  const builder = await build({ configFile: `${root}vite.server.config.ts`, root, mode: 'development', logLevel: 'warn', build: { watch: {} } });
  builder.on('change', (file) => void changed.add(file));
  builder.on('event', ({ code, error }) => {
    if (code === 'ERROR') console.error(error?.message ?? error);
    if (code !== 'BUNDLE_END') return;
    const isSeenInBrowser = changed.size > 0 && [...changed].every(isInBrowser);
    changed.clear();
    restart(isSeenInBrowser);
  });
}

/** Makes again what is made of what has changed, one after the other; Vite answers meanwhile. An extension that cannot be built is left out until it can. */
async function watchGenerated({ watcher }) {
  const foldersNow = async () => (await readExtensions().catch(() => [])).flatMap(({ folder }) => folder ?? []);
  let folders = await foldersNow();
  const watchProject = () => watcher.add([`${project}vitrine.config.ts`, ...folders.map((folder) => `${project}${folder}`)]);
  watchProject();
  const stepOf = (path) => {
    if (isClone && path.startsWith('locales/')) return 'messages';
    return path === 'vitrine.config.ts' || folders.some((folder) => path.startsWith(`${folder}/`)) ? 'extensions' : null;
  };
  const waiting = {};
  let making = Promise.resolve();
  const make = async (step) => {
    await once(spawn(process.execPath, [`${root}tools/build.mjs`, step], { stdio: 'inherit' }), 'exit');
    folders = await foldersNow();
    watchProject();
  };
  watcher.on('all', (_event, file) => {
    const step = stepOf(relative(project, file));
    if (step === null) return;
    clearTimeout(waiting[step]);
    waiting[step] = setTimeout(() => (making = making.then(() => make(step))), 200);
  });
}
