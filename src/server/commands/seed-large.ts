import { openDatabase } from '#kit/server/database.ts';
import { seedLarge } from '../seed/large/seed-large.ts';
import { readArguments } from './arguments.ts';
import { WrongUsage, type Command } from './command.ts';
import { withShop } from './with-shop.ts';

const most = 5_000_000;

/** Adds very many made-up products, for measurements. */
export const seedLargeCommand: Command = {
  name: 'seed:large',
  usage: 'COUNT',
  summary: 'add that many made-up products, for measurements',
  details: [
    'They have words, options, prices, stock and lists like real ones, and no pictures. Do this in a shop of its own (DATA_DIR=<folder>): they are not taken out again.',
  ],
  async run(input) {
    const { words } = readArguments(input.args, 1, {});
    const count = Number(words[0]);
    if (!Number.isSafeInteger(count) || count < 1 || count > most) throw new WrongUsage(`COUNT is a whole number up to ${most}`);
    return withShop(input, { command: 'seed:large', beside: 'join' }, async ({ directUrl, host }) => {
      const database = openDatabase(directUrl, { max: 2, statementTimeoutMs: 600_000 });
      try {
        await seedLarge({ database, now: host.now() }, count, (line) => input.say(line));
        return 0;
      } finally {
        await database.close();
      }
    });
  },
};
