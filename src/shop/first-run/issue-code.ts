import { randomInt } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { countStaff } from '../staff/first-owner/index.ts';
import { findFirstRun, writeCode } from './store.ts';

// Without letters and digits that are read for one another.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const [groups, groupLength] = [4, 4];

/** What is stored of a code, however it was typed. */
export const hashOfCode = (typed: string): string => hashSecret(`set-up ${typed.toLowerCase().replaceAll(/[\s-]/g, '')}`);

/**
 * A new set-up code for a shop without staff, in place of the one before: shown in the terminal and stored nowhere. Null where
 * there is staff already, and, unless `begin` says so, where the shop was not started empty.
 */
export async function issueSetUpCode(context: Context, { begin }: { begin: boolean }): Promise<string | null> {
  if ((await countStaff(context.db)) > 0) return null;
  if (!begin && !(await wasStartedEmpty(context))) return null;
  const word = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  const code = Array.from({ length: groups }, word).join('-');
  await context.transaction((tx) => writeCode(tx, { codeHash: hashOfCode(code), now: context.now() }));
  return code;
}

/** Whether this shop began empty, to be set up in the browser: nothing is filled into it unasked. */
export async function wasStartedEmpty({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return (await findFirstRun(db)) !== undefined;
}

/** Whether nobody has set it up yet: no staff, and no currency of its own. */
export async function waitsForSetUp({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const run = await findFirstRun(db);
  return run !== undefined && run.setUpAt === null && (await countStaff(db)) === 0;
}
