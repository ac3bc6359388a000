/** What the browser keeps for times without a network: the service worker, and the page it then shows. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, localeFor } from '#kit/pure/languages.ts';
import type { Host } from '#kit/server/slice.ts';
import { readSettings } from '#shop/settings/index.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';
import { readAssets } from '#storefront/compose/assets.ts';
import type { FastifyInstance } from 'fastify';
import { maintenancePolicy, maintenanceStyle } from './maintenance-page.tsx';
import { offlinePage } from './offline-page.tsx';

const stylePath = '/offline.css';
const source = 'src/browser/offline/service-worker.ts';
const hidden = { schema: { hide: true } };

/** Publishes `/service-worker.js` (where the browser's part was built), `/offline` and its style sheet. */
export async function publishOffline(app: FastifyInstance, { root, host }: { root: string; host: Host }): Promise<void> {
  const { reader } = host.database;
  app.get(stylePath, hidden, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(maintenanceStyle));
  app.get<{ Querystring: { lang?: unknown } }>('/offline', hidden, async ({ query }, reply) => {
    const [{ shop }] = await Promise.all([readSettings(reader), applyOwnTexts(reader)]);
    const locale = localeFor(typeof query.lang === 'string' ? query.lang : defaultLanguage);
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': maintenancePolicy, 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(offlinePage({ locale, name: shop.name, stylePath }));
  });
  const folder = join(root, 'dist/client');
  const [script, { en }] = await Promise.all([readWorker(join(folder, 'en')), readAssets(folder)]);
  if (script === null) return;
  app.get('/service-worker.js', hidden, async (_request, reply) => {
    const { languages, shop: own } = await readSettings(reader);
    const shop = { release: en.version, languages: languages.enabled, style: stylePath, icon: own.icon ? '/favicon.ico' : '/favicon.svg' };
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(`self.shop = ${JSON.stringify(shop)};\n${script}`);
  });
}

/** The built file, or null before there is a build. */
async function readWorker(folder: string): Promise<string | null> {
  const manifest = join(folder, '.vite/manifest.json');
  if (!existsSync(manifest)) return null;
  const { [source]: entry } = JSON.parse(await readFile(manifest, 'utf8')) as Record<string, { file: string } | undefined>;
  return entry ? readFile(join(folder, entry.file), 'utf8') : null;
}
