/** `/backoffice`: the merchant's application, a page and a bundle of its own. Its data comes from `/api/admin` alone. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as m from '#messages';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { publishHashedFiles } from './pages/hashed-files.ts';
import { languageOf } from './requests/identity.ts';
import { imageSources, pageHeaders, type PolicyConfig } from './pages/page-headers.ts';

type Manifest = Record<string, { file: string; isEntry?: boolean; css?: string[] }>;

/**
 * The policy of this page alone: its components write style sheets by script, which carry the page's nonce. The page is
 * never stored, so the nonce is new each time. It shows the shop in a frame, and pages of apps (`frames`: their origins). `images` is its `img-src`.
 */
export function backofficePolicy(nonce: string, { images, frames }: { images: string; frames: readonly string[] }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    images,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Publishes the page and its files; without a build it says so. */
export async function publishBackoffice(
  app: FastifyInstance,
  { root, config, frames }: { root: string; config: PolicyConfig; frames(): Promise<readonly string[]> },
): Promise<void> {
  const folder = join(root, 'dist/backoffice');
  const entry = await readEntry(folder);
  if (entry !== null) {
    await publishHashedFiles(app, { folder, prefix: '/backoffice/assets/' });
  }
  const answer = async (reply: FastifyReply, locale: Locale) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        ...pageHeaders(config),
        'content-security-policy': backofficePolicy(nonce, { images: imageSources(config), frames: await frames() }),
        'x-frame-options': 'DENY',
        'cache-control': 'private, no-store',
      })
      .status(entry === null ? 503 : 200)
      .type('text/html; charset=utf-8')
      .send(page(entry, { nonce, locale }));
  };
  for (const url of ['/backoffice', '/backoffice/*'])
    app.get(url, { schema: { hide: true } }, async (request, reply) => answer(reply, localeFor(languageOf(request))));
}

async function readEntry(folder: string): Promise<{ file: string; css: string[] } | null> {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const entry = Object.values(manifest).find((part) => part.isEntry);
  return entry ? { file: entry.file, css: entry.css ?? [] } : null;
}

function page(entry: { file: string; css: string[] } | null, { nonce, locale }: { nonce: string; locale: Locale }): string {
  const files = entry
    ? `${entry.css.map((file) => `<link rel="stylesheet" href="/backoffice/assets/${file}">`).join('')}<script type="module" src="/backoffice/assets/${entry.file}"></script>`
    : '';
  const body = entry
    ? `<div id="backoffice"></div><noscript>${m.backoffice_needs_script({}, { locale })}</noscript>`
    : `<p>${m.backoffice_not_built({}, { locale })}</p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="style-nonce" content="${nonce}"><title>Vitrine</title>${files}</head><body>${body}</body></html>`;
}
