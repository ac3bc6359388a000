/** What an import did, row by row and in sum. */
import type { ProductPlan } from './plan-product.ts';

/** One line of the report. `row` is the number that a spreadsheet shows; unchanged rows are counted and not listed. */
export type RowReport = { row: number; handle: string | null; sku?: string; field?: string; outcome: 'created' | 'changed' | 'skipped'; detail: string };

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
  const lines: RowReport[] = plan.parsed.problems.map(({ row: at, reason, field }) => ({
    row: at,
    handle,
    ...(field ? { field } : {}),
    outcome: 'skipped',
    detail: reason,
  }));
  report.problems += lines.length;
  report.variants.skipped += lines.length;
  report.products[plan.kind === 'create' ? 'created' : plan.kind === 'change' ? 'changed' : plan.kind === 'same' ? 'unchanged' : 'skipped'] += 1;
  if (plan.kind === 'skip') {
    report.problems += 1;
    lines.push({ row, handle, outcome: 'skipped', detail: `the product is left out: ${plan.reason ?? ''}` });
    return lines.sort((a, b) => a.row - b.row).forEach(write);
  }
  if (plan.kind === 'create') lines.push({ row, handle, outcome: 'created', detail: 'product' });
  else if (plan.changedFields.length > 0) lines.push({ row, handle, outcome: 'changed', detail: `product: ${[...new Set(plan.changedFields)].join(', ')}` });
  for (const variant of plan.created)
    lines.push({ row: variant.row, handle, sku: variant.sku, outcome: 'created', detail: `variant${skuNote(variant.skuMade)}` });
  for (const { row: at, fields, next, skuMade } of plan.changed)
    lines.push({ row: at, handle, sku: next.sku, outcome: 'changed', detail: `variant: ${fields.join(', ')}${skuNote(skuMade)}` });
  report.variants.created += plan.created.length;
  report.variants.changed += plan.changed.length;
  report.variants.unchanged += plan.unchangedRows.length;
  for (const { skuMade } of [...plan.created, ...plan.changed]) {
    if (skuMade === 'missing') report.skusMissing += 1;
    if (skuMade === 'repeated') report.skusRepeated += 1;
  }
  lines.sort((a, b) => a.row - b.row).forEach(write);
}

function skuNote(made: 'none' | 'missing' | 'repeated'): string {
  return made === 'none' ? '' : made === 'missing' ? ' (it had no SKU, this one was made for it)' : ' (its SKU is that of another variant and got a number)';
}
