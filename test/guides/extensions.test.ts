/** The extensions of the how-tos, taken from their pages: each keeps its contract, and does in a shop what its page says. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { testCatalogSearch, testContext, testExtension, testFacet, testPromotion, testStorage } from 'vitrine/extension/testing';
import type { AnyExtension } from '#extension/definition.ts';
import { newId } from '#kit/server/ids.ts';
import { refreshProducts } from '#shop/catalog/products/store-write.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { entryOf } from '#test/harness/extensions.ts';
import { sendPicture } from '#test/harness/pictures.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { makeTemporaryFolder } from '#test/harness/temporary-folder.ts';

const folder = resolve('.cache/guides/extensions');
let shop: TestApp | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

/** The extension that a page shows. */
async function shownIn(page: string): Promise<AnyExtension> {
  const [, code] = /^```ts\n([^]*?export default defineExtension[^]*?)^```$/m.exec(await readFile(`docs/how-to/${page}.md`, 'utf8'))!;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${page}.ts`, code!);
  const extension = ((await import(/* @vite-ignore */ `${folder}/${page}.ts`)) as { default: AnyExtension }).default;
  testExtension(extension);
  return extension;
}
const open = async (extension: AnyExtension) => (shop = await createTestApp({ extensions: [entryOf(extension.name, extension)] }));

it('stores files in a shared folder', async () => {
  const extension = await shownIn('add-a-storage');
  const shared = { folder: await makeTemporaryFolder('vitrine-shared-') };
  await testStorage(extension.storage! as never, testContext({ settings: shared }));
  const { host, client, app } = await open({
    ...extension,
    settings: extension.settings!.extend({ folder: extension.settings!.shape['folder'].default(shared.folder) }),
  });
  const { url } = await sendPicture(client(), { purpose: 'review' });
  expect((await app.inject({ url })).statusCode).toBe(200);
  expect(await host.config.storage.list('media/originals/', { after: '', most: 10 })).toHaveLength(1);
});

it('finds by the words of shoppers', async () => {
  const extension = await shownIn('add-a-search-engine');
  await testCatalogSearch(extension.catalogSearch! as never, testContext({ settings: { words: 'kettle = teapot' } }));
  const { host, client } = await open(extension);
  const [teapot] = await insertTestProduct(host.database, { title: 'Gorse teapot', variants: [{}] });
  await host.database.transaction((tx) => refreshProducts(tx, [teapot!.productId]));
  expect((await client().get('/api/web/search?q=Kettle&currency=USD')).data.items).toMatchObject([{ title: 'Gorse teapot' }]);
});

it('narrows lists by a facet', async () => {
  const extension = await shownIn('add-a-facet');
  const running = await open(extension);
  const [socks] = await insertTestProduct(running.host.database, { variants: [{ sku: 'SOCKS' }] });
  await insertTestProduct(running.host.database, { variants: [{ sku: 'BOWL' }] });
  await sql`insert into ext_care.care values ('SOCKS', 'machine')`.execute(running.kysely);
  await runJob(running, 'ext.care.facet.washing');
  const { items, facets } = (await running.client().get('/api/web/product/list?currency=USD&ext.care.washing=machine')).data;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([socks!.productId]);
  expect(facets).toContainEqual(expect.objectContaining({ key: 'ext.care.washing', title: 'Washing' }));
  const context = testContext({ settings: {}, db: running.extensions.running[0]!.database.reader });
  const products = [{ id: newId(), slug: 'socks', skus: ['SOCKS'] }];
  expect(Object.values(await testFacet(extension.facets![0]! as never, context, products))).toMatchObject([[{ value: 'machine' }]]);
});

it('gives colleagues a discount', async () => {
  const extension = await shownIn('add-a-promotion-condition');
  const settings = extension.settings!.parse({});
  const contactOf = (email: string) => ({
    order: async () => null,
    accountOf: async () => null,
    contact: async () => ({ email, firstName: 'Eve', lang: 'en' }),
  });
  const offered = (email: string) => testPromotion(extension.promotions![0]! as never, testContext({ settings, shop: contactOf(email) }) as never);
  expect(await offered('eve@example.com')).toEqual({ account: { takes: { kind: 'percentage', basisPoints: 2_000 } }, guest: null });
  expect(await offered('eve@elsewhere.example')).toEqual({ account: null, guest: null });
});
