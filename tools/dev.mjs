// npm run dev: the shop while it is being written. Vite stands before it and hands out the browser's modules, with hot reload for islands, styles and back
// office; everything else it passes on. The server is rebuilt and started again when its sources change, and open pages reload then.
// Data is the same as `npm start`'s (`.data`).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer as listen } from 'node:net';
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
  const { startEmbeddedPostgres } = await import('../src/kit/server/embedded-postgres/embedded-postgres.ts');
  const { compileMessages } = await import('./messages.mjs');
  const isDemo = impliesDemo(process.env, process.argv.slice(2));
  process.env.NODE_ENV = 'development';
  compileMessages();
  const database = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir: process.env.DATA_DIR || '.data', what: 'npm run dev', say: console.log }).catch((error) => {
        console.error(error.inWords?.() ?? error);
        process.exit(1);
      });
  const port = Number(process.env.PORT || 3000);
  const shopPort = await freePort();
  const vite = await serveModules({ port, shopPort });
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

  const environment = {
    ...process.env,
    ...(isDemo ? { DEMO: 'true' } : {}),
    DATABASE_URL: database.url,
    PORT: String(shopPort),
    BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}`,
  };
  let restarting = Promise.resolve();
  await watchServer((isSeenInBrowser) => {
    restarting = restarting.then(async () => {
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
    });
  }, vite);
  let recompiling;
  watch('locales', () => {
    clearTimeout(recompiling);
    recompiling = setTimeout(() => {
      try {
        compileMessages();
      } catch (error) {
        console.error(error.message);
      }
    }, 200);
  });
}

/** Builds the server whenever its sources change and then calls `restart`: whether all that changed belongs to the browser as well. */
async function watchServer(restart, vite) {
  const { build } = await import('vite');
  const changed = new Set();
  // Files that Tailwind reads for the names of classes are in the graph, too, as assets.
  const isModule = (file) => [...(vite.environments.client.moduleGraph.getModulesByFile(file) ?? [])].some(({ type }) => type !== 'asset');
  const builder = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { external: true },
    build: {
      watch: {},
      minify: false,
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      rollupOptions: { input: { main: 'src/server/main.ts', cli: 'src/server/cli.ts' }, output: { entryFileNames: '[name].js' } },
    },
  });
  builder.on('change', (file) => void changed.add(file));
  builder.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error?.message ?? event.error);
    if (event.code !== 'BUNDLE_END') return;
    const isSeenInBrowser = changed.size > 0 && [...changed].every(isModule);
    changed.clear();
    restart(isSeenInBrowser);
  });
}

/** One Vite for storefront and back office, at the addresses where the shop's pages look for a build. */
async function serveModules({ port, shopPort }) {
  const { createServer } = await import('vite');
  const { default: tailwindcss } = await import('@tailwindcss/vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const { makeBasicFonts } = await import('./basic-fonts.mjs');
  const { locales } = await import('./messages.mjs');
  await makeBasicFonts();
  const base = '/assets/en/';
  const builds = [
    ...locales.map((locale) => ({ folder: `client/${locale}`, address: `/assets/${locale}/` })),
    { folder: 'backoffice', address: '/backoffice/assets/' },
  ];
  // What is written here is no build: `npm start` makes its own again.
  for (const step of ['client', 'backoffice', 'server']) rmSync(`dist/.built/${step}`, { force: true });
  const style = (file) => ({ [file]: { file } });
  const manifest = {
    'src/browser/entry.ts': { file: 'dev:src/browser/entry.ts', css: ['src/browser/styles.css'] },
    ...style('src/browser/whole.css'),
    ...style('src/browser/pay-by-stripe.ts'),
  };
  for (const { folder } of builds) {
    mkdirSync(`dist/${folder}/.vite`, { recursive: true });
    const own = folder === 'backoffice' ? { main: { file: 'dev:src/backoffice/main.tsx', isEntry: true } } : manifest;
    writeFileSync(`dist/${folder}/.vite/manifest.json`, JSON.stringify(own));
  }
  const development = {
    name: 'development',
    enforce: 'pre',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const other = builds.find(({ address }) => request.url.startsWith(address));
        if (other) request.url = base + request.url.slice(other.address.length);
        next();
      });
    },
    resolveId: (id) => (id.startsWith('/dev:') ? id : id === '#messages-runtime' ? '\0locale' : null),
    load(id) {
      if (id === '\0locale')
        return `const languages = ${JSON.stringify(locales)}; export const getLocale = () => languages.find((one) => one === document.documentElement.lang) ?? 'en';`;
      // What exchanges components must be there before the first of them.
      return id.startsWith('/dev:') ? `${react.preambleCode.replace('__BASE__', '/')}\nawait import('/${id.slice('/dev:'.length)}');` : null;
    },
  };
  const vite = await createServer({
    configFile: false,
    root,
    base,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [development, tailwindcss(), react()],
    cacheDir: '.cache/vite',
    optimizeDeps: { entries: ['src/browser/{entry,hydration/hydrate}.{ts,tsx}', 'src/browser/islands/*.ts', 'src/backoffice/main.tsx'] },
    server: {
      port,
      strictPort: true,
      watch: { ignored: ['**/dist/**', '**/.data/**', '**/.cache/**', '**/test-results/**'] },
      proxy: { '^/(?!assets/en/)': { target: `http://127.0.0.1:${shopPort}`, ws: true, configure: allowStyles } },
    },
  });
  await vite.listen();
  return vite;
}

/** Styles that Vite puts into the page are inline, which the shop's policy forbids. A shop that is being restarted is asked for again by the browser. */
function allowStyles(proxy) {
  proxy.on('proxyRes', ({ headers }) => {
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
  });
  proxy.on('error', (_error, _request, response) => {
    response.writeHead?.(503, { 'content-type': 'text/html', refresh: '1' }).end('<p>The shop is starting.</p>');
  });
}

/** A port of this machine that nobody uses. */
async function freePort() {
  const server = listen().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
