/** Every row, by its name. */
import type { FaultRow } from './fault.ts';

const files = import.meta.glob<FaultRow>('./rows/*.ts', { import: 'default', eager: true });

/** Rows in the order of their names. */
export const rows: ReadonlyMap<string, FaultRow> = new Map(
  Object.entries(files)
    .map(([file, row]) => [/([\w-]+)\.ts$/.exec(file)![1]!, row] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
