/**
 * What the shop's own code costs: shoppers call the shop while its statements are recorded, then make the same calls to a bare
 * `node:http` + `pg` handler that sends the same statements with the same values to a copy of the same database and answers
 * the same bytes. Both work on what they did before, so the copy goes through the same states.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bench } from './bench.ts';
import { median } from './median.ts';
import { createShopper, repeatCalls, type MadeCall, type Shopper } from './buyers.ts';
import type { RecordedRequest, SentStatement } from './recorder.ts';
import { databaseProcessorMs } from './processor-time.ts';
import { copyDatabase, send, startRecordedShop } from './recorded-shop.ts';

/** A call that the bare handler can answer: its statements, those of one transaction together. */
export type ReplayedCall = { id: string; statements: SentStatement[][]; answer: string };

/** What the shoppers do. `work` is done once by each in every round; `round` counts from 0, the first of which is not measured. */
export type Replay = { shoppers: number; prepare?: string; work(shopper: Shopper, at: { shopper: number; round: number }): Promise<void> };

/** What came of it: medians over the rounds, processor time a call, and the calls of the last with their statements besides `begin` and `commit`. */
export type Replayed = {
  shop: number;
  bare: number;
  ratio: number;
  shopMs: number;
  databaseMs: number;
  lastRound: { path: string; statements: number }[];
  copyUrl: string;
  shopUrl: string;
};

const begins = /^(begin|start transaction)/i;
const ends = /^(commit|rollback)$/i;
const isBoundary = (text: string) => begins.test(text) || ends.test(text);

/** Measures shop and bare handler in turns. Rates are rounds of all shoppers' calls. */
export async function compareByReplay(bench: Bench, { shoppers: count, prepare, work }: Replay): Promise<Replayed> {
  const databaseUrl = await bench.copyLargeDatabase();
  if (prepare) await send(databaseUrl, prepare);
  const copyUrl = await copyDatabase(databaseUrl);
  const shop = await startRecordedShop(bench, databaseUrl);
  const bare = await startReplay(bench, copyUrl);
  const shoppers = Array.from({ length: count }, () => createShopper(shop.url));
  bench.atEnd(async () => shoppers.forEach((shopper) => shopper.close()));
  const rounds: { shop: number; bare: number; shopMs: number; databaseMs: number }[] = [];
  let last: Replayed['lastRound'] = [];
  let callCount = 0;
  for (let round = 0; round <= bench.runs; round += 1) {
    const databaseMs = databaseProcessorMs(databaseUrl);
    const shopSeconds = await timed(() => Promise.all(shoppers.map((shopper, index) => work(shopper, { shopper: index, round }))));
    const made = shoppers.map((shopper) => shopper.made.splice(0));
    const taken = await shop.take();
    const processor = { shopMs: taken.processorMs, databaseMs: databaseProcessorMs(databaseUrl) - databaseMs };
    const recorded = new Map(taken.requests.map((request) => [request.id, request]));
    await bare.learn(made.flat().map((call) => ({ id: call.id, answer: call.answer, statements: grouped(recordOf(recorded, call)) })));
    const bareSeconds = await timed(() => repeatCalls(bare.url, made));
    if (round > 0) rounds.push({ shop: shopSeconds, bare: bareSeconds, ...processor });
    last = made.flat().map((call) => ({ path: call.path, statements: recordOf(recorded, call).statements.filter(({ text }) => !isBoundary(text)).length }));
    callCount = made.flat().length;
  }
  return {
    shop: callCount / median(rounds.map((round) => round.shop)),
    bare: callCount / median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.bare / round.shop)),
    shopMs: median(rounds.map((round) => round.shopMs)) / callCount,
    databaseMs: median(rounds.map((round) => round.databaseMs)) / callCount,
    lastRound: last,
    copyUrl,
    shopUrl: databaseUrl,
  };
}

function recordOf(recorded: ReadonlyMap<string, RecordedRequest>, { id, path }: MadeCall): RecordedRequest {
  const record = recorded.get(id);
  if (!record) throw new Error(`${path} was not recorded`);
  return record;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

/** A transaction's statements together, every other one alone, in the order in which they began. */
function grouped({ statements }: RecordedRequest): SentStatement[][] {
  const groups: SentStatement[][] = [];
  const open = new Map<number, SentStatement[]>();
  for (const statement of statements) {
    const group = open.get(statement.connection);
    if (group) group.push(statement);
    else groups.push([statement]);
    if (begins.test(statement.text)) open.set(statement.connection, groups.at(-1)!);
    if (ends.test(statement.text)) open.delete(statement.connection);
  }
  return groups;
}

async function startReplay(bench: Bench, databaseUrl: string): Promise<{ url: string; learn(calls: ReplayedCall[]): Promise<void> }> {
  const child = fork(fileURLToPath(new URL('replay-server.ts', import.meta.url)), {
    env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    serialization: 'advanced',
  });
  bench.atEnd(
    () =>
      new Promise<void>((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once('exit', () => done());
        child.kill();
      }),
  );
  const received = <Message>() =>
    new Promise<Message>((done, fail) => {
      const ended = () => fail(new Error('the bare handler ended'));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        done(message as Message);
      });
    });
  const { port } = await received<{ port: number }>();
  return {
    url: `http://localhost:${port}`,
    async learn(calls) {
      const taken = received();
      child.send(calls);
      await taken;
    },
  };
}
