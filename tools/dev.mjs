// npm run dev: the shop while it is being written. Vite stands before it (vite.dev.config.ts). The server is rebuilt and started again when its sources
// change, and open pages reload then. Data is the same as `npm start`'s (`.data`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { impliesDemo, node, prepare, root, run, serverFlags } from './project.mjs';

await prepare('npm run dev');
process.chdir(root);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
if (process.versions.node.startsWith('24.')) await develop();
else {
  // Types are stripped by Node.js itself from here on; the machine's own may be too old for that.
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function develop() {
  const { freePort, startEmbeddedPostgres } = await import('../src/kit/server/embedded-postgres/embedded-postgres.ts');
  const { build, createServer } = await import('vite');
  const isDemo = impliesDemo(process.env, process.argv.slice(2));
  if (run(['tools/build.mjs', 'messages']) !== 0) process.exit(1);
  process.env.NODE_ENV = 'development';
  process.env.SHOP_PORT = String(await freePort());
  const database = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR || '.data', what: 'npm run dev', say: console.log }).catch((error) => {
        console.error(error.inWords?.() ?? error);
        process.exit(1);
      });
  const vite = await createServer({ configFile: 'vite.dev.config.ts', root, logLevel: 'warn' });
  await vite.listen();
  const environment = {
    ...process.env,
    ...(isDemo ? { DEMO: 'true' } : {}),
    DATABASE_URL: database.url,
    PORT: process.env.SHOP_PORT,
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${vite.config.server.port}`,
  };
  let server;
  const stopServer = async () => {
    if (!server || server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServer();
    await Promise.all([vite.close(), database.stop()]);
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());

  // Files that Tailwind reads for the names of classes are in the graph, too, as assets.
  const isInBrowser = (file) => [...(vite.environments.client.moduleGraph.getModulesByFile(file) ?? [])].some(({ type }) => type !== 'asset');
  const changed = new Set();
  let restarting = Promise.resolve();
  const restart = async (isSeenInBrowser) => {
    await stopServer();
    if (stopping) return;
    // In a session of its own: Ctrl-C reaches this process, which stops the server first and the database last.
    server = spawn(node, [...serverFlags, 'dist/server/main.js', ...(isDemo ? ['--demo'] : [])], {
      env: environment,
      detached: true,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    // What the browser has of its own it has exchanged already, without losing what was typed.
    server.once('message', () => isSeenInBrowser || vite.ws.send({ type: 'full-reload' }));
  };
  const builder = await build({ configFile: 'vite.server.config.ts', root, mode: 'development', logLevel: 'warn', build: { watch: {} } });
  builder.on('change', (file) => void changed.add(file));
  builder.on('event', ({ code, error }) => {
    if (code === 'ERROR') console.error(error?.message ?? error);
    if (code !== 'BUNDLE_END') return;
    const isSeenInBrowser = changed.size > 0 && [...changed].every(isInBrowser);
    changed.clear();
    restarting = restarting.then(() => restart(isSeenInBrowser));
  });
  let recompiling;
  watch('locales', () => {
    clearTimeout(recompiling);
    recompiling = setTimeout(() => run(['tools/build.mjs', 'messages']), 200);
  });
}
