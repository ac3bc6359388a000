// The browser build, once per language: `vite build -c vite.client.config.ts --mode zh`. Each build takes its messages
// from one catalogue, so an island carries only its own messages in its own language. Mode `own` is for languages in which the merchant wrote own texts:
// its scripts hold no text, and take them all from a file of the server's (docs/decisions/0900).
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { fontsAlias, makeBasicFonts } from './tools/basic-fonts.mjs';
import { locales, messageFunction, readMessages } from './tools/messages.mjs';
import { extensionStyles, faces } from './tools/extensions.mjs';
import { project } from './tools/project.mjs';

// Few requests for a first page: React with all that header and footer need of ours, and what the entry needs (state, API calls), so that
// the former comes with the first island only. Islands of one page are one file already.
const withReact = [
  'src/browser/hydration/hydrate',
  'src/kit/browser/use-shared',
  'product-main/buy-box/use-buying',
  'product-main/buy-box/option-picker',
  'product-main/choice',
  'sections/recently-viewed/viewed',
  'product-main/buy-box/add-word',
];
const withOrders = [
  'src/ui/forms/field',
  'src/ui/forms/day-field',
  'src/ui/forms/coupon-form',
  'src/ui/forms/code-form',
  'src/ui/forms/radio-card',
  'src/ui/forms/use-focus-on-error',
  'src/ui/totals',
  // Of the kit, which comes with every page otherwise.
  'src/kit/pure/places/',
  'src/kit/pure/mail/email-typo',
];
// Hooks import React, which the entry must not.
const notInBase = ['send-form.', 'form-drafts.', 'draft.', 'sign-out.', 'complete-sign-in.', 'passkeys/', 'once/', 'fresh/', 'use-'].map(
  (name) => `src/kit/browser/${name}`,
);
const isOneOf = (files: readonly string[], id: string) => files.some((file) => id.includes(file));

const groups = [
  {
    name: 'react',
    priority: 3,
    test: (id: string) =>
      ofPublicPages.has(id) ||
      isOneOf(withReact, id) ||
      /node_modules\/(react|react-dom|scheduler|@nanostores)\/|rolldown\/runtime|message:(ui(?!_cancel|_coupon|_delete|_dialog_no|_edit|_reduction|_save|_sign_in)|layout(?!_cart|_payment_marks|_recent|_sign_out|_suggest|_user_return)|cart(?!_change|_coupon|_empty_sign_in|_estimate|_gift|_goes_with|_restore|_save|_set_|_(shipping|subtotal|summary|total)$)|product(?!_bestsellers|_choose_|_picture_(enlarge|next|previous)|_recently|_see_all|_together_add)|reviews_count|favorite_(wish_list|of|save)$|payment_(paypal_hint|method_paypal)$)/.test(
        id,
      ),
  },
  {
    name: 'orders',
    priority: 2,
    test: (id: string) =>
      isOneOf(withOrders, id) || /message:(checkout_|order_|field_|ui_(cancel|coupon|delete|edit|save|sign_in)|cart_(shipping|subtotal|total)$)/.test(id),
  },
  {
    name: 'base',
    priority: 1,
    test: (id: string) =>
      (id.includes('src/kit/') && !isOneOf(notInBase, id)) ||
      /node_modules\/nanostores\/|src\/ui\/picture-data|message:(page_|error_|layout_cart|favorite_(added|cancelled)$)/.test(id),
  },
];

/** Modules that the islands of header and footer are made of, and the primitives of the product page's. */
const ofPublicPages = new Set<string>();

/** Finds them by what imports what: a primitive that only the user area has must not come with every page. */
function findPublicModules(): Plugin {
  return {
    name: 'public-modules',
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const gone = [...withReact, ...withOrders, ...notInBase].filter((file) => !modules.some((id) => id.includes(file)));
      if (gone.length > 0) this.error(`vite.client.config.ts names what is not in the browser's build any more: ${gone.join(', ')}`);
      const reach = (file: string) => {
        const seen = new Set<string>();
        const visit = (id: string) => {
          if (seen.has(id) || !id.includes('/src/') || id.includes('/src/kit/pure/')) return;
          seen.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
        };
        visit(fileURLToPath(new URL(`src/browser/islands/${file}.ts`, import.meta.url)));
        return seen;
      };
      ofPublicPages.clear();
      for (const id of reach('layout')) if (!id.includes('/src/kit/')) ofPublicPages.add(id);
      for (const id of [...reach('product'), ...reach('below')]) if (id.includes('/src/ui/')) ofPublicPages.add(id);
      // The entry makes hover images of cards itself (src/browser/hover-images.ts).
      for (const id of ofPublicPages) if (id.endsWith('/src/ui/picture-data.ts')) ofPublicPages.delete(id);
    },
    generateBundle(_options, bundle) {
      const fetched = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
        seen.add(file);
        for (const next of chunk.imports) fetched(next, seen);
        return seen;
      };
      const withEntry = Object.keys(bundle).find((file) => /^entry-.*\.js$/.test(file));
      const drawing = withEntry === undefined ? undefined : [...fetched(withEntry)].find((file) => file.startsWith('react-'));
      if (drawing) this.error(`the entry brings ${drawing} along, which pages need only once they have been painted`);
    },
  };
}

const prefix = '\0message:';

/** Every message a module of its own: the bundler then puts each beside the islands that say it. */
function messageModules(locale: string): Plugin {
  let texts: Record<string, string> = {};
  return {
    name: 'message-modules',
    enforce: 'pre',
    buildStart() {
      texts = readMessages(locale);
    },
    resolveId(id) {
      if (id === '#messages') return { id: '\0messages', moduleSideEffects: false };
      return id.startsWith(prefix) ? { id, moduleSideEffects: false } : null;
    },
    load(id) {
      if (id === '\0messages')
        return Object.keys(texts)
          .map((key) => `export { message as ${key} } from ${JSON.stringify(prefix + key)};`)
          .join('\n');
      return id.startsWith(prefix) ? `export const message = ${messageFunction(texts[id.slice(prefix.length)]!)};` : null;
    },
  };
}

/** Every message by its key alone; which of them the scripts say is written beside the manifest. */
function ownTextModules(): Plugin {
  const keys = Object.keys(readMessages('en'));
  return {
    name: 'own-text-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id === '#messages') return { id: '\0messages', moduleSideEffects: false };
      if (id.startsWith(prefix)) return { id, moduleSideEffects: false };
      return id === '#own-texts' ? fileURLToPath(new URL('src/kit/browser/own-texts.ts', import.meta.url)) : null;
    },
    load(id) {
      if (id === '\0messages') return keys.map((key) => `export { message as ${key} } from ${JSON.stringify(prefix + key)};`).join('\n');
      if (!id.startsWith(prefix)) return null;
      return `import { say } from '#own-texts';\nexport const message = (inputs) => say(${JSON.stringify(id.slice(prefix.length))}, inputs);`;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const said = modules.flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
      this.emitFile({ type: 'asset', fileName: '.vite/texts.json', source: JSON.stringify([...new Set(said)].toSorted()) });
    },
  };
}

/**
 * Has the browser compile React as a whole, beside the page's thread: function by function, each when it is called first, is what a phone's first hydration
 * takes longest for. https://v8.dev/blog/explicit-compile-hints
 */
function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name === 'react') chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  };
}

/** Fails the build when an island reaches what is the server's: a schema library of 100 kB came in once by a single import of a contract. */
function nothingOfTheServer(): Plugin {
  return {
    name: 'nothing-of-the-server',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const found = chunk.type === 'chunk' ? chunk.moduleIds.find((id) => /node_modules\/zod\//.test(id)) : undefined;
        if (found) this.error(`${chunk.fileName} holds ${found}; an island imports a contract's schemas, import types or a file without them instead`);
      }
    },
  };
}

const once = { payByStripe: 'src/browser/pay-by-stripe.ts', serviceWorker: 'src/browser/offline/service-worker.ts' };

/** The files to fetch together with one that is fetched on demand: those that are not there yet. */
function missingFiles(_file: string, files: string[], { hostId }: { hostId: string }): string[] {
  // What React's file fetches needs only what is there; a list of it would come before the hint that begins the file.
  if (hostId.startsWith('react-')) return [];
  // The first script comes with the base, every island with React as well.
  const there = hostId.startsWith('entry-') ? /^(?:base|entry)-/ : /^(?:base|entry|react|rolldown-runtime)-/;
  return files.filter((file) => !there.test(file));
}

export default defineConfig(({ mode }) => {
  const locale = mode === 'own' || locales.includes(mode) ? mode : 'en';
  return {
    plugins: [
      { name: 'basic-fonts', buildStart: makeBasicFonts },
      locale === 'own' ? ownTextModules() : messageModules(locale),
      findPublicModules(),
      nothingOfTheServer(),
      compiledAtOnce(),
      extensionStyles as Plugin,
      tailwindcss(),
    ],
    resolve: { alias: [...faces, fontsAlias] },
    base: `/assets/${locale}/`,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    // The default, iife, cannot load a module on demand.
    worker: { format: 'es' },
    build: {
      outDir: `${project}dist/client/${locale}`,
      emptyOutDir: true,
      manifest: true,
      // Browsers of the last three years; nothing is polyfilled.
      target: 'es2023',
      modulePreload: { polyfill: false, resolveDependencies: missingFiles },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: {
        // The server gives the payment page's script its texts, and the service worker has none: one language's build serves all.
        input: { entry: 'src/browser/entry.ts', whole: 'src/browser/whole.css', ...(locale === 'en' ? once : {}) },
        output: {
          codeSplitting: { groups, includeDependenciesRecursively: false },
          entryFileNames: '[name]-[hash].js',
          // The first script names some fifty of them.
          chunkFileNames: '[name]-[hash:6].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  };
});
