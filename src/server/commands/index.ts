/** The shop's commands, and how a line of arguments becomes one of them. */
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { readConfig } from '../config/config.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { WrongUsage, type Command, type CommandStreams } from './command.ts';
import { commandsOfExtensions, extensionListCommand, extensionRemoveCommand } from './extensions.ts';
import { importCommand } from './import.ts';
import { mediaMoveCommand } from './media-move.ts';
import { migrateCommand } from './migrate.ts';
import { searchCheckCommand, searchReindexCommand } from './search-index.ts';
import { seedLargeCommand } from './seed-large.ts';
import { seedCommand } from './seed.ts';
import { staffCreateCommand } from './staff-create.ts';
import { translationsCommand } from './translations.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  migrateCommand,
  seedCommand,
  seedLargeCommand,
  importCommand,
  staffCreateCommand,
  translationsCommand,
  backupCommand,
  restoreCommand,
  mediaMoveCommand,
  searchReindexCommand,
  searchCheckCommand,
  extensionListCommand,
  extensionRemoveCommand,
];

/** Where lines go; `streams`, where they are not the process's own. */
export type CommandIo = {
  environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
  complain(line: string): void;
  streams?: CommandStreams;
};

/** Runs the command that `args` names and answers the exit code. */
export async function runCommand(args: readonly string[], io: CommandIo): Promise<number> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name)) return help(rest[0], io);
  const command = await findCommand(name);
  if (!command) return unknown(name, io);
  if (rest.includes('--help')) return help(name, io);
  try {
    const streams = io.streams ?? { input: process.stdin, output: process.stdout };
    return await command.run({
      config: readConfig(io.environment),
      args: rest,
      say: (line) => io.say(line),
      complain: (line) => io.complain(line),
      streams,
    });
  } catch (error) {
    if (error instanceof WrongUsage) {
      io.complain(`${command.name}: ${error.message}\nUsage: ${usageOf(command)}`);
      return 2;
    }
    if (error instanceof StartupError) {
      io.complain(error.inWords());
      return 1;
    }
    throw error;
  }
}

/** One of the shop's, else of an extension: those are loaded only when they are asked for. */
async function findCommand(name: string): Promise<Command | undefined> {
  const own = commands.find((known) => known.name === name);
  return own ?? (name.includes(':') ? (await commandsOfExtensions()).find((known) => known.name === name) : undefined);
}

async function help(name: string | undefined, io: CommandIo): Promise<number> {
  if (name === undefined) {
    const all = [...commands, ...(await commandsOfExtensions())];
    const width = Math.max(...all.map((command) => `${command.name} ${command.usage}`.length));
    io.say('Usage: npm run shop -- <command>\n');
    for (const command of all) io.say(`  ${`${command.name} ${command.usage}`.padEnd(width)}  ${command.summary}`);
    io.say(`  ${'help [command]'.padEnd(width)}  this list, or more about one command\n`);
    io.say('Settings come from the environment, as for `npm start`: DATABASE_URL, DATA_DIR and others (docs/how-to/configure.md).');
    return 0;
  }
  const command = await findCommand(name);
  if (!command) return unknown(name, io);
  io.say(`Usage: ${usageOf(command)}\n\n${[capital(command.summary) + '.', ...command.details].join('\n')}`);
  return 0;
}

function unknown(name: string, io: CommandIo): number {
  const meant = commands.find((command) => command.name.startsWith(name));
  const hint = meant ? ` Did you mean "${meant.name}"?` : '';
  io.complain(`There is no command "${name}".${hint}\nnpm run shop -- help lists them.`);
  return 2;
}

const usageOf = (command: Command) => `npm run shop -- ${command.name} ${command.usage}`.trimEnd();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
