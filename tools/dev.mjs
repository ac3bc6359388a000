// npm run dev: the shop while it is being written. The database stays up, browser files and server are rebuilt by Vite when
// a source changes, and the server is started again. Data is the same as `npm start`'s (`.data`).
import { execFileSync, spawn } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import { impliesDemo } from './demo-start.mjs';
import { ensureInstalled, node, root } from './install.mjs';
import { serverFlags } from './node-flags.mjs';
import { waitForTurn } from './turn.mjs';

const turn = await waitForTurn('npm run dev');
ensureInstalled();
turn.end();
process.chdir(root);
if (!process.versions.node.startsWith('24.')) {
  // Types are stripped by Node.js itself from here on; the machine's own may be too old for that.
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else await develop();

async function develop() {
  const begun = performance.now();
  const { build } = await import('vite');
  const { startEmbeddedPostgres } = await import('../src/kit/server/embedded-postgres.ts');
  const isDemo = impliesDemo(process.env, process.argv.slice(2));
  process.env.NODE_ENV = 'development';
  execFileSync(node, ['tools/build.mjs', 'messages'], { stdio: ['ignore', 'inherit', 'inherit'] });
  // What is written here is not minified and not compressed: `npm start` builds its own again.
  for (const step of ['client', 'server']) rmSync(`dist/.built/${step}`, { force: true });

  const database = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR || '.data', what: 'npm run dev', say: console.log }).catch((error) => {
        console.error(error.inWords?.() ?? error);
        process.exit(1);
      });
  let server;
  let stopping = false;
  const stopServer = () =>
    new Promise((done) => {
      if (!server || server.exitCode !== null) return done();
      server.once('exit', done);
      server.kill('SIGTERM');
    });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopServer();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

  let restarting = Promise.resolve();
  let timer;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(async () => {
        await stopServer();
        if (stopping) return;
        const environment = { ...process.env, ...(isDemo ? { DEMO: 'true' } : {}), NODE_ENV: 'development', DATABASE_URL: database.url };
        // In a session of its own: Ctrl-C reaches this process, which stops the server first and the database last.
        server = spawn(node, [...serverFlags, 'dist/server/main.js', ...(isDemo ? ['--demo'] : [])], {
          env: environment,
          detached: true,
          stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        });
      });
    }, 100);
  };

  const common = { root, logLevel: 'warn', mode: 'en' };
  const watched = { watch: {}, minify: false };
  const client = (mode) => build({ ...common, configFile: 'vite.client.config.ts', mode, build: watched });
  const builders = [
    await client('en'),
    await build({
      ...common,
      configFile: false,
      ssr: { external: true },
      build: {
        ...watched,
        ssr: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node24',
        sourcemap: true,
        rollupOptions: { input: { main: 'src/server/main.ts', cli: 'src/server/cli.ts' }, output: { entryFileNames: '[name].js' } },
      },
    }),
  ];
  const ready = new Set();
  for (const [index, builder] of builders.entries()) {
    builder.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error?.message ?? event.error);
      if (event.code !== 'BUNDLE_END') return;
      if (ready.size < builders.length) {
        ready.add(index);
        if (ready.size < builders.length) return;
        console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s; watching for changes.`);
        for (const mode of ['zh', 'zh-HK']) void client(mode).then((other) => other.on('event', ({ code }) => code === 'BUNDLE_END' && restart()));
      }
      restart();
    });
  }
  let recompiling;
  watch('locales', () => {
    clearTimeout(recompiling);
    recompiling = setTimeout(() => spawn(node, ['tools/build.mjs', 'messages'], { stdio: ['ignore', 'ignore', 'inherit'] }), 200);
  });
}
