/** Files that pages bring along: the browser build, theme style sheets. All carry a hash in their name and never change. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageLocales } from '#kit/pure/languages.ts';
import { compress, encodingFor } from '#kit/server/http/compress.ts';
import type { Host } from '#kit/server/slice.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';
import { readAssets } from '#storefront/compose/assets.ts';
import { textsFileOf } from '#storefront/compose/own-texts.ts';
import type { Storefront } from '#storefront/storefront.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publishHashedFiles } from './hashed-files.ts';
import { publishOffline } from './offline.ts';

const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=60';

/** Publishes them. */
export async function publishAssets(app: FastifyInstance, { root, host, storefront }: { root: string; host: Host; storefront: Storefront }): Promise<void> {
  const folder = join(root, 'dist/client');
  if (existsSync(folder)) {
    await publishHashedFiles(app, { folder, prefix: '/assets/' });
    await publishPaymentScript(app, folder);
    await publishTexts(app, { folder, host });
  }
  await publishOffline(app, { root, host });
  app.get<{ Params: { file: string } }>('/theme/:file', { schema: { hide: true } }, async (request, reply) => {
    const { css, href } = await storefront.memory.theme();
    // A page from elsewhere's cache may name an older sheet: it gets the one in force, for a short time.
    const exact = href === `/theme/${request.params.file}`;
    return sendCompressed(request, reply, { text: css, type: 'text/css', cacheControl: exact ? forever : shortly });
  });
}

/** The texts of scripts in languages in which the merchant wrote own ones. */
async function publishTexts(app: FastifyInstance, { folder, host }: { folder: string; host: Host }): Promise<void> {
  const assets = await readAssets(folder);
  app.get<{ Params: { file: string } }>('/assets/texts/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const locale = messageLocales.find((one) => file.startsWith(`${one}-`) && /^[0-9a-f]{12}\.js$/.test(file.slice(one.length + 1)));
    if (!locale) return reply.callNotFound();
    await applyOwnTexts(host.database.reader);
    const inForce = textsFileOf(assets, locale);
    // A page from elsewhere's cache may name an older file: it gets all texts as they are now, for a short time.
    const isExact = inForce?.href === `/assets/texts/${file}`;
    const script = (isExact ? inForce : textsFileOf(assets, locale, { all: true }))?.script ?? '';
    return sendCompressed(request, reply, { text: script, type: 'text/javascript', cacheControl: isExact ? forever : shortly });
  });
}

type MadeFile = { text: string; type: string; cacheControl: string };

/** Sends a file that is made here, in an encoding that the browser takes. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, { text, type, cacheControl }: MadeFile): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', cacheControl)
    .type(`${type}; charset=utf-8`)
    .send(await compress(Buffer.from(text), encoding));
}

/** The script of Stripe's payment page, by a name that stays: that page is made without knowing the build. */
async function publishPaymentScript(app: FastifyInstance, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'en/.vite/manifest.json'), 'utf8').catch(() => '{}')) as Record<string, { file: string }>;
  const file = manifest['src/browser/pay-by-stripe.ts']?.file;
  if (file === undefined) return;
  app.get('/payment/stripe.js', { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', shortly).redirect(`/assets/en/${file}`, 302));
}
