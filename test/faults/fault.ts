/** The type of a row of `npm run faults`, and its tools. */
import type { Database } from '#kit/server/database.ts';
import type { BuiltShop } from '#test/harness/built-shop.ts';
import type { Figure } from '#test/harness/figures.ts';
import type { TestProduct, TestVariant } from '#test/harness/products.ts';

/** A row: a file in `rows/` whose default export this is. Its file name is its name (`npm run faults -- last-unit`). */
export type FaultRow = { title: string; inShort: boolean; run(faults: Faults, form: 'full' | 'short'): Promise<Figure[]> };

/** Makes a row. `full` is its size in `npm run faults`, `short` that within `npm test`; null: not there. */
export function faultRow<Size>(row: { title: string; full: Size; short: Size | null; run(faults: Faults, size: Size): Promise<Figure[]> }): FaultRow {
  const { title, full, short } = row;
  return {
    title,
    inShort: short !== null,
    run: (faults, form) => row.run(faults, form === 'short' && short !== null ? short : full),
  };
}

/** A shop under test: the built server as a process of its own, over a database that the row can look into. */
export type FaultShop = {
  /** Where it serves; stays the same over restarts. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** For what a row prepares and looks up; the shop has connections of its own. */
  readonly database: Database;
  /** The process as it is now. */
  readonly process: BuiltShop;
  /** Numbers of orders that were confirmed to a shopper: none of them may ever be missing. */
  readonly acknowledged: string[];
  /** Something to sell. */
  sell(product: TestProduct): Promise<TestVariant[]>;
  /** Starts the process again after it was ended; answers the milliseconds until it was ready to serve. */
  startAgain(): Promise<number>;
};

/** Makes a migrated, empty database on a server that no row stops; answers its address. */
export type CreateDatabase = () => Promise<{ url: string; drop(): Promise<void> }>;

/** How a row's shop is started. */
export type FaultShopOptions = {
  /** `server`: on a PostgreSQL that outlives the shop; `own`: on the one that the shop brings along; `url`: in a database of the row's, migrated and empty. */
  database: 'server' | 'own' | { url: string };
  environment?: Record<string, string>;
  /** Where the shop and its own PostgreSQL store their files: an empty folder of the row's, which removes it. */
  dataDir?: string;
};

/** What rows use. Everything that was started is stopped when the row ends, also when it fails; then its data is held against the invariants. */
export type Faults = {
  startShop(options?: FaultShopOptions): Promise<FaultShop>;
  /** A migrated, empty database, for rows that call use cases without a process between; the row drops it. */
  createDatabase: CreateDatabase;
  /** Runs `work` when the row is over. */
  atEnd(work: () => Promise<unknown>): void;
};
