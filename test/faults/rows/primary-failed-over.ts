/** The primary is gone for good and its synchronous replica takes its place behind one address, while people read and buy. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startNetwork } from '#test/harness/network.ts';
import { prepareDatabase } from '#test/harness/prepared-database.ts';
import { startReplicated } from '#test/harness/replica.ts';
import { prepareBuyer, send, submit } from '../buyers.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { acknowledgedExist } from '../invariants.ts';
import { seenAfter, startNode, trade } from '../nodes.ts';
import { signInOwner } from '../staff.ts';

const buysForMs = 3_000;

export default faultRow({
  title: 'A primary failed over under load',
  full: { failovers: 6 },
  short: { failovers: 1 },
  async run(faults, { failovers }) {
    const seen = { requests: 0, failed: 0, lost: 0, orderSeconds: 0, changeSeconds: 0 };
    for (let failover = 0; failover < failovers; failover += 1) {
      const pair = await startReplicated(prepareDatabase);
      faults.atEnd(() => pair.stop());
      const [primary, replica] = [new URL(pair.primaryUrl), new URL(pair.replicaUrl)];
      const network = await startNetwork(Number(primary.port));
      faults.atEnd(() => network.close());
      const shop = await faults.startShop({ database: { url: pair.primaryUrl.replace(`:${primary.port}/`, `:${network.port}/`) } });
      const node = await startNode(faults, shop);
      const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
      const owner = await signInOwner(shop);
      await commitOnBoth(pair.primaryUrl);
      const people = trade(shop, shop.url, [variant!.sku]);
      await sleep(buysForMs);
      await submitted(shop, variant!.sku, pair.killPrimary);
      network.refuse();
      network.lead(Number(replica.port));
      await onServer(pair.replicaUrl, 'select pg_promote()');
      network.mend();
      seen.orderSeconds = Math.max(seen.orderSeconds, await untilOrdered(shop, variant!.sku));
      // A page that nobody has asked for is in no cache, and never stale.
      await send(`${node.url}/`, { method: 'GET' });
      seen.changeSeconds = Math.max(seen.changeSeconds, await seenAfter(() => owner.nameShop(`Name ${failover}`), node));
      await sleep(buysForMs);
      const { requests, failed } = await people.stop();
      seen.requests += requests;
      seen.failed += failed.length;
      // By their numbers: orders whose answer was cut off do not stand in for those that are gone.
      seen.lost += (await onServer(pair.replicaUrl, acknowledgedExist.broken, [shop.acknowledged])).length;
    }
    return [
      { figure: 'failovers', value: failovers, unit: '', target: null },
      { figure: 'requests meanwhile', value: seen.requests, unit: '', target: { atLeast: 20 * failovers } },
      { figure: 'requests failed', value: seen.failed, unit: '', target: null },
      { figure: 'orders acknowledged and not there', value: seen.lost, unit: '', target: { exactly: 0 } },
      { figure: 'after the promotion until an order is placed, slowest', value: seen.orderSeconds, unit: 's', target: { atMost: 5 } },
      { figure: 'a change seen on the other node afterwards, slowest', value: seen.changeSeconds, unit: 's', target: { atMost: 3 } },
    ];
  },
});

/** From now on the primary answers a commit when the replica has it as well. */
async function commitOnBoth(url: string): Promise<void> {
  await onServer(url, "alter system set synchronous_standby_names = '*'");
  await onServer(url, 'select pg_reload_conf()');
}

async function onServer(url: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Calls `then` in the moment in which the shop has acknowledged an order: what PostgreSQL has not passed on by now, it never will. */
async function submitted(shop: FaultShop, sku: string, then: () => void): Promise<void> {
  const answer = await submit(shop, await prepareBuyer(shop, { skus: [sku], payment: 'bankTransfer' }));
  then();
  if (answer.code !== 0) throw new Error(`no order before the kill: ${answer.text}`);
}

async function untilOrdered(shop: FaultShop, sku: string): Promise<number> {
  const since = performance.now();
  for (;;) {
    const answer = await prepareBuyer(shop, { skus: [sku], payment: 'bankTransfer' })
      .then((buyer) => submit(shop, buyer))
      .catch(() => null);
    if (answer?.code === 0 || performance.now() - since > 60_000) return (performance.now() - since) / 1_000;
    await sleep(50);
  }
}
