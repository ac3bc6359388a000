/** A command of the shop's command line. */
import type { Readable, Writable } from 'node:stream';
import type { Config } from '../config/config.ts';

/** The input of a command. `say` is standard output, where its result goes; `complain` is the error output. */
export type CommandInput = { config: Config; args: readonly string[]; say(line: string): void; complain(line: string): void; streams: CommandStreams };

/** Standard input and output, for commands that take or give a file by them. */
export type CommandStreams = { input: Readable; output: Writable & { isTTY?: boolean } };

/** A command. `run` answers the exit code: 0 done, 1 could not be done, 2 wrongly called. */
export type Command = {
  name: string;
  /** What follows the name (`FILE [--force]`). */
  usage: string;
  /** One line for the list. */
  summary: string;
  /** More, for `help <command>`. */
  details: readonly string[];
  run(input: CommandInput): Promise<number>;
};

/** A command called in a way that it does not understand; its usage is shown. */
export class WrongUsage extends Error {}
