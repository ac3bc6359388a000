/** What tests ask of the API's operations and what comes of it: the examples of the OpenAPI documents are taken from here and held to it (docs/decisions/0840). */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Exchange, Exchanges } from '#server/api-docs/examples.ts';
import { normalised } from './normalised.ts';

/** An exchange as it went over the wire; `operation` is its name in the examples. */
export type Seen = { operation: string; outcome: string; isCommon: boolean; request: NonNullable<Exchange['request']>; answer: unknown };

const folder = 'src/server/api-docs/examples';
/** The files of examples: of operations, and of refusals that many have in common. */
export const exampleFiles = ['web', 'admin', 'common'] as const;
export const exampleFile = (name: string): string => `${folder}/${name}.json`;

let seen: Seen[] = [];
/** Notes an exchange. */
export const noteSeen = (one: Seen): void => void seen.push(one);
/** What was noted since the last call. */
export function takeSeen(): Seen[] {
  const taken = seen;
  seen = [];
  return taken;
}

/** Of the longest lists two entries are enough to see what they hold, and of the longest texts the beginning. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 600 ? `${value.slice(0, 200)}…` : value;
  if (Array.isArray(value)) return (value.length > 3 ? value.slice(0, 2) : value).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** An exchange as it is compared and written: the same in each run. */
export const asExample = ({ request, answer }: Seen): Pick<Exchange, 'request' | 'answer'> => normalised(shortened({ request, answer })) as never;

const known = new Map<string, Exchanges>();
/** The examples as they are committed. */
export function readExampleFile(name: string): Exchanges {
  const read = known.get(name) ?? (existsSync(exampleFile(name)) ? (JSON.parse(readFileSync(exampleFile(name), 'utf8')) as Exchanges) : {});
  known.set(name, read);
  return read;
}

/** Writes examples, one outcome a line, in the order of the alphabet. */
export function writeExampleFile(name: string, exchanges: Exchanges): void {
  const sorted = <Value>(entries: Record<string, Value>) => Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const lines = sorted(exchanges)
    .filter(([, outcomes]) => Object.keys(outcomes).length > 0)
    .map(
      ([operation, outcomes]) =>
        `${JSON.stringify(operation)}:{\n${sorted(outcomes)
          .map(([outcome, exchange]) => `${JSON.stringify(outcome)}:${JSON.stringify(exchange)}`)
          .join(',\n')}\n}`,
    );
  writeFileSync(exampleFile(name), `{\n${lines.join(',\n')}\n}\n`);
}
