// What `npm run dev` puts before the shop: the modules of storefront and back office with hot reload, at the addresses where the shop's pages look for a
// build. Everything else it passes on to the shop (`SHOP_PORT`).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { fontsAlias, makeBasicFonts } from './tools/basic-fonts.mjs';
import { locales, readMessages } from './tools/messages.mjs';
import { extensionStyles, faces } from './tools/extensions.mjs';
import { project, root } from './tools/project.mjs';

const base = '/assets/en/';
const builds = [
  ...[...locales, 'own'].map((name) => ({ folder: `client/${name}`, address: `/assets/${name}/` })),
  { folder: 'backoffice', address: '/backoffice/assets/' },
];

/** The manifests that the shop reads name modules in place of files. What is written here is no build: `npm start` makes its own again. */
function writeManifests(): void {
  for (const step of ['client', 'backoffice', 'server']) rmSync(`${project}dist/.built/${step}`, { force: true });
  const styles = ['src/browser/whole.css', 'src/browser/pay-by-stripe.ts'].map((file) => [file, { file }]);
  const client = { 'src/browser/entry.ts': { file: 'dev:src/browser/entry.ts', css: ['src/browser/styles.css'] }, ...Object.fromEntries(styles) };
  for (const { folder } of builds) {
    mkdirSync(`${project}dist/${folder}/.vite`, { recursive: true });
    const own = folder === 'backoffice' ? { main: { file: 'dev:src/backoffice/main.tsx', isEntry: true } } : client;
    writeFileSync(`${project}dist/${folder}/.vite/manifest.json`, JSON.stringify(own));
  }
  // Modules say texts one by one: which of them pages will need is not known before.
  writeFileSync(`${project}dist/client/own/.vite/texts.json`, JSON.stringify(Object.keys(readMessages('en')).filter((key) => !key.startsWith('backoffice_'))));
}

const development: Plugin = {
  name: 'development',
  enforce: 'pre',
  async configureServer({ middlewares }) {
    await makeBasicFonts();
    writeManifests();
    middlewares.use((request, _response, next) => {
      const other = builds.find(({ address }) => request.url!.startsWith(address));
      if (other) request.url = base + request.url!.slice(other.address.length);
      next();
    });
  },
  resolveId: (id) => (id.startsWith('/dev:') ? id : id === '#messages-runtime' ? '\0locale' : null),
  load(id) {
    if (id === '\0locale')
      return `const languages = ${JSON.stringify(locales)}; export const getLocale = () => languages.find((one) => one === document.documentElement.lang) ?? 'en';
export { fillText, ownText } from '/src/kit/pure/messages-runtime.ts';`;
    // What exchanges components must be there before the first of them.
    return id.startsWith('/dev:') ? `${react.preambleCode.replace('__BASE__', '/')}\nawait import('/${id.slice('/dev:'.length)}');` : null;
  },
};

/** Styles that Vite puts into the page are inline, which the shop's policy forbids. A shop that is being restarted is asked for again by the browser. */
const allowStyles: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyRes', ({ headers }) => {
    const policy = headers['content-security-policy'];
    if (typeof policy === 'string') headers['content-security-policy'] = policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
  });
  proxy.on('error', (_error, _request, response) => {
    if ('writeHead' in response) response.writeHead(503, { 'content-type': 'text/html', refresh: '1' });
    response.end('<p>The shop is starting.</p>');
  });
};

export default defineConfig({
  base,
  resolve: { alias: [...faces, fontsAlias] },
  appType: 'custom',
  plugins: [development, extensionStyles as Plugin, tailwindcss(), react()],
  cacheDir: `${project}.cache/vite`,
  optimizeDeps: { entries: ['src/browser/{entry,hydration/hydrate}.{ts,tsx}', 'src/browser/islands/*.ts', 'src/backoffice/main.tsx'] },
  server: {
    port: Number(process.env['PORT'] || 3000),
    strictPort: true,
    fs: { allow: [root, project] },
    watch: { ignored: ['**/dist/**', '**/.data/**', '**/.cache/**', '**/test-results/**'] },
    proxy: { '^/(?!assets/en/)': { target: `http://127.0.0.1:${process.env['SHOP_PORT']}`, ws: true, configure: allowStyles } },
  },
});
