/** Every kind of mail that the shop sends, written about and to people whose every word is a script. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type * as Slices from '#server/slices.ts';
import { everything } from './fill-payloads.ts';

/** The mails as HTML. They are React, which this test runner would take for its own: Vite reads them, as it does for the server. */
export async function hostileMails(now: Date): Promise<{ kind: string; html: string }[]> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const fixture = {
    lang: 'en',
    locale: 'en',
    baseUrl: 'https://shop.example',
    now,
    shopName: everything,
    firstName: everything,
    lastName: everything,
    email: everything,
    product: everything,
    option: { title: everything, value: everything },
    words: everything,
  } as const;
  try {
    const { allMailSamples } = (await vite.ssrLoadModule('/src/server/slices.ts')) as typeof Slices;
    return await Promise.all(allMailSamples().map(async ({ kind, make }) => ({ kind, html: (await make(fixture)).html })));
  } finally {
    await vite.close();
  }
}
