/** A Shopify export with 100,000 variants: into an empty shop, and once more. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from '#test/harness/built-shop.ts';
import { runShopCommand } from '#test/harness/shop-command.ts';
import type { Row } from '../bench.ts';

const products = 25_000;
const sizes = ['S', 'M', 'L', 'XL'];
const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Variant Weight Unit',
];
const body = `<p>${'A thing that is made with care and used every day. '.repeat(8)}</p>`;

const row: Row = {
  title: 'Import of 100,000 variants',
  async run(bench) {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
    bench.atEnd(() => rm(folder, { recursive: true }));
    const file = join(folder, 'large.csv');
    await writeExport(file);
    const environment = { DATABASE_URL: await bench.startDatabase(), DATA_DIR: await makeDataDir() };
    const first = await runShopCommand(['import', file, '--no-pictures'], environment);
    if (first.code !== 0 || !first.text.includes('variants: 100000 created')) throw new Error(first.text);
    const again = await runShopCommand(['import', file, '--no-pictures'], environment);
    if (again.code !== 0 || !again.text.includes('variants: 0 created, 0 changed, 100000 unchanged')) throw new Error(again.text);
    return [
      { figure: 'into an empty shop', value: secondsOf(first.text), unit: 's', target: { atMost: 60 } },
      { figure: 'the same file again', value: secondsOf(again.text), unit: 's', target: { atMost: 60 } },
      { figure: 'most memory', value: Math.max(first.peakMb, again.peakMb), unit: 'MB', target: { atMost: 500 } },
    ];
  },
};

export default row;

const secondsOf = (text: string) => Number(/rows: 100000 in ([\d.]+) s/.exec(text)?.[1] ?? NaN);

async function writeExport(file: string): Promise<void> {
  const out = createWriteStream(file);
  out.write(`${header.join(',')}\n`);
  for (let product = 0; product < products; product += 1) {
    const rows = sizes.map((size, index) => {
      const words =
        index === 0
          ? [`Thing ${product}`, `"${body}"`, `Vendor ${product % 50}`, `Type ${product % 40}`, `"tag ${product % 30}, tag ${product % 17}"`, 'true', 'Size']
          : ['', '', '', '', '', '', ''];
      const offer = [
        size,
        `T-${product}-${index}`,
        '200',
        'shopify',
        String((product * 7 + index) % 40),
        'deny',
        `${10 + (product % 90) + index}.99`,
        product % 5 ? '' : '200',
        `'${product}${index}`,
      ];
      return [`thing-${product}`, ...words, ...offer, index === 0 ? `https://pictures.invalid/${product}.jpg` : '', 'kg'].join(',');
    });
    if (!out.write(`${rows.join('\n')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
