/** Words and options of a command, checked against what it takes. */
import { parseArgs } from 'node:util';
import { WrongUsage } from './command.ts';

type Kind = 'string' | 'boolean';
type Options<Taken extends Record<string, Kind>> = { [Name in keyof Taken]?: Taken[Name] extends 'boolean' ? boolean : string };

/** Splits `args`; `words` is the number of positional arguments. @throws WrongUsage */
export function readArguments<Taken extends Record<string, Kind>>(
  args: readonly string[],
  words: number,
  taken: Taken,
): { words: string[]; options: Options<Taken> } {
  const options = Object.fromEntries(Object.entries(taken).map(([name, type]) => [name, { type }]));
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    if (parsed.positionals.length !== words)
      throw new WrongUsage(words === 0 ? 'it takes no words' : `it takes ${words === 1 ? 'one word' : `${words} words`}`);
    return { words: parsed.positionals, options: parsed.values as Options<Taken> };
  } catch (error) {
    if (error instanceof WrongUsage) throw error;
    throw new WrongUsage((error as Error).message.split('. ')[0]!);
  }
}
