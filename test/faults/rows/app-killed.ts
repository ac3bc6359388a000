/** The shop's process is killed (-9) while orders are being placed and paid: nothing acknowledged is lost, nothing happens twice. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf } from '#test/harness/built-shop.ts';
import { payByCard, prepareBuyers, submit, type Answer, type Buyer } from '../buyers.ts';
import { faultRow } from '../fault.ts';
import { count, query } from '../look-up.ts';

const stocked = 100_000;
const longestMs = 90;
const notifiedWithinMs = 200_000;

type Purchase = { buyer: Buyer; key: string; placed: Answer };

export default faultRow({
  title: 'The application killed while orders are placed and paid',
  full: { kills: 300, buyers: 6 },
  short: { kills: 20, buyers: 3 },
  async run(faults, { kills, buyers: perKill }) {
    const shop = await faults.startShop();
    const variants = await shop.sell({ variants: [{ onHand: stocked }, { onHand: stocked }] });
    const purchases: Purchase[] = [];
    const seen = { cutOff: 0, otherOrder: 0, slowestMs: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      const buyers = await prepareBuyers(shop, perKill, { skus: variants.map(({ sku }) => sku) });
      const last = purchases.slice(-perKill);
      const orders = Promise.all(buyers.map((buyer, index) => orNull(submit(shop, buyer, `kill-${kill}-${index}`))));
      const payments = Promise.all(last.map(({ placed }) => orNull(payByCard(shop, placed))));
      await sleep(randomInt(1, longestMs));
      await endOf(shop.process.process, 'SIGKILL');
      const answers = await orders;
      seen.cutOff += [...answers, ...(await payments)].filter((answer) => answer === null).length;

      seen.slowestMs = Math.max(seen.slowestMs, await shop.startAgain());
      for (const { placed } of last) await payByCard(shop, placed);
      for (const [index, buyer] of buyers.entries()) {
        const placed = await submit(shop, buyer);
        if (placed.code !== 0) throw new Error(`a checkout cannot be submitted after the kill: ${placed.text}`);
        const before = answers[index];
        if (before?.code === 0 && before.data.orderNo !== placed.data.orderNo) seen.otherOrder += 1;
        purchases.push({ buyer, key: `kill-${kill}-${index}`, placed });
      }
    }
    for (const { placed } of purchases.slice(-perKill)) await payByCard(shop, placed);
    // A key whose request died is taken over once its lease has ended, and answers the same order.
    await query(shop, "update idempotency_key set created_at = created_at - interval '1 hour' where status is null");
    for (const { buyer, key, placed } of purchases.slice(0, 3 * perKill)) {
      if ((await submit(shop, buyer, key)).data?.orderNo !== placed.data.orderNo) seen.otherOrder += 1;
    }
    // Where the kill came between the card and the order, the provider's webhook pays it: at the latest when the job of a dead process is taken over.
    const paid = () => count(shop, "select count(*) from orders where pay_status = 'paid'");
    for (const end = performance.now() + notifiedWithinMs; (await paid()) < purchases.length && performance.now() < end;) await sleep(250);
    return [
      { figure: 'kills', value: kills, unit: '', target: null },
      // Else nothing was ever killed in the middle, and nothing was shown.
      { figure: 'requests cut off by a kill', value: seen.cutOff, unit: '', target: { atLeast: kills / 4 } },
      { figure: 'orders', value: await count(shop, 'select count(*) from orders'), unit: '', target: { exactly: kills * perKill } },
      { figure: 'orders paid', value: await paid(), unit: '', target: { exactly: kills * perKill } },
      { figure: 'retries that made another order', value: seen.otherOrder, unit: '', target: { exactly: 0 } },
      { figure: 'carts that still hold what was bought', value: await count(shop, 'select count(*) from cart_line'), unit: '', target: { exactly: 0 } },
      { figure: 'serving again, slowest', value: seen.slowestMs / 1000, unit: 's', target: { atMost: 5 } },
    ];
  },
});

const orNull = (answer: Promise<Answer>): Promise<Answer | null> =>
  answer.then(
    (whole) => whole,
    () => null,
  );
