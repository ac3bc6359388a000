// What the export writes and the import reads again: which products are gift cards, and what a spreadsheet would take for formulas.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { importShopifyCsv, localFile } from './index.ts';

let folder: string;
let shop: TestApp;
let manager: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-round-trip-'));
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function bring(content: string) {
  const path = join(folder, 'file.csv');
  await writeFile(path, content);
  const said: string[] = [];
  const { products } = await importShopifyCsv(shop.host, localFile(path), {
    noPictures: true,
    onRow: (line) => void (line.outcome === 'skipped' && said.push(line.say({ locale: 'en' }))),
  });
  return { products, said };
}
const rows = (giftCard: string, column = 'Gift Card') => `Handle,Title,Published,Variant SKU,Variant Price,${column}\ncard,Card,true,CARD,25.00,${giftCard}\n`;
const isGiftCard = async () => (await shop.client().get('/api/web/product/detail?slug=card')).data.giftCard;

it('makes a product a gift card, and no longer one; what the file does not say stays', async () => {
  expect(await bring(rows('TRUE'))).toMatchObject({ products: { created: 1 }, said: [] });
  expect(await isGiftCard()).toBe(true);
  for (const silent of [rows(''), rows('x', 'Nothing of ours')]) expect(await bring(silent)).toMatchObject({ products: { unchanged: 1 }, said: [] });
  expect((await bring(rows('maybe'))).said).toEqual(['Gift Card “maybe” is neither TRUE nor FALSE']);
  expect(await isGiftCard()).toBe(true);
  expect(await bring(rows('FALSE'))).toMatchObject({ products: { changed: 1 } });
  expect(await isGiftCard()).toBe(false);
});

it('is written by the export, which changes nothing when it is imported again', async () => {
  await bring(rows('TRUE'));
  const { text } = await shop.client().get('/api/admin/exports/products.csv', manager);
  const [header, card] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  expect(card![header!.indexOf('Gift Card')]).toBe('TRUE');
  expect(await bring(text)).toMatchObject({ products: { unchanged: 1 }, said: [] });
});

it('guards what a spreadsheet would take for a formula, and reads it as it was', async () => {
  const named = 'Handle,Title,Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
  const formulas = ['=cmd|calc', '+44', '-sale', '@home', '=1+1'];
  const [title, vendor, tag, option, sku] = formulas;
  await bring(`${named}\nodd,${title},${vendor},${tag},true,Size,${option},${sku},-2,9.00\n`);
  const { text } = await shop.client().get(`/api/admin/exports/products.csv?filter=${encodeURIComponent(JSON.stringify({ slugs: ['odd'] }))}`, manager);
  const cells = text.trim().split(/\r?\n/)[1]!.split(',');
  expect(cells).toEqual(expect.arrayContaining([...formulas.map((formula) => `'${formula}`), '-2']));
  expect(await bring(text)).toMatchObject({ products: { unchanged: 1 }, said: [] });
  const { data } = await shop.client().get('/api/web/product/detail?slug=odd');
  expect(data).toMatchObject({ title, brand: vendor, variants: [{ sku }] });
});
