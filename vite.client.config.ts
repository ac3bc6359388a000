// The browser build, once per language: `vite build -c vite.client.config.ts --mode zh`. Each build takes its messages
// from one catalogue, so an island carries only its own messages in its own language.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const locales = ['en', 'zh', 'zh-HK'];

export default defineConfig(({ mode }) => {
  const locale = locales.includes(mode) ? mode : 'en';
  return {
    plugins: [tailwindcss()],
    base: `/assets/${locale}/`,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: '#messages', replacement: fileURLToPath(new URL(`src/generated/messages/messages/${locale}.js`, import.meta.url)) }] },
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: `dist/client/${locale}`,
      emptyOutDir: true,
      manifest: true,
      // Browsers of the last three years; nothing is polyfilled.
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        input: 'src/browser/entry.ts',
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' },
      },
    },
  };
});
