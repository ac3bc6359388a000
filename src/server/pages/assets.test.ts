/** The file of texts for scripts: what pages name of it, and what nodes of another version name. */
import fastify, { type FastifyInstance } from 'fastify';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTexts, applyOwnTexts } from '#shop/texts/index.ts';
import { readAssets } from '#storefront/compose/assets.ts';
import { assetsFor } from '#storefront/compose/own-texts.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';
import { publishAssets } from './assets.ts';

let shop: TestApp;
let root: string;
let app: FastifyInstance;
const removeTexts = addTexts(new Map([['club.greet', { en: 'Welcome' }]]));
beforeAll(async () => {
  root = await makeTemporaryFolder('vitrine-assets-');
  for (const build of ['en', 'zh', 'zh-HK', 'own']) {
    const folder = join(root, 'dist/client', build, '.vite');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ 'src/browser/entry.ts': { file: 'entry.js', isEntry: true } }));
    await writeFile(join(folder, 'texts.json'), '["cart_view"]');
  }
  shop = await createTestApp();
  await sql`insert into own_text values ('club.greet', 'en', 'Ahoy</script>', ${shop.clock.now})`.execute(shop.kysely);
  app = fastify();
  await publishAssets(app, { root, host: shop.host, storefront: {} as never });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  removeTexts();
  await rm(root, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject({ url });
  return { status: statusCode, cached: headers['cache-control'], body };
};

it('is cached for good by the name that pages give it, and holds what was written of extensions alone', async () => {
  await applyOwnTexts(shop.host.database.reader);
  const { texts, script } = assetsFor(await readAssets(join(root, 'dist/client')), 'en');
  expect(script).toBe('/assets/en/entry.js');
  expect(await get(texts!)).toEqual({
    status: 200,
    cached: 'public, max-age=31536000, immutable',
    body: String.raw`globalThis.ownTexts={"en":{"club.greet":"Ahoy\u003c/script>"}};`,
  });
});

it('holds all texts under a name that another node or an older page gives it, and is asked for again soon', async () => {
  const other = await get('/assets/texts/en-0123456789ab.js');
  expect(other).toMatchObject({ status: 200, cached: 'public, max-age=60' });
  expect(other.body).toMatch(/^globalThis\.ownTexts=\{"en":\{"cart_view":"View cart","club\.greet":"Ahoy/);
  expect((await get('/assets/texts/zh-0123456789ab.js')).body).toMatch(/^globalThis\.ownTexts=\{"zh":\{"cart_view":"[^"]+"\}\};$/);
});

it.each(['en-0123.js', 'fr-0123456789ab.js', 'en-0123456789ab.css', 'en-0123456789ab.js.map'])('there is none named %s', async (name) => {
  expect((await get(`/assets/texts/${name}`)).status).toBe(404);
});
