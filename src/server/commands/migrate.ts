import { migrateDatabase, openDatabaseServer } from '../open-shop.ts';
import { slices } from '../slices.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';

/** Brings the database up to date; `npm start` does the same. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary: 'bring the database up to date',
  details: ['Applies the files of migrations/ that the database has not had yet, each in its own transaction.', '`npm start` does this by itself.'],
  async run({ config, args, say }) {
    readArguments(args, 0, {});
    const server = await openDatabaseServer(config, { what: 'npm run shop -- migrate', beside: 'join', say });
    try {
      const { applied, already } = await migrateDatabase(server.sessionUrl, slices, say);
      for (const file of applied) say(`applied ${file}`);
      say(applied.length === 0 ? `Nothing to do: all ${already} migrations are applied.` : `${applied.length} applied, ${already} were there already.`);
      return 0;
    } finally {
      await server.stop();
    }
  },
};
