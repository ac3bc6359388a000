/**
 * Holds the examples of the OpenAPI documents to the tests they were taken from (docs/decisions/0840). After each test file: what is said to come of it came of it,
 * and in files that give examples no operation refused for a reason that its document does not name. `npm run examples` writes them instead.
 */
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { Exchange, Exchanges } from '#server/api-docs/examples.ts';
import { asExample, exampleFiles, readExampleFile, takeSeen, writeExampleFile, type Seen } from './exchanges.ts';

const isWriting = process.env['EXAMPLES'] === 'write';
const file = relative(process.cwd(), expect.getState().testPath ?? '');

/** Where tests are whose exchanges are there to be read: theirs go before those of others. */
const shown = 'test/examples/';
const isForShow = file.startsWith(shown);

type Task = { type: string; result?: { state?: string }; mode?: string; tasks?: readonly Task[] };
/** Whether every test of a file ran and passed: else what is missing says nothing. */
const ranWhole = (task: Task): boolean => (task.tasks ? task.tasks.every(ranWhole) : task.result?.state === 'pass');

/** What a value is made of: objects by their fields, lists by what they hold, anything else by its type. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(shapeOf(one))))].slice(0, 1);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, shapeOf((value as Record<string, unknown>)[name])]),
  );
}

/** What an answer says of itself: its own code and reason, not those of what it holds, which may be drawn at random. */
const verdictOf = (answer: unknown) => {
  const { code, reason } = (answer ?? {}) as { code?: unknown; reason?: unknown };
  return [code, reason];
};

const comparedOf = ({ request, answer }: Pick<Exchange, 'request' | 'answer'>) => JSON.stringify([shapeOf([request ?? {}, answer]), verdictOf(answer)]);

const isAlike = (seen: Seen, example: Exchange) => comparedOf(asExample(seen)) === comparedOf(example);

/** The examples of this file, with where they stand. */
function* ofThisFile(
  files: ReadonlyMap<string, Exchanges>,
): Generator<{ place: Record<string, Exchange>; operation: string; outcome: string; example: Exchange }> {
  for (const exchanges of files.values())
    for (const [operation, place] of Object.entries(exchanges))
      for (const [outcome, example] of Object.entries(place)) if (example.from === file) yield { place, operation, outcome, example };
}

const seenOf = (all: readonly Seen[], { operation, outcome }: { operation: string; outcome: string }) =>
  all.filter((one) => one.outcome === outcome && one.operation === operation);

/** The clearest of several: of answers one of middling length, of refusals the shortest. */
function clearest(all: readonly Seen[], outcome: string): Seen {
  const middling = outcome === 'success' ? 1_200 : 0;
  const distance = (one: Seen) => Math.abs(JSON.stringify([one.request, one.answer]).length - middling);
  return all.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

const written = (seen: Seen): Exchange => {
  const { request, answer } = asExample(seen);
  return { from: file, ...(request && Object.keys(request).length > 0 ? { request } : {}), answer };
};

/** Where an exchange has its example, if it has one. */
function placeOf(files: ReadonlyMap<string, Exchanges>, { operation, isCommon }: Seen): Record<string, Exchange> {
  const exchanges = files.get(isCommon ? 'common' : operation.includes(' /api/web/') ? 'web' : 'admin')!;
  return (exchanges[isCommon ? 'any' : operation] ??= {});
}

function write(files: ReadonlyMap<string, Exchanges>, all: readonly Seen[]): void {
  for (const { place, operation, outcome, example } of ofThisFile(files)) {
    const again = operation === 'any' ? all.filter((one) => one.outcome === outcome) : seenOf(all, { operation, outcome });
    const same = again.find((one) => isAlike(one, example)) ?? (again.length > 0 ? clearest(again, outcome) : undefined);
    if (same) place[outcome] = written(same);
    else delete place[outcome];
  }
  for (const one of all) {
    const place = placeOf(files, one);
    const { outcome } = one;
    const isBetter = isForShow && place[outcome] !== undefined && !place[outcome].from.startsWith(shown);
    if (place[outcome] && !isBetter) continue;
    place[outcome] = written(clearest(one.isCommon ? all.filter((other) => other.outcome === outcome) : seenOf(all, one), outcome));
  }
  for (const [name, exchanges] of files) writeExampleFile(name, exchanges);
}

/** What is wrong with the examples of this file, and which refusals no document names. */
function problems(files: ReadonlyMap<string, Exchanges>, { all, isWhole }: { all: readonly Seen[]; isWhole: boolean }): string[] {
  const own = [...ofThisFile(files)];
  const known = (one: Seen) => one.isCommon || one.outcome === 'success' || one.outcome in placeOf(files, one);
  const unnamed = (own.length > 0 ? all : []).filter((one) => !known(one));
  const silent = unnamed.map(({ operation, outcome }) => `${operation} refuses with ${outcome}: its document does not name that reason`);
  const gone = own.filter(
    ({ operation, outcome, example }) =>
      !all.some((one) => one.outcome === outcome && (operation === 'any' || one.operation === operation) && isAlike(one, example)),
  );
  const lost = isWhole ? gone.map(({ operation, outcome }) => `${operation} ${outcome}: the example is no longer what this file sends and is answered`) : [];
  return [...new Set([...silent, ...lost])];
}

takeSeen();
// oxlint-disable-next-line no-empty-pattern -- Vitest reads this pattern, and gives the file after it
afterAll(({}, suite) => {
  const all = takeSeen();
  const files = new Map(exampleFiles.map((name) => [name as string, readExampleFile(name)]));
  if (isWriting) return write(files, all);
  const found = problems(files, { all, isWhole: ranWhole(suite as Task) });
  if (found.length > 0) throw new Error(`${found.join('\n')}\nWhere that is right: npm run examples -- ${file}`);
  return undefined;
});
