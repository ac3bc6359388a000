/** What an import did, row by row and in sum. */
import * as m from '#messages';
import type { ChosenSku } from './choose-sku.ts';
import type { ProductPlan } from './product-plan.ts';
import type { Words } from './problem.ts';

/** Something that was left out, and why. `row` is the number that a spreadsheet shows. */
export type SkippedRow = { row: number; handle: string | null; field?: string; outcome: 'skipped'; say: Words };

/** A product that was created or changed, or with a `sku` a variant; `fields` names what differs. Unchanged rows are counted and not listed. */
export type WrittenRow = {
  row: number;
  handle: string;
  sku?: string;
  outcome: 'created' | 'changed';
  fields: readonly string[];
  /** Why its SKU had to be made. */
  skuMade?: 'missing' | 'repeated';
};

/** A line of the report. */
export type RowReport = SkippedRow | WrittenRow;

/** Counts of one kind of thing. */
export type Counts = { created: number; changed: number; unchanged: number; skipped: number };

/** The sum of an import. */
export type ImportReport = {
  dryRun: boolean;
  rows: number;
  products: Counts;
  variants: Counts;
  /** SKUs that had to be made: for want of one, and because another variant had it. */
  skusMissing: number;
  skusRepeated: number;
  pictures: { noted: number; fetched: number; unreachable: number; skipped: number };
  /** Rows that were left out, in whole or in part. */
  problems: number;
  seconds: number;
};

/** An empty sum. */
export function emptyReport({ dryRun }: { dryRun: boolean }): ImportReport {
  const none = () => ({ created: 0, changed: 0, unchanged: 0, skipped: 0 });
  return {
    dryRun,
    rows: 0,
    products: none(),
    variants: none(),
    skusMissing: 0,
    skusRepeated: 0,
    pictures: { noted: 0, fetched: 0, unreachable: 0, skipped: 0 },
    problems: 0,
    seconds: 0,
  };
}

/** Adds a product's plan to the sum and reports its rows. */
export function reportPlan(report: ImportReport, plan: ProductPlan, write: (line: RowReport) => void): void {
  const { handle, row } = plan.parsed;
  const lines: RowReport[] = plan.parsed.problems.map(({ row: at, say, field }) => ({ row: at, handle, ...(field ? { field } : {}), outcome: 'skipped', say }));
  report.problems += lines.length;
  report.variants.skipped += lines.length;
  report.products[plan.kind === 'create' ? 'created' : plan.kind === 'change' ? 'changed' : plan.kind === 'same' ? 'unchanged' : 'skipped'] += 1;
  if (plan.kind === 'skip') {
    report.problems += 1;
    const { reason } = plan;
    lines.push({ row, handle, outcome: 'skipped', say: (options) => m.import_product_left_out({ reason: reason?.(options) ?? '' }, options) });
    return lines.sort((a, b) => a.row - b.row).forEach(write);
  }
  if (plan.kind === 'create') lines.push({ row, handle, outcome: 'created', fields: [] });
  else if (plan.changedFields.length > 0) lines.push({ row, handle, outcome: 'changed', fields: [...new Set(plan.changedFields)] });
  for (const { row: at, sku, skuMade } of plan.created) lines.push({ row: at, handle, sku, outcome: 'created', fields: [], ...made(skuMade) });
  for (const { row: at, fields, next, skuMade } of plan.changed) lines.push({ row: at, handle, sku: next.sku, outcome: 'changed', fields, ...made(skuMade) });
  report.variants.created += plan.created.length;
  report.variants.changed += plan.changed.length;
  report.variants.unchanged += plan.unchangedRows.length;
  for (const { skuMade } of [...plan.created, ...plan.changed]) {
    if (skuMade === 'missing') report.skusMissing += 1;
    if (skuMade === 'repeated') report.skusRepeated += 1;
  }
  lines.sort((a, b) => a.row - b.row).forEach(write);
}

const made = (skuMade: ChosenSku['made']): Pick<WrittenRow, 'skuMade'> => (skuMade === 'none' ? {} : { skuMade });
