/** The shop's own PostgreSQL is killed (-9), whole or one connection of it, while orders are being placed. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBuyers, send, submit, type Answer } from '../buyers.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { count, query } from '../look-up.ts';

const stocked = 100_000;
const longestMs = 90;
const limitMs = 60_000;

export default faultRow({
  title: 'PostgreSQL killed while orders are placed',
  full: { kills: 50, buyers: 6 },
  short: { kills: 5, buyers: 4 },
  async run(faults, { kills, buyers: perKill }) {
    const shop = await faults.startShop({ database: 'own' });
    const variants = await shop.sell({ variants: [{ onHand: stocked }, { onHand: stocked }] });
    const seen = { cutOff: 0, unclear: 0, otherOrder: 0, slowestMs: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const buyers = await prepareBuyers(shop, perKill, { skus: variants.map(({ sku }) => sku) });
      const target = kill % 2 === 0 ? databaseOf(shop) : await connectionOf(shop);
      const orders = Promise.all(buyers.map((buyer, index) => submit(shop, buyer, `kill-${kill}-${index}`)));
      await sleep(randomInt(1, longestMs));
      process.kill(target, 'SIGKILL');
      const killedAt = performance.now();
      // The shop's process lives: everybody gets an answer.
      const answers = await orders;
      seen.cutOff += answers.filter(({ code }) => code !== 0).length;
      const unclear = answers.filter(({ code, status }) => code !== 0 && status !== 503);
      for (const { status, text } of unclear) console.error(`answered ${status}: ${text}`);
      seen.unclear += unclear.length;

      const again = await untilPlaced(shop, buyers);
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - killedAt);
      for (const [index, placed] of again.entries()) {
        if (answers[index]!.code === 0 && answers[index]!.data.orderNo !== placed.data.orderNo) seen.otherOrder += 1;
      }
    }
    return [
      { figure: 'kills', value: kills, unit: '', target: null },
      { figure: 'orders cut off by a kill', value: seen.cutOff, unit: '', target: { atLeast: kills / 2 } },
      { figure: 'answers that were neither an order nor 503', value: seen.unclear, unit: '', target: { exactly: 0 } },
      { figure: 'orders', value: await count(shop, 'select count(*) from orders'), unit: '', target: { exactly: kills * perKill } },
      { figure: 'retries that made another order', value: seen.otherOrder, unit: '', target: { exactly: 0 } },
      { figure: 'carts that still hold what was bought', value: await count(shop, 'select count(*) from cart_line'), unit: '', target: { exactly: 0 } },
      { figure: 'serving again, slowest', value: seen.slowestMs / 1000, unit: 's', target: { atMost: 15 } },
    ];
  },
});

/** Submits again until every buyer has an order. */
async function untilPlaced(shop: FaultShop, buyers: Parameters<typeof submit>[1][]): Promise<Answer[]> {
  const placed: Answer[] = [];
  for (const end = performance.now() + limitMs; ; await sleep(50)) {
    const ready = await send(`${shop.url}/readyz`, { method: 'GET' });
    while (ready.status === 200 && placed.length < buyers.length) {
      const answer = await submit(shop, buyers[placed.length]!);
      if (answer.code !== 0) break;
      placed.push(answer);
    }
    if (placed.length === buyers.length) return placed;
    if (performance.now() > end) throw new Error('the shop does not serve again');
  }
}

/** The server's first process. */
function databaseOf({ dataDir }: FaultShop): number {
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string };
  return Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** The process behind one of the shop's connections; when it dies so, PostgreSQL ends all others and recovers. */
async function connectionOf(shop: FaultShop): Promise<number> {
  const [row] = await query<{ pid: number }>(shop, "select pid from pg_stat_activity where application_name = 'vitrine' and pid <> pg_backend_pid() limit 1");
  return row!.pid;
}
