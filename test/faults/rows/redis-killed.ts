/** Two nodes share a Redis, which is killed and started again, or hangs, while people read and buy and the shop is changed. */
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { findProgram, runProgram } from '#test/harness/programs.ts';
import { faultRow } from '../fault.ts';
import { seenAfter, startBalancer, startNode, trade } from '../nodes.ts';
import { signInOwner } from '../staff.ts';

export default faultRow({
  title: 'Redis killed and hanging under load',
  full: { rounds: 20 },
  short: { rounds: 2 },
  async run(faults, { rounds }) {
    const program = findProgram('TEST_REDIS', ['redis-server', 'valkey-server']);
    if (!program) return [];
    const port = await freePort();
    const redis = await runProgram(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], port);
    faults.atEnd(() => redis.kill());
    const environment = { REDIS_URL: `redis://127.0.0.1:${port}` };
    const shop = await faults.startShop({ database: 'server', environment });
    const other = await startNode(faults, shop, environment);
    const [variant] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const owner = await signInOwner(shop);
    let changes = 0;
    const change = () => owner.nameShop(`Name ${(changes += 1)}`);
    const people = trade(shop, await startBalancer(faults, [shop, other]), [variant!.sku]);
    const seen = { with: 0, killed: 0, hanging: 0, back: 0 };
    for (let round = 0; round < rounds; round += 1) {
      seen.with = Math.max(seen.with, await seenAfter(change, other));
      await redis.kill();
      seen.killed = Math.max(seen.killed, await seenAfter(change, other));
      await redis.start();
      seen.back = Math.max(seen.back, await seenAfter(change, other));
      redis.pause();
      seen.hanging = Math.max(seen.hanging, await seenAfter(change, other));
      redis.resume();
      seen.back = Math.max(seen.back, await seenAfter(change, other));
    }
    const { requests, failed, slowestMs } = await people.stop();
    return [
      { figure: 'Redis killed, and hanging', value: 2 * rounds, unit: '', target: null },
      { figure: 'requests meanwhile', value: requests, unit: '', target: { atLeast: 20 * rounds } },
      { figure: 'requests failed', value: failed.length, unit: '', target: { exactly: 0 } },
      { figure: 'a change seen on the other node, slowest', value: seen.with, unit: 's', target: { atMost: 0.2 } },
      { figure: 'the same just after Redis was killed', value: seen.killed, unit: 's', target: { atMost: 3 } },
      { figure: 'the same while it hangs', value: seen.hanging, unit: 's', target: { atMost: 3 } },
      { figure: 'the same just after it is back', value: seen.back, unit: 's', target: { atMost: 3 } },
      { figure: 'slowest page or purchase', value: slowestMs / 1_000, unit: 's', target: null },
    ];
  },
});
