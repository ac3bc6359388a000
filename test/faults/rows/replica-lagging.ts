/** A replica that lags for half a minute, and one that is killed, while people read and buy and the shop is changed. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareDatabase } from '#test/harness/prepared-database.ts';
import { startReplicated } from '#test/harness/replica.ts';
import { send } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { seenAfter, trade } from '../nodes.ts';
import { signInOwner } from '../staff.ts';

const token = 'token-of-the-metrics';
const changeEveryMs = 3_000;
const usedAgainWithinMs = 60_000;

export default faultRow({
  title: 'A replica that lags and one that is killed under load',
  full: { rounds: 5, lagMs: 30_000 },
  short: { rounds: 1, lagMs: 3_000 },
  async run(faults, { rounds, lagMs }) {
    const pair = await startReplicated(prepareDatabase);
    faults.atEnd(() => pair.stop());
    const environment = { DATABASE_REPLICA_URL: pair.replicaUrl, METRICS_TOKEN: token };
    const shop = await faults.startShop({ database: { url: pair.primaryUrl }, environment });
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const owner = await signInOwner(shop);
    let changes = 0;
    const change = () => owner.nameShop(`Name ${(changes += 1)}`);
    const isUsed = async () =>
      /^database_replica_used\{[^}]*\} 1$/m.test((await send(`${shop.url}/metrics`, { method: 'GET', headers: { authorization: `Bearer ${token}` } })).text);
    const untilUsed = async () => {
      const since = performance.now();
      while (!(await isUsed())) {
        if (performance.now() - since > usedAgainWithinMs) break;
        await sleep(50);
      }
      return (performance.now() - since) / 1_000;
    };
    await untilUsed();
    const people = trade(shop, shop.url, [variant!.sku]);
    const seen = { lagging: 0, killed: 0, usedAgain: 0 };
    for (let round = 0; round < rounds; round += 1) {
      await onReplica(pair.replicaUrl, 'select pg_wal_replay_pause()');
      for (const end = performance.now() + lagMs; performance.now() < end; await sleep(changeEveryMs))
        seen.lagging = Math.max(seen.lagging, await seenAfter(change, shop));
      await onReplica(pair.replicaUrl, 'select pg_wal_replay_resume()');
      seen.usedAgain = Math.max(seen.usedAgain, await untilUsed());
      await pair.kill();
      seen.killed = Math.max(seen.killed, await seenAfter(change, shop));
      await pair.start();
      seen.usedAgain = Math.max(seen.usedAgain, await untilUsed());
    }
    const { requests, failed } = await people.stop();
    return [
      { figure: `lags of ${lagMs / 1_000} s, and kills`, value: 2 * rounds, unit: '', target: null },
      { figure: 'requests meanwhile', value: requests, unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed', value: failed.length, unit: '', target: { exactly: 0 } },
      { figure: 'a change seen while the replica lags, slowest', value: seen.lagging, unit: 's', target: { atMost: 0.2 } },
      { figure: 'the same just after it was killed', value: seen.killed, unit: 's', target: { atMost: 0.2 } },
      { figure: 'used again, slowest', value: seen.usedAgain, unit: 's', target: { atMost: 10 } },
    ];
  },
});

/** What has not been replayed for long ends statements as soon as it is; these can be asked again. */
const conflict = '40001';

async function onReplica(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    while (!(await client.query(statement).catch((error: { code?: string }) => (error.code === conflict ? null : Promise.reject(error as Error)))));
  } finally {
    await client.end();
  }
}
