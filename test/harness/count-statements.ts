/** The statements of one operation, whatever the shop does beside it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#kit/server/database.ts';

const asking = new AsyncLocalStorage<object>();

/** How many statements `work` sends; see `statementsOf`. */
export async function countStatements(database: Database, work: () => Promise<unknown>): Promise<number> {
  return (await statementsOf(database, work)).length;
}

/**
 * The texts of the statements that `work` sends, in order. What the shop reads again beside its requests (settings, markets, every few seconds) and writes for
 * many of them at once is not among them: on a busy machine it falls into any request. Call it for one operation of a shop at a time.
 */
export async function statementsOf({ statements }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const mine = {};
  const texts: string[] = [];
  const { log } = statements;
  statements.log = (text) => {
    if (asking.getStore() === mine) texts.push(text);
    log?.(text);
  };
  try {
    await asking.run(mine, work);
  } finally {
    if (log) statements.log = log;
    else delete statements.log;
  }
  return texts;
}
