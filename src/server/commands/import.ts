import { resolve } from 'node:path';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { importShopifyCsv, ImportRejected, type Counts, type ImportReport, type RowReport } from '#shop/catalog/import/index.ts';
import { ensureMenus } from '../seed/default-menu.ts';
import { seedBasics } from '../seed/seed-demo.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { withShop } from './with-shop.ts';

/** Brings products in from a Shopify export, beside a running shop. */
export const importCommand: Command = {
  name: 'import',
  usage: 'FILE.csv [--dry-run] [--no-pictures]',
  summary: 'bring in products from a Shopify product export',
  details: [
    'Reads both generations of the header (Handle, Body (HTML), … and URL handle, Description, …).',
    'A product is known by its handle, which becomes its address; prices are in the base currency of the shop.',
    'A column that the file does not have leaves its field unchanged, a blank cell clears it; the same file again changes nothing.',
    'Rows that cannot be read are reported and skipped; the others are imported. A file that is no such export is rejected as a whole.',
    '--dry-run says what would be done and does nothing; --no-pictures leaves pictures at their placeholder.',
    'The shop may run meanwhile.',
  ],
  async run(input) {
    const { words, options } = readArguments(input.args, 1, { 'dry-run': 'boolean', 'no-pictures': 'boolean' });
    const file = resolve(words[0]!);
    const dryRun = options['dry-run'] ?? false;
    return withShop(input, { command: 'import', beside: 'join' }, async ({ host }) => {
      try {
        if (!dryRun) await seedBasics(host.database);
        const report = await importShopifyCsv(host, file, {
          dryRun,
          noPictures: options['no-pictures'] ?? false,
          onRow: (line) => input.say(rowInWords(line)),
          onProgress: (done, total) => void (process.stderr.isTTY && process.stderr.write(`\r${done} of ${total} rows `)),
        });
        for (const line of sumInWords(report)) input.say(line);
        if (!dryRun && (await ensureMenus(host))) input.say('  menus: made of the categories and collections, because the shop had none');
        return 0;
      } catch (error) {
        if (error instanceof ImportRejected)
          throw new StartupError(`${file} was not imported: ${error.message}. Nothing was changed.`, [
            'Export the products from Shopify again: Products, Export, "Plain CSV file".',
          ]);
        throw error;
      }
    });
  },
};

function rowInWords({ row, handle, sku, outcome, detail }: RowReport): string {
  return `row ${row}: ${outcome} ${[handle, sku].filter(Boolean).join(' ')}${handle || sku ? ': ' : ''}${detail}`;
}

function sumInWords(report: ImportReport): string[] {
  const counts = ({ created, changed, unchanged, skipped }: Counts) => `${created} created, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`;
  const { noted, fetched, unreachable, skipped } = report.pictures;
  return [
    report.dryRun ? 'Dry run: nothing was changed. It would be:' : 'Done:',
    `  products: ${counts(report.products)}`,
    `  variants: ${counts(report.variants)}`,
    `  SKUs made: ${report.skusMissing} that were missing, ${report.skusRepeated} that were repeated`,
    `  pictures: ${noted} new, ${fetched} fetched, ${unreachable} that cannot be reached and show the placeholder, ${skipped} left for later`,
    `  rows: ${report.rows} in ${report.seconds.toFixed(1)} s, ${report.problems} with a problem`,
  ];
}
