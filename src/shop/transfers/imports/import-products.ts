import * as m from '#messages';
import { hostOf } from '#kit/server/context.ts';
import { importShopifyCsv, productColumns } from '../../catalog/import/index.ts';
import type { ImportError } from '../contract.ts';
import type { ImportPart } from './import-run.ts';

/** Fields of a product file. */
export const productFields = { columns: productColumns, required: ['handle'] } as const;

/** Imports products from a Shopify export; pictures are only noted, a job of its own fetches them. @throws ImportRejected */
export async function importProducts({ context, file, dryRun, mapping, skip, save }: ImportPart): Promise<void> {
  const { locale } = context;
  let errors: ImportError[] = [];
  let saved = { created: 0, updated: 0, unchanged: 0 };
  await importShopifyCsv(hostOf(context), file, {
    dryRun,
    mapping,
    skip,
    noPictures: true,
    onRow: (line) => {
      if (line.outcome === 'skipped') errors.push({ row: line.row, field: line.field ?? '', msg: line.say({ locale }) });
      else if (line.skuMade === 'repeated') errors.push({ row: line.row, field: 'sku', msg: m.transfers_sku_taken({ sku: line.sku ?? '' }, { locale }) });
    },
    async onBatch(entries, { rows, products }) {
      const all = { created: products.created, updated: products.changed, unchanged: products.unchanged };
      const counts = {
        created: all.created - saved.created,
        updated: all.updated - saved.updated,
        unchanged: all.unchanged - saved.unchanged,
        // A row can be wrong in several cells.
        failed: new Set(errors.map(({ row }) => row)).size,
      };
      const step = { entries, rows, counts, errors };
      [saved, errors] = [all, []];
      return save(step);
    },
  });
}
