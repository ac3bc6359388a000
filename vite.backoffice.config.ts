// The back office's own build: one application for all languages, nothing shared with the storefront's files.
import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vite';
import { faces } from './tools/extensions.mjs';
import { project } from './tools/project.mjs';

/** Of a message catalogue the back office keeps its own words; those of the storefront would make it twice as large. */
const ownWords: Plugin = {
  name: 'backoffice-words',
  enforce: 'pre',
  async load(id) {
    if (!/\/locales\/[\w-]+\.json$/.test(id)) return null;
    const catalogue = JSON.parse(await readFile(id, 'utf8')) as Record<string, string>;
    return JSON.stringify(Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith('backoffice_'))));
  },
};

export default defineConfig({
  plugins: [ownWords],
  resolve: { alias: faces },
  base: '/backoffice/assets/',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: `${project}dist/backoffice`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000,
    rollupOptions: {
      input: 'src/backoffice/main.tsx',
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
    },
  },
});
