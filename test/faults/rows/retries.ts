/** The last button is pressed again and again, by people and by programs: with the same key, with new ones, side by side and one after another. */
import { inTurns, prepareBuyer, submit, type Answer, type Buyer } from '../buyers.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { count } from '../look-up.ts';

const checkoutsAtOnce = 12;
const pauseMs = 100;

export default faultRow({
  title: 'Checkouts submitted again and again',
  full: { checkouts: 1_000, presses: 11 },
  short: { checkouts: 20, presses: 6 },
  async run(faults, { checkouts, presses }) {
    const shop = await faults.startShop();
    const [mug] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const seen = { retries: 0, unclear: 0, severalOrders: 0, otherBytes: 0 };
    await inTurns(checkouts, checkoutsAtOnce, async (index) => {
      const buyer = await prepareBuyer(shop, { skus: [mug!.sku] });
      const key = `key-${index}`;
      const answers = await Promise.all(
        Array.from({ length: presses }, (_, press) => untilClear(shop, { buyer, key: press % 2 === 0 ? key : `${key}-${press}` })),
      );
      seen.retries += presses - 1;
      seen.unclear += answers.filter(({ code }) => code !== 0).length;
      if (new Set(answers.map(({ data }) => data?.orderNo)).size !== 1) seen.severalOrders += 1;
      if (new Set(answers.filter((_, press) => press % 2 === 0).map(({ text }) => text)).size !== 1) seen.otherBytes += 1;
    });
    const orders = await count(shop, 'select count(*) from orders');
    const attempts = await count(shop, 'select count(*) from payment_attempt');
    return [
      { figure: 'retried submissions', value: seen.retries, unit: '', target: { atLeast: checkouts * (presses - 1) } },
      { figure: 'duplicate orders', value: orders - checkouts, unit: '', target: { exactly: 0 } },
      { figure: 'duplicate payments', value: attempts - checkouts, unit: '', target: { exactly: 0 } },
      { figure: 'checkouts answered with two orders', value: seen.severalOrders, unit: '', target: { exactly: 0 } },
      { figure: 'keys with two different answers', value: seen.otherBytes, unit: '', target: { exactly: 0 } },
      { figure: 'submissions without an order number', value: seen.unclear, unit: '', target: { exactly: 0 } },
    ];
  },
});

/** "It is being done" (409) is no answer yet: it is asked again, as its `Retry-After` says. */
async function untilClear(shop: FaultShop, { buyer, key }: { buyer: Buyer; key: string }): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await submit(shop, buyer, key);
    if (answer.status !== 409 || answer.code !== 40 || tries > 100) return answer;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
