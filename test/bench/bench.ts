/** What a row of the bench is, and what it can use. */
import type { BuiltShop, BuiltShopOptions } from '#test/harness/built-shop.ts';
import type { Figure } from '#test/harness/figures.ts';
import type { Comparison, Load } from './load.ts';

/** A row: a file in `rows/` whose default export this is. Its file name is its name (`npm run bench -- pages`). */
export type Row = {
  title: string;
  /** Takes so long that it is only measured when it is named. */
  onlyByName?: true;
  run(bench: Bench): Promise<Figure[]>;
};

/** What rows use. Everything that was started is stopped when the row ends, also when it fails. */
export type Bench = {
  /** The demo shop on a database of its own, started once for all rows. */
  shop(): Promise<BuiltShop>;
  /** Another shop, for rows that need one of their own. */
  startShop(options?: BuiltShopOptions): Promise<BuiltShop>;
  /** A PostgreSQL with an empty database; answers its address. */
  startDatabase(): Promise<string>;
  /** A copy of a database with 20,000 made-up products, which are made once for all rows. */
  copyLargeDatabase(): Promise<string>;
  /** How often a row repeats what it repeats (`--runs`). */
  runs: number;
  /** Requests per second of the shop against a bare `node:http` server that answers the same bytes with the same headers. */
  compare(load: Load): Promise<Comparison>;
  /** Runs `work` when the row is over. */
  atEnd(work: () => Promise<unknown>): void;
};
