/** The shop's database and host for the time of a command; a shop that runs is left running. */
import type { Writable } from 'node:stream';
import type { Host } from '#kit/server/slice.ts';
import { createLog } from '#kit/server/log/log.ts';
import { extendShop } from '../extend-shop.ts';
import { migrateDatabase, openDatabaseServer, openHost } from '../open-shop.ts';
import { slices } from '../slices.ts';
import type { CommandInput } from './command.ts';

/**
 * Opens the database, brings it up to date, runs `work`, and closes what was opened. `files`: it reads or stores files, so the extensions are opened
 * too, one of which may be where they are. `logTo`: where log lines go while standard output holds the command's result.
 */
export async function withShop<Result>(
  input: CommandInput,
  options: { command: string; beside: 'refuse' | 'join'; files?: true; logTo?: Writable | undefined },
  work: (shop: { host: Host; directUrl: string; sessionUrl: string }) => Promise<Result>,
): Promise<Result> {
  const say = (line: string) => input.say(line);
  const server = await openDatabaseServer(input.config, { what: `npm run shop -- ${options.command}`, beside: options.beside, say });
  const { directUrl, sessionUrl } = server;
  try {
    await migrateDatabase(sessionUrl, slices, say);
    const bare = openHost(input.config, server.url, createLog(input.config.logLevel, options.logTo));
    try {
      if (!options.files) return await work({ host: bare, directUrl, sessionUrl });
      const { host, extensions } = await extendShop(bare, { url: directUrl, say });
      try {
        return await work({ host, directUrl, sessionUrl });
      } finally {
        await extensions.close();
      }
    } finally {
      await bare.close();
    }
  } finally {
    await server.stop();
  }
}
