/** The shop's database and host for the time of a command; a shop that runs is left running. */
import type { Host } from '#kit/server/slice.ts';
import { createLog } from '#kit/server/log/log.ts';
import { migrateDatabase, openDatabaseServer, openHost } from '../open-shop.ts';
import { slices } from '../slices.ts';
import type { CommandInput } from './command.ts';

/** Opens the database, brings it up to date, runs `work`, and closes what was opened. */
export async function withShop<Result>(
  input: CommandInput,
  options: { command: string; beside: 'refuse' | 'join' },
  work: (shop: { host: Host; databaseUrl: string }) => Promise<Result>,
): Promise<Result> {
  const server = await openDatabaseServer(input.config, { what: `npm run shop -- ${options.command}`, beside: options.beside, say: (line) => input.say(line) });
  try {
    await migrateDatabase(server.url, slices);
    const host = openHost(input.config, server.url, createLog(input.config.logLevel));
    try {
      return await work({ host, databaseUrl: server.url });
    } finally {
      await host.close();
    }
  } finally {
    await server.stop();
  }
}
