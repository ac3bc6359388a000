/** Shapes that variables share, and variables that need each other. */
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';

/** What matches a pattern. */
export const text = (pattern: RegExp) => z.string().regex(pattern);

/** A whole number within bounds. */
export const wholeNumber = (lowest: number, highest: number) =>
  text(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest);

/** An address of one of these protocols. */
export const address = (protocols: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.replace(':', '')));

/** A web address as it was written. */
export const httpUrl = address(['http', 'https']);

/** The same, to which paths are added: without a slash at its end. */
export const baseAddress = httpUrl.transform((value) => value.replace(/\/+$/, ''));

/** A service's API somewhere else than usual. */
export const apiUrl = { schema: baseAddress, rule: 'an address such as https://api.example' } as const;

/** The values of variables that go together; null where none of them is set. @throws StartupError when only some are */
export function setTogether<const Names extends readonly string[]>(
  given: Readonly<Partial<Record<Names[number], string>>>,
  names: Names,
): { [At in keyof Names]: string } | null {
  const values = names.map((name) => given[name as Names[number]]);
  if (values.every((value) => value === undefined)) return null;
  if (values.includes(undefined)) throw new StartupError('A setting is missing.', [`${names.slice(0, -1).join(', ')} and ${names.at(-1)} are set together`]);
  return values as unknown as { [At in keyof Names]: string };
}

/** Refuses variables that are set without the one that they belong to. @throws StartupError */
export function expectSet<Name extends string>(given: Readonly<Partial<Record<Name, unknown>>>, needed: Name, those: readonly Name[]): void {
  const alone = those.filter((name) => name !== needed && given[name] !== undefined);
  if (given[needed] === undefined && alone.length > 0) throw new StartupError('A setting is missing.', [`${alone.join(' and ')} is set and ${needed} is not`]);
}
