/** Three times as many requests as the shop can answer, for a while: it goes on answering nearly as many as before, and answers 503 to the others. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { faultRow } from '../fault.ts';

const lanes = 16;
const times = 3;
/** Nobody waits longer for a page. */
const patienceMs = 5_000;

export default faultRow({
  title: 'Three times as many requests as can be answered',
  full: { measuredMs: 10_000, overloadedMs: 30_000 },
  short: { measuredMs: 2_000, overloadedMs: 5_000 },
  async run(faults, { measuredMs, overloadedMs }) {
    const shop = await faults.startShop();
    await shop.sell({ variants: [{ onHand: 100_000 }] });
    let asked = 0;
    // Each another search, which no cache holds.
    const ask = () => search(`${shop.url}/search?q=thing+${(asked += 1)}`);
    const answersOf = async (ms: number) => {
      const until = performance.now() + ms;
      const lane = async (): Promise<number> => ((await ask()) === 200 ? 1 : 0) + (performance.now() < until ? await lane() : 0);
      return (await Promise.all(Array.from({ length: lanes }, lane))).reduce((sum, count) => sum + count, 0) / (ms / 1_000);
    };
    await answersOf(measuredMs);
    const capacity = await answersOf(measuredMs);
    const { good, rejected, late } = await flood(ask, { perSecond: times * capacity, ms: overloadedMs });
    const after = await answersOf(measuredMs);
    return [
      { figure: 'searches a second that can be answered', value: capacity, unit: '', target: null },
      { figure: 'of three times as many, answered in 5 s, a second', value: good / (overloadedMs / 1_000), unit: '', target: null },
      { figure: 'the same as a part of what can be answered', value: (100 * good) / (overloadedMs / 1_000) / capacity, unit: '%', target: { atLeast: 80 } },
      { figure: 'answered 503', value: rejected, unit: '', target: null },
      { figure: 'not answered in 5 s', value: late, unit: '', target: null },
      { figure: 'afterwards, as a part of before', value: (100 * after) / capacity, unit: '%', target: { atLeast: 80 } },
    ];
  },
});

const stepMs = 20;

/** Asks so often, whether or not what was asked before is answered; as many people do. */
async function flood(
  ask: () => Promise<number | null>,
  { perSecond, ms }: { perSecond: number; ms: number },
): Promise<{ good: number; rejected: number; late: number }> {
  const seen = { good: 0, rejected: 0, late: 0 };
  const open: Promise<void>[] = [];
  const begun = performance.now();
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - begun) {
    for (const due = Math.floor((elapsed / 1_000) * perSecond); open.length < due;)
      open.push(ask().then((status) => void (seen[status === 200 ? 'good' : status === 503 ? 'rejected' : 'late'] += 1)));
    await sleep(stepMs);
  }
  await Promise.all(open);
  return seen;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });

/** The status of the answer; null where there is none in time. */
const search = (url: string): Promise<number | null> =>
  new Promise((done) => {
    const signal = AbortSignal.timeout(patienceMs);
    const asked = request(url, { agent, signal }, (answer) => {
      answer.resume();
      answer.on('end', () => done(answer.statusCode!));
      answer.on('error', () => done(null));
    });
    asked.on('error', () => done(null));
    asked.end();
  });
