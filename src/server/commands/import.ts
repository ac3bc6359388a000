import { resolve } from 'node:path';
import { systemContext } from '#kit/server/context.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { importShopifyCsv, ImportRejected, localFile, type Counts, type ImportReport, type RowReport } from '#shop/catalog/import/index.ts';
import type { Host } from '#kit/server/slice.ts';
import { waitsForSetUp } from '#shop/first-run/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { importFromPath } from '#shop/transfers/index.ts';
import { importKinds, type ImportKind } from '#shop/transfers/contract.ts';
import { hasBasics } from '../seed/demo-due.ts';
import { ensureMenus } from '../seed/default-menu.ts';
import { seedBasics } from '../seed/seed-demo.ts';
import { readArguments } from './arguments.ts';
import { WrongUsage, type Command, type CommandInput } from './command.ts';
import { withShop } from './with-shop.ts';

const kinds = importKinds.filter((kind) => kind !== 'translations' && kind !== 'texts');

/** Brings in what another shop exported, beside a running shop. */
export const importCommand: Command = {
  name: 'import',
  usage: `FILE [--kind ${kinds.join('|')}] [--dry-run] [--no-pictures]`,
  summary: 'bring in products, customers, redirects or orders from an export of Shopify',
  details: [
    'Without --kind the file is one of products. It reads both generations of their header (Handle, Body (HTML), … and URL handle, Description, …).',
    'A product is known by its handle, which becomes its address; prices are in the base currency of the shop.',
    'A column that the file does not have leaves its field unchanged, a blank cell clears it; the same file again changes nothing.',
    'Customers are known by their e-mail address, redirects by where they lead from, orders by their number. Orders are kept as history;',
    'their file is the order export (CSV) or orders of the Admin API (JSON).',
    'Rows that cannot be read are reported and skipped; the others are imported. A file that is no such export is rejected as a whole.',
    '--dry-run says what would be done and does nothing; --no-pictures leaves pictures at their placeholder.',
    'The shop may run meanwhile.',
  ],
  async run(input) {
    const { words, options } = readArguments(input.args, 1, { kind: 'string', 'dry-run': 'boolean', 'no-pictures': 'boolean' });
    const kind = kinds.find((one) => one === (options.kind ?? 'products'));
    if (!kind) throw new WrongUsage(`there is no kind "${options.kind}"`);
    const asked = { file: resolve(words[0]!), dryRun: options['dry-run'] ?? false, noPictures: options['no-pictures'] ?? false };
    return withShop(input, { command: 'import', beside: 'join', files: true }, async ({ host }) => {
      try {
        if (kind === 'products') await importProducts(input, host, asked);
        else await importOthers(input, host, { ...asked, kind });
        return 0;
      } catch (error) {
        if (error instanceof ImportRejected)
          throw new StartupError(`${asked.file} was not imported: ${error.message}. Nothing was changed.`, [`Export the ${kind} from Shopify again.`]);
        throw error;
      }
    });
  },
};

type Asked = { file: string; dryRun: boolean; noPictures: boolean };

async function importProducts(input: CommandInput, host: Host, { file, dryRun, noPictures }: Asked): Promise<void> {
  const { reader } = host.database;
  if (!dryRun && (await waitsForSetUp({ db: reader })))
    throw new StartupError('This shop waits to be set up. Nothing was imported, because its form asks for the currency of the prices.', [
      `Set it up first, with the code that its start printed: ${input.config.baseUrl}/backoffice/setup`,
    ]);
  const isBare = !(await hasBasics(reader));
  const report = await importShopifyCsv(host, localFile(file), {
    dryRun,
    noPictures,
    onAccepted: () => seedBasics(host.database),
    onRow: (line) => input.say(rowInWords(line)),
    onProgress: (done, total) => void (process.stderr.isTTY && process.stderr.write(`\r${done} of ${total} rows `)),
  });
  for (const line of sumInWords(report)) input.say(line);
  input.say(`  base currency, which the prices are in: ${(await readMarkets(reader)).baseCurrency}`);
  if (isBare) input.say('  currencies, markets, taxes and shipping: as the demo shop has them, because the shop had none; look through them in Settings');
  if (!dryRun && (await ensureMenus(host))) input.say('  menus: made of the categories and collections, because the shop had none');
}

async function importOthers(input: CommandInput, host: Host, { file, dryRun, kind }: Asked & { kind: ImportKind }): Promise<void> {
  const sum = await importFromPath(systemContext(host, { name: 'import' }), {
    kind,
    path: file,
    dryRun,
    onError: ({ row, field, msg }) => input.say(`row ${row}: skipped${field && ` (${field})`}: ${msg}`),
  });
  input.say(beginning(dryRun));
  input.say(`  ${kind}: ${sum.created} created, ${sum.updated} changed, ${sum.unchanged} unchanged`);
  input.say(`  rows: ${sum.rows}, ${sum.failed} with a problem`);
}

const beginning = (dryRun: boolean) => (dryRun ? 'Dry run: nothing was changed. It would be:' : 'Done:');

function rowInWords(line: RowReport): string {
  const { row, outcome, handle } = line;
  if (line.outcome === 'skipped') return `row ${row}: ${outcome} ${handle === null ? '' : `${handle}: `}${line.say({ locale: 'en' })}`;
  const { sku, fields, skuMade } = line;
  const subject = sku === undefined ? `${handle}: product` : `${handle} ${sku}: variant`;
  return `row ${row}: ${outcome} ${subject}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}${skuMade ? ` (${skuNotes[skuMade]})` : ''}`;
}

const skuNotes = {
  missing: 'it had no SKU, this one was made for it',
  repeated: 'its SKU is that of another variant and got a number',
};

function sumInWords(report: ImportReport): string[] {
  const counts = ({ created, changed, unchanged, skipped }: Counts) => `${created} created, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`;
  const { noted, fetched, unreachable, skipped } = report.pictures;
  return [
    beginning(report.dryRun),
    `  products: ${counts(report.products)}`,
    `  variants: ${counts(report.variants)}`,
    `  SKUs made: ${report.skusMissing} that were missing, ${report.skusRepeated} that were repeated`,
    `  pictures: ${noted} new, ${fetched} fetched, ${unreachable} that cannot be reached and show the placeholder, ${skipped} left for later`,
    `  rows: ${report.rows} in ${report.seconds.toFixed(1)} s, ${report.problems} with a problem`,
  ];
}
