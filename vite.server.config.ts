// The server's build: `npm start` runs dist/server/main.js, `npm run shop` dist/server/cli.js. Mode `development` (npm run dev) is for quick rebuilds.
import { defineConfig } from 'vite';
import { extensionPackages, faces } from './tools/extensions.mjs';
import { project } from './tools/project.mjs';

const packages = await extensionPackages();

export default defineConfig(({ mode }) => ({
  resolve: { alias: faces },
  // What is out of node_modules stays there, but for what lies in so many files that looking for them is a good part of a start.
  ssr: { external: true, noExternal: [...packages, ...(mode === 'development' ? [] : ['fastify-type-provider-zod', 'kysely', 'zod'])] },
  build: {
    ssr: true,
    outDir: `${project}dist/server`,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/server/main.ts', cli: 'src/server/cli.ts' },
      output: {
        entryFileNames: '[name].js',
        // The process holds the text of all of it: without comments, and as letters of one byte, it is a third. Names and lines stay.
        ...(mode === 'development'
          ? {}
          : { comments: false, minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } } }),
      },
    },
  },
}));
