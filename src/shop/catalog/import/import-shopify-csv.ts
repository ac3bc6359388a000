import * as m from '#messages';
import type { Queryable } from '#kit/server/database.ts';
import { dayAt } from '#kit/pure/dates/days.ts';
import type { Host } from '#kit/server/slice.ts';
import { readMarkets } from '../../markets/index.ts';
import { readSettings } from '../../settings/index.ts';
import { findFields } from '../fields/store.ts';
import { analyzeCatalog, findCurrentProducts, findSkuOwners } from './store-import.ts';
import { applyPlans } from './apply-plans.ts';
import { skuCandidates, type SkuBook } from './choose-sku.ts';
import type { ColumnMapping, Columns } from './columns.ts';
import type { CurrentProduct } from './current-product.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { nameOwnPictures } from './own-pictures.ts';
import { parseProduct, type ParsedProduct, type Row } from './parse-product.ts';
import { planProduct, skuWishes } from './plan-product.ts';
import type { ProductPlan } from './product-plan.ts';
import { readProducts, surveyFile, type LeftOut, type OpensFile } from './read-file.ts';
import { emptyReport, reportPlan, type ImportReport, type RowReport, type SkippedRow } from './report.ts';

/** How an import goes about it. */
export type ImportOptions = {
  dryRun?: boolean;
  /** Leaves pictures at their placeholder instead of fetching them. */
  noPictures?: boolean;
  /** The file is a product export: called before anything of it is written, and not in a dry run. */
  onAccepted?(): Promise<void>;
  /** Every row that was created, changed or skipped. */
  onRow?(line: RowReport): void;
  /** Rows done, of how many; about twice a second. */
  onProgress?(done: number, total: number): void;
  /** Which column stands for which field, where its name does not say so. */
  mapping?: ColumnMapping;
  /** Entries of the file (products, and rows that are none) that an earlier call has done. */
  skip?: number;
  /** Asked after each batch; `entries` of the file are done, those skipped among them. False ends the call there. */
  onBatch?(entries: number, report: ImportReport): Promise<boolean>;
};

/** What of the process an import needs. */
export type ImportHost = Pick<Host, 'now' | 'log'> & {
  jobs: Pick<Host['jobs'], 'enqueue'>;
  database: Pick<Host['database'], 'reader' | 'transaction'>;
  config: Pick<Host['config'], 'storage' | 'baseUrl'>;
};

const productsPerBatch = 50;
const problemsPerBatch = 1_000;
const progressEveryMs = 500;

/**
 * Brings a Shopify product export (either generation of its header) into the shop, beside its running: some fifty
 * products a transaction. A column that is not there leaves its field unchanged, a blank cell clears it, the same file
 * again changes nothing. A broken row is reported and skipped, with the product that it names.
 * @throws ImportRejected when the file is no such export; nothing was changed then.
 */
export async function importShopifyCsv(host: ImportHost, file: OpensFile, options: ImportOptions = {}): Promise<ImportReport> {
  const started = performance.now();
  const { baseCurrency } = await readMarkets(host.database.reader);
  const survey = await surveyFile(file, options.mapping);
  const report = emptyReport({ dryRun: options.dryRun ?? false });
  if (!report.dryRun) await options.onAccepted?.();
  const { shop } = await readSettings(host.database.reader);
  const today = dayAt(host.now(), shop.timeZone);
  const run = new ImportRun(host, { columns: survey.columns, currency: baseCurrency, today, report, options });
  let progressAt = 0;
  let entries = 0;
  for await (const entry of readProducts(file, survey, options.mapping)) {
    entries += 1;
    report.rows = entry.done;
    if (entries <= (options.skip ?? 0)) continue;
    if ('problem' in entry) run.reportProblem(entry.problem);
    else if ('leftOut' in entry) run.leaveOut(entry.leftOut);
    else run.add(entry.handle, entry.rows);
    if (run.isFull) {
      await run.flush();
      if (options.onBatch && !(await options.onBatch(entries, report))) return report;
    }
    if (performance.now() - progressAt > progressEveryMs) {
      progressAt = performance.now();
      options.onProgress?.(report.rows, survey.rows);
    }
  }
  await run.flush();
  await options.onBatch?.(entries, report);
  options.onProgress?.(survey.rows, survey.rows);
  if (!report.dryRun) {
    if (report.products.created > 0) await analyzeCatalog(host.database.reader);
    report.pictures.noted = run.noted.length;
    if (options.noPictures) report.pictures.skipped = run.noted.length;
    else Object.assign(report.pictures, await fetchPictures(host, run.noted));
  }
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

type RunParts = { columns: Columns; currency: string; today: string; report: ImportReport; options: ImportOptions };

/** Collects products into batches, plans and writes them. */
class ImportRun {
  /** Pictures that the shop did not know. */
  readonly noted: string[] = [];
  private readonly host: ImportHost;
  private readonly parts: RunParts;
  private batch: ParsedProduct[] = [];
  private problems = 0;
  /** Owners of SKUs that a dry run gave away. */
  private readonly given = new Map<string, string>();

  constructor(host: ImportHost, parts: RunParts) {
    this.host = host;
    this.parts = parts;
  }

  /** Collects a product; flush when full. */
  add(handle: string, rows: Row[]): void {
    this.batch.push(parseProduct(this.parts.columns, handle, rows, this.parts.currency));
  }

  /** Whether so much is collected as is written at once; broken rows count, so that a file of nothing else is reported in parts. */
  get isFull(): boolean {
    return this.batch.length >= productsPerBatch || this.problems >= problemsPerBatch;
  }

  async flush(): Promise<void> {
    this.problems = 0;
    const batch = this.batch.splice(0);
    if (batch.length === 0) return;
    try {
      await this.write(batch);
    } catch (error) {
      if (batch.length === 1 || isDatabaseAway(error)) {
        if (isDatabaseAway(error)) throw error;
        return this.reportFailure(batch[0]!, error as Error);
      }
      // One product that the database does not take must not cost the others.
      for (const product of batch) {
        this.batch = [product];
        await this.flush();
      }
    }
  }

  reportProblem(problem: SkippedRow): void {
    this.problems += 1;
    this.parts.report.problems += 1;
    this.parts.options.onRow?.(problem);
  }

  /** A product that stays as it is, and why. */
  leaveOut({ row, handle, reason }: LeftOut): void {
    this.parts.report.products.skipped += 1;
    this.reportProblem({ row, handle, outcome: 'skipped', say: (options) => m.import_product_left_out({ reason: reason(options) }, options) });
  }

  private reportFailure(product: ParsedProduct, error: Error): void {
    this.host.log.warn({ err: error, handle: product.handle }, 'a product of an import could not be written');
    const { row, handle } = product;
    this.leaveOut({ row, handle, reason: (options) => m.import_not_written({ reason: error.message }, options) });
  }

  private async write(batch: readonly ParsedProduct[]): Promise<void> {
    const { report, options } = this.parts;
    // Plans write down problems in what was parsed; a batch that is tried again must not find them there.
    const fresh = () => batch.map((product) => ({ ...product, problems: [...product.problems] }));
    const plans = report.dryRun
      ? await this.plan(this.host.database.reader, fresh(), { lock: false })
      : await this.host.database.transaction(async (tx) => {
          const planned = await this.plan(tx, fresh(), { lock: true });
          const noted = await applyPlans(tx, planned, { now: this.host.now(), enqueue: this.host.jobs.enqueue });
          return Object.assign(planned, { noted });
        });
    if ('noted' in plans) this.noted.push(...(plans.noted as string[]));
    for (const plan of plans) reportPlan(report, plan, (line) => options.onRow?.(line));
  }

  /** SKUs that several variants of the file want, or that another variant has. */
  private repeatedSkus(wishes: readonly SkuWishes[], owners: ReadonlyMap<string, string>): string[] {
    const asked = new Set<string>();
    const repeated = new Set<string>();
    for (const { own, skus } of wishes) {
      const ownIds = new Set(own?.variants.map((variant) => variant.id));
      for (const sku of skus) {
        const owner = owners.get(sku) ?? this.given.get(sku);
        if (asked.has(sku) || (owner !== undefined && !ownIds.has(owner))) repeated.add(sku);
        asked.add(sku);
      }
    }
    return [...repeated];
  }

  private async plan(db: Queryable, parsed: readonly ParsedProduct[], { lock }: { lock: boolean }): Promise<ProductPlan[]> {
    const current = new Map(
      (
        await findCurrentProducts(
          db,
          parsed.map((product) => product.handle),
          { lock },
        )
      ).map((product) => [product.slug, product]),
    );
    const batch = parsed.map((product) => nameOwnPictures(product, current.get(product.handle), this.host.config.baseUrl));
    const wishes = batch.map((product) => ({ own: current.get(product.handle), skus: skuWishes(product, current.get(product.handle)) }));
    const owners = new Map(
      (
        await findSkuOwners(
          db,
          wishes.flatMap(({ skus }) => skus),
        )
      ).map(({ sku, variantId }) => [sku, variantId]),
    );
    const repeated = this.repeatedSkus(wishes, owners);
    for (const { sku, variantId } of await findSkuOwners(db, repeated.flatMap(skuCandidates))) owners.set(sku, variantId);
    const book: SkuBook = {
      ownerOf: (sku) => owners.get(sku) ?? this.given.get(sku),
      take: (sku, owner) => void (lock ? owners.set(sku, owner) : this.given.set(sku, owner)),
    };
    const fields = this.parts.columns.fields.size === 0 ? [] : await findFields(db, { isShared: lock });
    return batch.map((product) => planProduct(product, current.get(product.handle), { book, fields, today: this.parts.today }));
  }
}

/** What a product asks for, and what it has. */
type SkuWishes = { own: CurrentProduct | undefined; skus: readonly string[] };

function isDatabaseAway(error: unknown): boolean {
  return /^(ECONNREFUSED|ECONNRESET|EPIPE|57P0[123]|08\w{3}|53300)$/.test(String((error as { code?: string }).code));
}
